import { useLingui } from '@lingui/react/macro';
import { returnMoneyStatus as state } from '@kyakhta/contract/values';
import type { TrackView } from '../orders/track-view.server.ts';
import type { RefundCardView } from './refund-view.server.ts';

/** A page that knows the parcel says that it was signed for. */
type Waiting = Pick<RefundCardView, 'status' | 'offered' | 'waitsFor' | 'due' | 'ruling'> & {
  parcel?: { track: Pick<TrackView, 'signed'> | null } | null;
};

/** Who acts next, until when, and what happens by itself then; nothing when nobody is waited for. */
export function WaitingWords({ refund: { status, offered, waitsFor, due, ruling, parcel } }: { refund: Waiting }) {
  const { t } = useLingui();
  if (waitsFor === 'operator') {
    if (ruling === null) return <>{t`A Kyakhta operator looks at what both sides say and decides.`}</>;
    const { by, isLate } = ruling;
    return isLate ? (
      <>{t`The decision was expected by ${by} and is late. A Kyakhta operator still decides; you need to do nothing.`}</>
    ) : (
      <>{t`A Kyakhta operator looks at what both sides say and decides by ${by}.`}</>
    );
  }
  if (waitsFor === null || due === null) return null;
  if (status === state.applied) return <>{t`The supplier answers until ${due}. Silence counts as agreement.`}</>;
  if (status === state.sellerAgreed) return <>{t`Send the goods and enter the waybill until ${due}, or the refund is closed.`}</>;
  const signed = parcel?.track?.signed;
  if (status === state.buyerShipped && signed)
    return (
      <>{t`The supplier signed for your parcel on ${signed} and checks the goods until ${due}. After that they count as taken in and the money goes back.`}</>
    );
  if (status === state.buyerShipped)
    return <>{t`The supplier checks the goods until ${due}. After that they count as taken in and the money goes back.`}</>;
  if (offered)
    return (
      <>{t`Accept what the supplier offers, change your application or ask Kyakhta to decide until ${due}, or the refund is closed. Accepted, the offered sum goes back to you and the refund is over.`}</>
    );
  return <>{t`Change your application or ask Kyakhta to decide until ${due}, or the refund is closed.`}</>;
}
