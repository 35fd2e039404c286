import { endsOffer } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Card, Money } from '@kyakhta/ui';
import { OfferAbout } from './offer-about.tsx';
import { useRefundMoves } from './refund-moves.ts';
import type { Refund } from './refund.server.ts';

/** What happened to a refund, each time with the words that were said. */
export function RefundHistory({ history }: Pick<Refund, 'history'>) {
  const { t } = useLingui();
  const words = useRefundMoves();
  const wordsOnTheWay = useRefundMoves(true);
  return (
    <Card as="section" aria-labelledby="history-title">
      <h2 id="history-title" className="mb-3 text-lg font-semibold">{t`History`}</h2>
      <ol className="grid gap-3">
        {history.map((entry) => (
          <li key={entry.key}>
            <p className="font-medium">{(entry.isOnItsWay ? wordsOnTheWay : words)[entry.why]}</p>
            <time dateTime={entry.at} className="block text-sm text-ink-2 tabular-nums">
              {entry.when}
            </time>
            {entry.amount === null ? null : (
              <p className="text-sm">
                <Money>{entry.amount}</Money>
              </p>
            )}
            {entry.offer === null ? null : <OfferAbout about={entry.offer} isOver={endsOffer(entry.why)} className="text-sm text-ink-2" />}
            {entry.note ? (
              <p className="text-sm text-ink-2 wrap-anywhere">
                <bdi>{entry.note}</bdi>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}
