import { MoneyWays, QuestionDialog, useDone, useFormat, useSend } from '@kyakhta/console';
import type { Output } from '@kyakhta/contract/types';
import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { disputesSend } from '../pages/disputes/disputes-resource.ts';
import { RulingFields, useRuling } from './ruling-fields.tsx';

export type Ruling = keyof typeof disputesSend;

type DisputeRuleProps = { refund: Output<'GET /platform/intervention/info'>; ruling: Ruling; onClose: () => void };

/** Asked before the platform rules: what becomes of the money, and the reason, once for each language that is read. */
export function DisputeRule({ refund, ruling, onClose }: DisputeRuleProps) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  // Both rulings take the same: the refund and the reason.
  const { send, busy, result } = useSend<'PUT /platform/intervention/agree'>(disputesSend[ruling]);
  const told = useRuling(refund.languages);
  const [checked, setChecked] = useState(false);
  // Freight of the way here goes back with it for a fault of the store.
  const amount = money(refund.refundAmount + refund.faultFreight, refund.currency);
  const goods = money(refund.goodsAmount, refund.currency);
  const freight = money(refund.freightAmount + refund.faultFreight, refund.currency);
  const words = {
    agree: {
      title: t`Rule for the buyer?`,
      warning: t`${amount} is refunded to the buyer: ${goods} for the goods and ${freight} for the freight. This cannot be undone.`,
      yes: t`Rule and refund ${amount}`,
      done: t`Ruled for the buyer: ${amount} is refunded`,
    },
    refuse: {
      title: t`Rule against the refund?`,
      warning: t`Nothing of ${amount} is refunded. The refund is closed for good, and the order continues. This cannot be undone.`,
      yes: t`Close the refund`,
      done: t`Ruled against the refund: it is closed`,
    },
  }[ruling];
  const lacking = ruling === 'agree' ? (refund.cover?.platformFirst ?? 0) : 0;
  const advanced = money(lacking, refund.currency);
  useDone(result, () => {
    say({ tone: 'good', text: words.done });
    onClose();
  });
  const refusal = result && !result.ok ? result : undefined;
  return (
    <QuestionDialog
      title={words.title}
      warning={
        <span className="grid gap-2">
          <span>{words.warning}</span>
          {lacking === 0 ? null : (
            <strong className="font-semibold">{t`The store lacks ${advanced}. The platform advances this amount and recovers it from the store’s next earnings.`}</strong>
          )}
        </span>
      }
      yes={words.yes}
      danger={ruling === 'refuse'}
      busy={busy}
      refusal={refusal}
      typed={told.isTyped}
      onYes={() => {
        setChecked(true);
        if (!told.isWrong) send({ refundSn: refund.refundSn, ...told.told });
      }}
      onClose={onClose}
    >
      {ruling === 'agree' ? <MoneyWays ways={refund.moneyPath} currency={refund.currency} /> : null}
      <RulingFields of={told} checked={checked} refusal={refusal} />
    </QuestionDialog>
  );
}
