import { QuestionDialog, RefundSumFields, noSum, sumOf, useDone, useFormat, useSend, useTooShort, type Order } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { reasonChars } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { refundsSend } from '../pages/refunds/refunds-resource.ts';

type RefundGiveProps = { order: Order; givable: Output<'GET /shop/admin/refund/givable'> };

/** Money back on the store's own account: any part of an order, without anybody having asked. */
export function RefundGive(props: RefundGiveProps) {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setAsked(true)}>
        {t`Give a refund`}
      </Button>
      {asked ? <Ask {...props} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function Ask({ order, givable, onClose }: RefundGiveProps & { onClose: () => void }) {
  const { t } = useLingui();
  const { money, comma } = useFormat();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [sum, setSum] = useState(noSum);
  const [reason, setReason] = useState('');
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'POST /shop/admin/refund/give'>(refundsSend.give);
  useDone(result, () => {
    say({ tone: 'good', text: t`The buyer is refunded by the original payment method` });
    void revalidate();
    onClose();
  });
  const { currency } = givable;
  const chosen = givable.lines.find((l) => String(l.orderItemId) === sum.line);
  const most = money(chosen?.amount ?? givable.refundAmount, currency);
  const refusal = result && !result.ok ? result : undefined;
  const nameOf = (orderItemId: number): string => {
    const item = order.orderItemDtos.find((i) => i.orderItemId === orderItemId);
    return [item?.prodName, item?.skuName].filter(Boolean).join(comma);
  };
  const noAmount = sum.amount.trim() === '' ? t`Enter the amount to refund.` : undefined;
  const noReason = useTooShort()(reason, reasonChars.min) ?? undefined;
  return (
    <QuestionDialog
      title={t`Give a refund`}
      warning={
        givable.isReleased
          ? t`The money is taken from your available balance, and its commission is waived. Kyakhta advances any shortfall and recovers it from your next earnings. This cannot be undone.`
          : t`The money leaves the escrow of the order at once and is refunded by the original payment method. This cannot be undone.`
      }
      yes={t({ message: 'Refund it', comment: 'Button: a store gives money back on its own' })}
      busy={busy}
      refusal={refusal}
      typed={sum.amount !== '' || reason !== ''}
      onYes={() => {
        setChecked(true);
        if (noAmount !== undefined || noReason !== undefined) return;
        send({
          orderNumber: order.orderNumber,
          ...(chosen && { orderItemId: chosen.orderItemId }),
          ...sumOf(sum, chosen !== undefined),
          reason: reason.trim(),
        });
      }}
      onClose={onClose}
    >
      <RefundSumFields
        lines={givable.lines.map((l) => ({ orderItemId: l.orderItemId, name: nameOf(l.orderItemId) }))}
        count={chosen?.count ?? null}
        currency={currency}
        hint={t`At most ${most}. Refunding the full amount cancels the goods: what has not been shipped is no longer sent. Less is a price reduction.`}
        errors={{ pieces: refusal?.fields['goodsNum'], amount: refusal?.fields['amount'] ?? (checked ? noAmount : undefined) }}
        required
        typed={sum}
        onType={setSum}
      />
      <TextArea
        label={t`Reason`}
        hint={t`The buyer sees it.`}
        error={checked ? noReason : undefined}
        required
        rows={3}
        maxLength={500}
        value={reason}
        autoComplete="off"
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
