import { goodsReviews, type GoodsReview } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Select, TextInput } from '@kyakhta/ui';
import { useState } from 'react';
import { basisPointsOf, percentOf } from './percent.ts';
import { SettingForm, useSettings, type SiteSettings } from './setting-form.tsx';
import { plansOf } from './plans.ts';

const counted = [
  'payWithinMinutes',
  'unpaidOrdersMax',
  'heldSharePercent',
  'waitingSharePercent',
  'payAfterContractHours',
  'automaticReceiptDays',
  'claimDays',
  'refundAnswerDays',
  'refundReturnDays',
  'refundTakeInDays',
  'refundSignedDays',
  'refundRulingDays',
  'overdueDays',
  'instalmentDays',
  'settleDays',
  'contractFrom',
] as const;
const payWays = ['balancePaySwitch', 'codSwitch'] as const;
const switched = [...payWays, 'contractsOn'] as const;
type Counted = (typeof counted)[number];
type Switched = (typeof switched)[number];
/** The same bounds as the contract's. */
const bounds: Readonly<Record<Counted, readonly [number, number]>> = {
  payWithinMinutes: [5, 10_080],
  unpaidOrdersMax: [1, 10_000],
  heldSharePercent: [1, 100],
  waitingSharePercent: [1, 100],
  payAfterContractHours: [1, 240],
  automaticReceiptDays: [1, 90],
  claimDays: [1, 90],
  refundAnswerDays: [1, 90],
  refundReturnDays: [1, 90],
  refundTakeInDays: [1, 90],
  refundSignedDays: [1, 90],
  refundRulingDays: [1, 30],
  overdueDays: [0, 60],
  contractFrom: [0, 10_000_000],
  instalmentDays: [1, 90],
  settleDays: [1, 90],
};

