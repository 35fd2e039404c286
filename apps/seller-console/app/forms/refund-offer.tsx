import { QuestionDialog, RefundSumFields, noSum, typedSum, useDone, useFormat, useSend, type RefundInfo } from '@kyakhta/console';
import { refundChars, refundType } from '@kyakhta/contract/values';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { TextArea, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { refundsSend } from '../pages/refunds/refunds-resource.ts';

/** Another sum instead of what the buyer asks for, without return; it is hers to accept or to decline. */
export function RefundOffer({ refund, most, onClose }: { refund: RefundInfo; most: number | null; onClose: () => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const say = useToast();
  const [sum, setSum] = useState(noSum);
  const [words, setWords] = useState('');
  const { send, busy, result } = useSend<'PUT /shop/admin/refund/offer'>(refundsSend.offer);
  useDone(result, () => {
    say({ tone: 'good', text: t`Offer made; the buyer is notified` });
    onClose();
  });
  const { currency, heldNum: held, refundSn } = refund;
  const refusal = result && !result.ok ? result : undefined;
  // Of one line fewer pieces than are asked about can be meant.
  const count = refund.refundType === refundType.oneItem && refund.goodsNum > 0 ? refund.goodsNum : null;
  const limit = most === null ? null : money(most, currency);
  const asked = money(refund.refundAmount, currency);
  return (
    <QuestionDialog
      title={t`Offer something else?`}
      // A reduction of the price and a return of what was sent hold no piece.
      warning={
        held > 0
          ? t`The refund stays refused until the buyer accepts. If accepted, the money is refunded and nothing is returned; if declined, the buyer may still ask the platform to decide. ${plural(held, { one: '# piece that has not left stays', other: '# pieces that have not left stay' })} with you until the buyer answers, or the time to answer is over.`
          : t`The refund stays refused until the buyer accepts. If accepted, the money is refunded and nothing is returned; if declined, the buyer may still ask the platform to decide.`
      }
      yes={t({ message: 'Make the offer', comment: 'Button: a store offers another sum' })}
      busy={busy}
      refusal={refusal}
      typed={sum.amount !== '' || sum.pieces !== '' || words !== ''}
      // The server looks at all of it, so that all that is wrong is seen at once.
      onYes={() => send({ refundSn, ...typedSum(sum, count !== null), words: words.trim() })}
      onClose={onClose}
    >
      <RefundSumFields
        lines={null}
        count={count}
        currency={currency}
        hint={
          limit === null
            ? undefined
            : t`The buyer asks for ${asked}. At most ${limit} can be refunded. An amount below what the items are worth is a price reduction: they are still shipped and stay with the buyer.`
        }
        errors={{
          pieces: refusal?.fields['goodsNum'],
          amount: refusal?.fields['amount'] && sum.amount.trim() === '' ? t`Enter the amount to refund.` : refusal?.fields['amount'],
        }}
        required
        typed={sum}
        onType={setSum}
      />
      <TextArea
        label={t`Your message to the buyer`}
        error={refusal?.fields['words'] && words.trim() === '' ? t`Enter a few words.` : refusal?.fields['words']}
        required
        rows={3}
        maxLength={refundChars.description}
        value={words}
        autoComplete="off"
        onChange={(event) => setWords(event.currentTarget.value)}
      />
    </QuestionDialog>
  );
}
