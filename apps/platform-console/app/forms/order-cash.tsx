import { QuestionDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ordersSend } from '../pages/orders/orders-resource.ts';
import { CashReferenceField, useCashReference } from './cash-reference.tsx';

type Order = Output<'GET /platform/order/info/{orderNumber}'>;

/** Records the cash that a courier took for an order and brought to the bank. */
export function OrderCash({ order, onClose }: { order: Order; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'POST /platform/order/cash'>(ordersSend.cash);
  const [amount, setAmount] = useState(String(order.actualTotal));
  const cash = useCashReference();
  const [checked, setChecked] = useState(false);
  useDone(result, ({ data }) => {
    const isDone = data.proposalId === null;
    say({ tone: 'good', text: isDone ? t`The cash is recorded, the order is paid` : t`Proposed. Another operator has to agree.` });
    void revalidate();
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  const { currency } = order;
  const whole = money(order.actualTotal, order.currency);
  return (
    <QuestionDialog
      title={t`Record the courier’s cash`}
      warning={t`Record it only once the money is in the bank account: ${whole} goes into escrow and is released to the store as usual.`}
      yes={t`Record the cash`}
      busy={busy}
      refusal={refusal}
      onYes={() => {
        setChecked(true);
        if (cash.fault === null) send({ orderNumber: order.orderNumber, amount: amount.trim(), reference: cash.reference });
      }}
      onClose={onClose}
    >
      <TextInput
        label={t`Amount, ${currency}`}
        error={refusal?.fields['amount']}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        value={amount}
        onChange={(event) => setAmount(event.currentTarget.value)}
      />
      <CashReferenceField of={cash} checked={checked} refusal={refusal} />
    </QuestionDialog>
  );
}
