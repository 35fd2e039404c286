import { QuestionDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { orderStatus, type OverdueKind } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { ordersSend } from '../pages/orders/orders-resource.ts';
import { ReasonField, useReason } from './reason-field.tsx';

type Order = Output<'GET /platform/order/info/{orderNumber}'>;
type OrderSettleProps = { order: Order; overdue: NonNullable<Order['overdue']>; onClose: () => void };

/** Where nobody has got anything for it, all goes back unless the operator says otherwise. */
const goesBack: ReadonlySet<OverdueKind> = new Set(['pickup', 'shipping', 'takenBack']);

/** Settles an overdue order: how much of what it holds goes back, whether the goods are back, and why. */
export function OrderSettle({ order, overdue, onClose }: OrderSettleProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [toBuyer, setToBuyer] = useState(goesBack.has(overdue.kind) ? String(overdue.held) : '0');
  const [goodsBack, setGoodsBack] = useState(overdue.kind === 'pickup');
  // What has not left the store is in stock again by itself.
  const isOut = order.status !== orderStatus.pendingDelivery;
  const why = useReason();
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'POST /platform/order/settle'>(ordersSend.settle);
  useDone(result, ({ data }) => {
    say({
      tone: 'good',
      text: data.proposalId === null ? t`The order is settled and closed` : t`Proposed. Another operator has to agree.`,
    });
    void revalidate();
    onClose();
  });
  const { currency } = order;
  const refusal = result && !result.ok ? result : undefined;
  const typed = toBuyer.trim().replace(',', '.');
  const isAmount = /^\d{1,11}(\.\d{1,4})?$/.test(typed) && Number(typed) <= overdue.held;
  const held = money(overdue.held, currency);
  const rest = isAmount ? money(overdue.held - Number(typed), currency) : null;
  const wrongAmount = isAmount ? null : t`Enter an amount from 0 to ${held}.`;
  return (
    <QuestionDialog
      title={t`Settle the order`}
      warning={
        overdue.held > 0
          ? t`${held} is held for this order. What is not refunded to the buyer is released to the store, less freight and commission. The order closes. This cannot be undone.`
          : order.score > 0
            ? t`No money is held for this order. Its points are returned to the buyer if the goods have not left or are back, and the order closes. This cannot be undone.`
            : t`Nothing is held for this order: no money moves, and the order closes. This cannot be undone.`
      }
      yes={t({ message: 'Settle and close', comment: 'Button: settles an overdue order' })}
      danger
      busy={busy}
      refusal={refusal}
      onYes={() => {
        setChecked(true);
        if (wrongAmount !== null || why.fault !== null) return;
        send({
          orderNumber: order.orderNumber,
          held: String(overdue.held),
          version: overdue.version,
          toBuyer: typed,
          goodsBack,
          reason: why.reason,
        });
      }}
      onClose={onClose}
    >
      {overdue.held > 0 ? (
        <TextInput
          label={t({ message: `Back to the buyer, ${currency}`, comment: 'Field: amount' })}
          hint={rest === null ? undefined : t({ message: `To the store: ${rest}`, comment: 'Hint: the rest of the money' })}
          error={(checked ? wrongAmount : null) ?? refusal?.fields['toBuyer']}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={toBuyer}
          onChange={(event) => setToBuyer(event.currentTarget.value)}
        />
      ) : null}
      {isOut ? (
        <Checkbox checked={goodsBack} onChange={(event) => setGoodsBack(event.currentTarget.checked)}>
          {t`The goods are back at the store and in stock again`}
        </Checkbox>
      ) : null}
      <ReasonField of={why} hint={t`The buyer and the store both see it.`} checked={checked} refusal={refusal} />
    </QuestionDialog>
  );
}