/** Times, commission, ways to pay and the address to write to. */
export function SiteRules({ settings }: { settings: SiteSettings }) {
  const { t } = useLingui();
  const currency = settings.settlementCurrency;
  const saving = useSettings(settings);
  const [numbers, setNumbers] = useState<Record<Counted, string>>(
    () => Object.fromEntries(counted.map((name) => [name, String(settings[name])])) as Record<Counted, string>,
  );
  const [switches, setSwitches] = useState<Record<Switched, boolean>>(
    () => Object.fromEntries(switched.map((name) => [name, settings[name]])) as Record<Switched, boolean>,
  );
  const [commission, setCommission] = useState(percentOf(settings.commissionBasisPoints));
  const [goodsReview, setGoodsReview] = useState<GoodsReview>(settings.goodsReview);
  const [contact, setContact] = useState(settings.contact);
  const [plans, setPlans] = useState(settings.instalmentPlans.join(', '));
  const [checked, setChecked] = useState(false);
  const { refusal } = saving;
  const points = basisPointsOf(commission);
  const problemOf = (name: Counted): string | null => {
    const [least, most] = bounds[name];
    const value = /^\d{1,8}$/.test(numbers[name].trim()) ? Number(numbers[name]) : Number.NaN;
    return value >= least && value <= most ? null : t`Write a whole number from ${least} to ${most}.`;
  };
  const commissionProblem =
    points === undefined || points > 5000 ? t`Write a percentage from 0 to 50 with at most two digits after the point.` : null;
  const wanted = plansOf(plans);
  const plansProblem =
    wanted === null ? t`Write plans such as 30-40-30, with commas between them; each makes 100 and begins before shipment.` : null;
  const wrong = plansProblem !== null || commissionProblem !== null || counted.some((name) => problemOf(name) !== null);
  const dirty =
    counted.some((name) => numbers[name] !== String(settings[name])) ||
    switched.some((name) => switches[name] !== settings[name]) ||
    commission !== percentOf(settings.commissionBasisPoints) ||
    goodsReview !== settings.goodsReview ||
    contact !== settings.contact ||
    plans !== settings.instalmentPlans.join(', ');
  const labels: Readonly<Record<Counted, { label: string; hint: string }>> = {
    payWithinMinutes: { label: t`Minutes to pay`, hint: t`After that an unpaid order closes and its goods are free again.` },
    unpaidOrdersMax: {
      label: t`Unpaid orders of a buyer`,
      hint: t`So many at most at once; those that wait for a contract or are paid on delivery count until they are signed and paid, or shipped.`,
    },
    heldSharePercent: {
      label: t`Share of goods that unpaid orders may hold, %`,
      hint: t`Of the free pieces of a variant, by one buyer; the least that can be ordered is always allowed.`,
    },
    waitingSharePercent: {
      label: t`Share of goods that may be held for days, %`,
      hint: t`Of the free pieces of a variant, by all orders together that wait for a contract, for a payment with days, or are paid on delivery. The rest is for those who pay at once.`,
    },
    payAfterContractHours: {
      label: t`Hours to pay once a contract is signed`,
      hint: t`From the supplier’s signature, which may come at any hour; after that an unpaid order closes.`,
    },
    automaticReceiptDays: { label: t`Days until receipt counts as given`, hint: t`Counted from the day the last package was signed for.` },
    claimDays: { label: t`Days to claim`, hint: t`After that the escrow is released to the store.` },
    refundAnswerDays: {
      label: t`Days to answer a refund`,
      hint: t`Of the store; after that it counts as agreed. The buyer has as many to go on after a refusal.`,
    },
    refundReturnDays: {
      label: t`Days to send goods back`,
      hint: t`Of the buyer, once the store has agreed; after that the refund closes.`,
    },
    refundTakeInDays: {
      label: t`Days to take returned goods in`,
      hint: t`From sending, while nobody has signed for the parcel: their way and the time to open it; after that they count as taken in.`,
    },
    refundSignedDays: {
      label: t`Days to take in a returned parcel that was signed for`,
      hint: t`Of the store, from the day its carrier tells; after that the goods count as taken in.`,
    },
    refundRulingDays: {
      label: t`Days to rule on a dispute`,
      hint: t`Of the operators, once both sides were heard; twice as many from the asking while the store has laid nothing.`,
    },
    overdueDays: { label: t`Days until a parcel is overdue`, hint: t`Counted from the longest estimate of its line.` },
    contractFrom: {
      label: t`Contract from this total on, ${currency}`,
      hint: t`An order that is not paid before delivery needs one whatever its total.`,
    },
    instalmentDays: { label: t`Days to pay a later part`, hint: t`Of a price in parts, from the day the part falls due.` },
    settleDays: {
      label: t`Days until an overdue order can be settled`,
      hint: t`From the day of an unpaid part or missing cash, or since goods wait to be collected.`,
    },
  };
  const reviewed: Readonly<Record<GoodsReview, string>> = {
    marked: t`those of stores that are marked for it`,
    new: t`also those of stores with nothing on sale yet`,
    every: t`those of every store`,
  };
  const ways: Readonly<Record<Switched, string>> = {
    balancePaySwitch: t`Payment from balance`,
    contractsOn: t`Both sides sign a contract about large orders before payment`,
    codSwitch: t`Cash on delivery, at stores that offer it`,
  };
  return (
    <SettingForm
      saving={saving}
      dirty={dirty}
      about={t`What is changed counts for orders to come; orders that are placed keep their terms.`}
      onSave={() => {
        setChecked(true);
        if (wrong || points === undefined || wanted === null) return;
        saving.save({
          ...(Object.fromEntries(counted.map((name) => [name, Number(numbers[name])])) as Record<Counted, number>),
          ...switches,
          commissionBasisPoints: points,
          instalmentPlans: wanted,
          goodsReview,
          contact: contact.trim(),
        });
      }}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {counted.map((name) => (
          <TextInput
            key={name}
            {...labels[name]}
            error={(checked ? problemOf(name) : null) ?? refusal?.fields[name]}
            inputMode="numeric"
            dir="ltr"
            autoComplete="off"
            value={numbers[name]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setNumbers((now) => ({ ...now, [name]: value }));
            }}
          />
        ))}
        <TextInput
          label={t`Commission, per cent`}
          hint={t`Of the goods, for stores without a commission of their own.`}
          error={(checked ? commissionProblem : null) ?? refusal?.fields['commissionBasisPoints']}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={commission}
          onChange={(event) => setCommission(event.currentTarget.value)}
        />
        <TextInput
          label={t`Plans of payment in parts`}
          hint={t`Per cent before shipment, after it and on arrival, such as 30-40-30. Left empty, none are offered.`}
          error={(checked ? plansProblem : null) ?? refusal?.fields['instalmentPlans']}
          dir="ltr"
          autoComplete="off"
          value={plans}
          onChange={(event) => setPlans(event.currentTarget.value)}
        />
        <Select
          label={t`Goods looked at before they are on sale`}
          hint={t`New products, and changes of names, pictures, category and certificates; prices and stock never wait.`}
          value={goodsReview}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setGoodsReview(goodsReviews.find((rule) => rule === value) ?? goodsReview);
          }}
        >
          {goodsReviews.map((rule) => (
            <option key={rule} value={rule}>
              {reviewed[rule]}
            </option>
          ))}
        </Select>
        <TextInput
          label={t`Address to write to`}
          hint={t`The terms name it for questions about them and about one's data.`}
          error={refusal?.fields['contact']}
          maxLength={254}
          dir="auto"
          autoComplete="off"
          value={contact}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">{t`Ways to pay`}</legend>
        {payWays.map((name) => (
          <Checkbox
            key={name}
            checked={switches[name]}
            onChange={(event) => {
              const on = event.currentTarget.checked;
              setSwitches((now) => ({ ...now, [name]: on }));
            }}
          >
            {ways[name]}
          </Checkbox>
        ))}
      </fieldset>
      <Checkbox
        checked={switches.contractsOn}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          setSwitches((now) => ({ ...now, contractsOn: on }));
        }}
      >
        {ways.contractsOn}
      </Checkbox>
    </SettingForm>
  );
}
