import {
  Facts,
  MoneyWays,
  QuestionDialog,
  RefundShares,
  RefundSumFields,
  call,
  noSum,
  refusalOf,
  sumOf,
  useDone,
  useFormat,
  useSend,
  type Refusal,
} from '@kyakhta/console';
import type { Input, Output } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Money, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { disputesHref } from '../pages/disputes/disputes-resource.ts';
import { ordersSend } from '../pages/orders/orders-resource.ts';
import { RulingFields, useRuling } from './ruling-fields.tsx';

type RefundGrantProps = {
  order: Output<'GET /platform/order/info/{orderNumber}'>;
  grantable: Output<'GET /platform/intervention/grantable'>;
  onClose: () => void;
};

/** Grants a refund of an order whose claim period is over: of which line, how much, who bears it, and why. */
export function RefundGrant({ order, grantable, onClose }: RefundGrantProps) {
  const { t } = useLingui();
  const { money, comma } = useFormat();
  const say = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [sum, setSum] = useState(noSum);
  const told = useRuling(grantable.languages);
  const [checked, setChecked] = useState(false);
  const look = usePlan();
  const { send, busy, result } = useSend<'POST /platform/intervention/grant'>(ordersSend.grant);
  useDone(result, ({ data }) => {
    const isDone = data.proposalId === null;
    say({
      tone: 'good',
      text: isDone ? t`Refund granted: the money is returned by the original payment method` : t`Proposed. Another operator has to agree.`,
    });
    onClose();
    if (isDone) void navigate(disputesHref({ view: 'all', order: order.orderNumber }));
    else void revalidate();
  });
  const { currency } = grantable;
  const chosen = grantable.lines.find((l) => String(l.orderItemId) === sum.line);
  const most = money(chosen?.amount ?? grantable.refundAmount, currency);
  const available = money(grantable.available, currency);
  const refusal = look.refusal ?? (result && !result.ok ? result : undefined);
  const nameOf = (orderItemId: number): string => {
    const item = order.orderItemDtos.find((i) => i.orderItemId === orderItemId);
    return [item?.prodName, item?.skuName].filter(Boolean).join(comma);
  };
  return (
    <QuestionDialog
      title={t`Grant a refund`}
      warning={t`The money is taken from the store, which has ${available} now. The platform advances any shortfall and recovers it from the store’s next earnings. The order stays completed. This cannot be undone.`}
      yes={
        look.plan === null
          ? t({ message: 'See where the money goes', comment: 'Button: shows what a grant would do before it is given' })
          : t({ message: 'Grant and refund', comment: 'Button: grants a refund' })
      }
      busy={busy || look.busy}
      refusal={refusal}
      onYes={() => {
        setChecked(true);
        if (told.isWrong) return;
        const { amount: refundAmount, ...pieces } = sumOf(sum, chosen !== undefined);
        const asked = {
          orderNumber: order.orderNumber,
          ...(chosen && { orderItemId: chosen.orderItemId }),
          ...pieces,
          ...(refundAmount !== '' && { refundAmount }),
        };
        // What was looked at is what is granted: other figures are looked at again.
        if (look.isOf(asked)) send({ ...asked, ...told.told });
        else void look.at(asked);
      }}
      onClose={onClose}
    >
      <RefundSumFields
        lines={grantable.lines.filter((l) => l.amount > 0).map((l) => ({ orderItemId: l.orderItemId, name: nameOf(l.orderItemId) }))}
        count={chosen?.count ?? null}
        currency={currency}
        hint={t`At most ${most}. Leave empty for the maximum.`}
        errors={{ pieces: refusal?.fields['goodsNum'], amount: refusal?.fields['refundAmount'] }}
        typed={sum}
        onType={(typed) => {
          setSum(typed);
          look.forget();
        }}
      />
      {sum.pieces.trim() === '' ? (
        <RefundShares
          most={{ amount: chosen?.amount ?? grantable.refundAmount, shares: (chosen ?? grantable).shares }}
          currency={currency}
        />
      ) : null}
      <RulingFields of={told} checked={checked} refusal={refusal} />
      {look.plan === null ? null : <Planned plan={look.plan} />}
    </QuestionDialog>
  );
}

type Plan = Output<'GET /platform/intervention/plan'>;
type Asked = Input<'GET /platform/intervention/plan'>;

/** What a grant would do, asked for before it is given. */
function usePlan() {
  const [looked, setLooked] = useState<{ text: string; plan: Plan } | null>(null);
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const at = async (asked: Asked) => {
    setBusy(true);
    const answer = await call('GET /platform/intervention/plan', asked);
    setBusy(false);
    if (answer.code === code.ok) setLooked({ text: JSON.stringify(asked), plan: answer.data });
    setRefusal(answer.code === code.ok ? undefined : refusalOf(answer));
  };
  const forget = () => {
    setLooked(null);
    setRefusal(undefined);
  };
  return { plan: looked?.plan ?? null, isOf: (asked: Asked) => looked?.text === JSON.stringify(asked), refusal, busy, at, forget };
}

/** By which ways the money would go back, and who would bear it. */
function Planned({ plan: { ways, cover, currency, score, refundAmount } }: { plan: Plan }) {
  const { t } = useLingui();
  const { money, number } = useFormat();
  const amount = (value: number) => <Money>{money(value, currency)}</Money>;
  return (
    <div className="grid gap-3 rounded-2 border border-line p-3">
      <MoneyWays ways={ways} currency={currency} />
      <Facts
        facts={[
          { key: 'sum', term: t({ message: 'Refund', comment: 'Amount that goes back' }), value: amount(refundAmount), strong: true },
          score === 0
            ? null
            : {
                key: 'points',
                term: t({ message: 'Points returned', comment: 'Points that a refund gives back to the buyer' }),
                value: number(score),
              },
          { key: 'store', term: t`From the store’s money`, value: amount(cover.store) },
          { key: 'first', term: t`The platform pays first`, value: amount(cover.platformFirst) },
          { key: 'commission', term: t`From the platform’s commission`, value: amount(cover.commission) },
          cover.freight === 0 ? null : { key: 'freight', term: t`From the freight paid to the platform`, value: amount(cover.freight) },
        ]}
      />
    </div>
  );
}
