import { useLingui } from '@lingui/react/macro';
import { activityState } from '@kyakhta/contract/values';
import { Anchor, Clock, StatusTag } from '@kyakhta/ui';
import { EndsIn } from './ends-in.tsx';
import type { OfferHead } from './offers.server.ts';

/** Who gives an offer, from when until when, and how long it still runs or is waited for. */
export function OfferTimes({ head }: { head: OfferHead }) {
  const { t } = useLingui();
  const { from, until, next, state, storeHref, whose } = head;
  const waits = state === activityState.notStarted;
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {storeHref ? (
        <Anchor href={storeHref} className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
          {whose}
        </Anchor>
      ) : (
        <span>{whose}</span>
      )}
      {head.isPaused ? (
        <StatusTag tone="wait" icon={Clock}>
          {t({ message: 'Paused', comment: 'State of an offer' })}
        </StatusTag>
      ) : null}
      {state === activityState.ended ? (
        <StatusTag tone="plain" icon={Clock}>
          {t({ message: 'Ended', comment: 'State of an offer' })}
        </StatusTag>
      ) : (
        <span>
          {waits
            ? t({ message: `From ${from} until ${until}`, comment: 'From when until when an offer runs: dates with their times' })
            : t({ message: `Until ${until}`, comment: 'Until when an offer runs: a date with its time' })}
        </span>
      )}
      {next && !head.isPaused ? (
        <span className="inline-flex items-center gap-1.5">
          {waits
            ? t({ message: 'Starts in', comment: 'Before a time that is counted down' })
            : t({ message: 'Ends in', comment: 'Before a time that is counted down' })}{' '}
          <EndsIn {...next} />
        </span>
      ) : null}
    </p>
  );
}
