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
    return value >= least && value <= most ? null : t`Enter a whole number from ${least} to ${most}.`;
  };
  const commissionProblem = points === undefined || points > 5000 ? t`Enter a percentage from 0 to 50 with at most two decimals.` : null;
  const wanted = plansOf(plans);
  const plansProblem =
    wanted === null ? t`Enter plans such as 30-40-30, separated by commas; each adds up to 100 and begins before shipment.` : null;
  const wrong = plansProblem !== null || commissionProblem !== null || counted.some((name) => problemOf(name) !== null);
  const dirty =
    counted.some((name) => numbers[name] !== String(settings[name])) ||
    switched.some((name) => switches[name] !== settings[name]) ||
    commission !== percentOf(settings.commissionBasisPoints) ||
    goodsReview !== settings.goodsReview ||
    contact !== settings.contact ||
    plans !== settings.instalmentPlans.join(', ');
  const labels: Readonly<Record<Counted, { label: string; hint: string }>> = {
    payWithinMinutes: { label: t`Minutes to pay`, hint: t`After that an unpaid order closes and its goods are available again.` },
    unpaidOrdersMax: {
      label: t`Unpaid orders of a buyer`,
      hint: t`The maximum at a time; orders that wait for a contract or are paid on delivery count until they are signed and paid, or shipped.`,
    },
    heldSharePercent: {
      label: t`Share of goods that unpaid orders may hold, %`,
      hint: t`Of the available pieces of a variant, per buyer; the minimum order is always allowed.`,
    },
    waitingSharePercent: {
      label: t`Share of goods that may be held for days, %`,
      hint: t`Of the available pieces of a variant, for all orders together that wait for a contract or a payment term, or are paid on delivery. The rest is for buyers who pay at once.`,
    },
    payAfterContractHours: {
      label: t`Hours to pay once a contract is signed`,
      hint: t`From the supplier’s signature, which may come at any hour; after that an unpaid order closes.`,
    },
    automaticReceiptDays: { label: t`Days until automatic receipt`, hint: t`Counted from the day the last package was signed for.` },
    claimDays: { label: t`Days to claim`, hint: t`After that the escrow is released to the store.` },
    refundAnswerDays: {
      label: t`Days to answer a refund`,
      hint: t`For the store; after that the refund counts as agreed. The buyer has the same time to respond to a refusal.`,
    },
    refundReturnDays: {
      label: t`Days to send goods back`,
      hint: t`For the buyer, once the store has agreed; after that the refund closes.`,
    },
    refundTakeInDays: {
      label: t`Days to accept returned goods`,
      hint: t`From dispatch, if nobody has signed for the parcel: transit and time to open it; after that the return counts as accepted.`,
    },
    refundSignedDays: {
      label: t`Days to accept a returned parcel that was signed for`,
      hint: t`For the store, from the day the carrier reports; after that the return counts as accepted.`,
    },
    refundRulingDays: {
      label: t`Days to rule on a dispute`,
      hint: t`For the operators, once both sides have been heard; twice as many from the request if the store has submitted nothing.`,
    },
    overdueDays: { label: t`Days until a parcel is overdue`, hint: t`Counted from the longest estimate of its line.` },
    contractFrom: {
      label: t`Contract required from this total, ${currency}`,
      hint: t`An order that is not paid before delivery always needs one.`,
    },
    instalmentDays: { label: t`Days to pay a later instalment`, hint: t`For instalments, from the due date.` },
    settleDays: {
      label: t`Days until an overdue order can be settled`,
      hint: t`From the day of an unpaid instalment or missing cash, or since goods have been waiting for collection.`,
    },
  };
  const reviewed: Readonly<Record<GoodsReview, string>> = {
    marked: t`those of stores marked for review`,
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
      about={t`Changes apply to future orders; existing orders keep their terms.`}
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
          label={t`Commission, %`}
          hint={t`On the goods, for stores without their own commission.`}
          error={(checked ? commissionProblem : null) ?? refusal?.fields['commissionBasisPoints']}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={commission}
          onChange={(event) => setCommission(event.currentTarget.value)}
        />
        <TextInput
          label={t`Instalment plans`}
          hint={t`Percentages before shipment, after it and on arrival, such as 30-40-30. Leave empty to offer none.`}
          error={(checked ? plansProblem : null) ?? refusal?.fields['instalmentPlans']}
          dir="ltr"
          autoComplete="off"
          value={plans}
          onChange={(event) => setPlans(event.currentTarget.value)}
        />
        <Select
          label={t`Products reviewed before sale`}
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
          label={t`Contact address`}
          hint={t`The terms name it for questions about them and about personal data.`}
          error={refusal?.fields['contact']}
          maxLength={254}
          dir="auto"
          autoComplete="off"
          value={contact}
          onChange={(event) => setContact(event.currentTarget.value)}
        />
      </div>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">{t`Payment methods`}</legend>
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
