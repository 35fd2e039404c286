import { useLingui } from '@lingui/react/macro';
import type { RefundMove } from '@kyakhta/contract/values';
import { Card, Money } from '@kyakhta/ui';
import type { Refund } from './refund.server.ts';

/** What happened to a refund, each time with the words that were said. */
export function RefundHistory({ history }: Pick<Refund, 'history'>) {
  const { t } = useLingui();
  const words: Record<RefundMove, string> = {
    applied: t`You applied for the refund`,
    changed: t`You changed the application`,
    withdrawn: t`You withdrew it`,
    agreed: t`The supplier agreed`,
    agreedByClock: t`Counted as agreed, as the supplier did not answer in time`,
    refused: t`The supplier refused`,
    sentBack: t`You sent the goods back`,
    parcelMended: t`You corrected the waybill`,
    parcelLate: t`Closed, as no waybill was entered in time`,
    takenIn: t`The supplier has the goods`,
    takenInByClock: t`Counted as taken in, as the supplier said nothing in time`,
    disputed: t`The supplier objects to what came back`,
    notPursued: t`Closed, as nothing followed the refusal in time`,
    intervene: t`You asked Kyakhta to decide`,
    intervenedNoMore: t`You withdrew your request to Kyakhta`,
    ruledFor: t`Kyakhta decided for you`,
    ruledAgainst: t`Kyakhta decided for the supplier`,
    granted: t`Kyakhta granted it after the claim period`,
    settled: t`Kyakhta settled the overdue order`,
    paidBack: t`The money went back`,
  };
  return (
    <Card as="section" aria-labelledby="history-title">
      <h2 id="history-title" className="mb-3 text-lg font-semibold">{t`History`}</h2>
      <ol className="grid gap-3">
        {history.map((entry) => (
          <li key={entry.key}>
            <p className="font-medium">{words[entry.why]}</p>
            <time dateTime={entry.at} className="block text-sm text-ink-2 tabular-nums">
              {entry.when}
            </time>
            {entry.amount === null ? null : (
              <p className="text-sm">
                <Money>{entry.amount}</Money>
              </p>
            )}
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
