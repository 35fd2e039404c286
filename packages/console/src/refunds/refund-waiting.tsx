import { useLingui } from '@lingui/react/macro';
import { returnMoneyStatus as state } from '@kyakhta/contract/values';
import { Notice } from '@kyakhta/ui';
import { now } from '../clock.ts';
import { useFormat } from '../format.ts';
import type { RefundInfo } from './types.ts';
import { isUrgent } from './urgent.ts';

/** Who acts next, until when, and what happens by itself then. */
export function RefundWaiting({ refund }: { refund: RefundInfo }) {
  const { t } = useLingui();
  const { moment, deadline, isPast } = useFormat();
  const { returnMoneySts, dueTime, ruleBy, waitsFor } = refund;
  if (waitsFor === null) return null;
  const signedTime = refund.parcel?.track?.signedTime ?? null;
  const due = dueTime === null ? '' : deadline(dueTime);
  const words = () => {
    if (waitsFor === 'operator') {
      if (ruleBy === null) return t`The platform weighs what both sides say and rules. Until then both may add evidence.`;
      const by = deadline(ruleBy);
      return isPast(ruleBy)
        ? t`The ruling was due by ${by} and is late. Until it is made, both sides may add evidence.`
        : t`The platform weighs what both sides say and rules by ${by}. Until then both may add evidence.`;
    }
    if (returnMoneySts === state.buyerShipped && signedTime !== null) {
      const signed = moment(signedTime);
      return t`The parcel was signed for on ${signed}. The store accepts the return or disputes it by ${due}. After that it counts as accepted and the money is refunded.`;
    }
    if (returnMoneySts === state.buyerShipped)
      return t`The store accepts the return or disputes it by ${due}. After that it counts as accepted and the money is refunded.`;
    if (returnMoneySts === state.sellerAgreed) return t`The buyer sends the goods by ${due}, or the refund is closed.`;
    if (returnMoneySts === state.sellerRefused && refund.offers.some(({ outcome }) => outcome === 'open'))
      return t`The buyer accepts or declines the offer by ${due}, or the refund is closed.`;
    if (returnMoneySts === state.sellerRefused)
      return t`The buyer changes the request or asks the platform to decide by ${due}, or the refund is closed.`;
    return t`The store answers by ${due}. After that it counts as agreed and the money is refunded.`;
  };
  return (
    <Notice tone={isUrgent(refund, now()) || (ruleBy !== null && isPast(ruleBy)) ? 'error' : waitsFor === 'seller' ? 'wait' : 'info'}>
      {words()}
    </Notice>
  );
}
