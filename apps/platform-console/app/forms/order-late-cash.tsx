import { QuestionDialog, useDone, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import type { LateCashEnd } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { RadioCard, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ordersSend } from '../pages/orders/orders-resource.ts';
import { CashReferenceField, useCashReference } from './cash-reference.tsx';
import { ReasonField, useReason } from './reason-field.tsx';

type Order = Output<'GET /platform/order/info/{orderNumber}'>;

/** Records cash that a courier brought for an order that is over, and says whose it is. */
export function OrderLateCash({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'POST /platform/order/lateCash'>(ordersSend.lateCash);
  const [amount, setAmount] = useState(String(order.actualTotal));
  const cash = useCashReference();
  const [goesTo, setGoesTo] = useState<LateCashEnd | null>(null);
  const why = useReason();
  const [checked, setChecked] = useState(false);
  useDone(result, ({ data }) => {
    say({ tone: 'good', text: data.proposalId === null ? t`The cash is recorded` : t`Proposed. Another operator has to agree.` });
    void revalidate();
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  const { currency } = order;
  const typed = amount.trim().replace(',', '.');
  const wrongAmount = /^\d{1,11}(\.\d{1,4})?$/.test(typed) && Number(typed) > 0 ? null : t`Enter an amount above zero.`;
  const ends: readonly { key: LateCashEnd; title: string; detail: string }[] = [
    { key: 'store', title: t`To the store`, detail: t`The store delivered the goods and gets the cash less freight and commission.` },
    { key: 'buyer', title: t`To the buyer’s balance`, detail: t`The goods were returned or were already paid. The buyer gets all of it.` },
  ];
  return (
    <QuestionDialog
      title={t`Record late cash`}
      warning={t`Record it only once the money is in the bank account. The order stays closed; the cash does not pay for it.`}
      yes={t`Record the cash`}
      busy={busy}
      refusal={refusal}
      onYes={() => {
        setChecked(true);
        if (wrongAmount !== null || cash.fault !== null || why.fault !== null || goesTo === null) return;
        send({ orderNumber: order.orderNumber, amount: typed, reference: cash.reference, goesTo, reason: why.reason });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t`Amount, ${currency}`}
        error={(checked ? wrongAmount : null) ?? refusal?.fields['amount']}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <CashReferenceField of={cash} checked={checked} refusal={refusal} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 text-sm font-medium">{t`Who it belongs to`}</legend>
        {ends.map(({ key, title, detail }) => (
          <RadioCard key={key} name="goesTo" title={title} detail={detail} checked={goesTo === key} onChange={() => setGoesTo(key)} />
        ))}
        {checked && goesTo === null ? <p className="text-sm text-seal">{t`Choose who it belongs to.`}</p> : null}
      </fieldset>
      <ReasonField of={why} hint={t`The recipient sees it.`} checked={checked} refusal={refusal} />
    </QuestionDialog>
  );
}
