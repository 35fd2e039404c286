import { useLingui } from '@lingui/react/macro';
import { trackingState } from '@kyakhta/contract/values';
import { ChevronDown } from '@kyakhta/ui';
import { useFormat } from '../format.ts';
import type { Parcel } from './types.ts';

/** When a parcel was sent and delivered. Instants are ISO 8601. */
export function ParcelTimes({ from, until }: { from: string; until: string | null }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const sent = moment(from);
  const signed = until ? moment(until) : null;
  return <p className="text-ink-2 tabular-nums">{signed ? t`Sent ${sent}, delivered ${signed}` : t`Sent ${sent}`}</p>;
}

/** Where its carrier has seen a parcel, the newest first; folded, unless the last event is a problem. */
export function ParcelTrack({ traces }: Pick<Parcel, 'traces'>) {
  const { t } = useLingui();
  const { moment } = useFormat();
  if (traces.length === 0) return null;
  return (
    <details className="group" open={traces[0]?.state === trackingState.problem}>
      <summary className="inline-flex min-h-9 items-center gap-1.5 font-medium text-brand">
        {t`Tracking`}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-1 grid gap-1.5 border-s-2 border-line ps-3">
        {traces.map((trace, index) => (
          <li key={`${trace.acceptTime} ${index}`}>
            <time dateTime={trace.acceptTime} className="me-2 text-xs text-ink-3 tabular-nums">
              {moment(trace.acceptTime)}
            </time>
            <bdi>{trace.acceptStation}</bdi>
          </li>
        ))}
      </ol>
    </details>
  );
}
