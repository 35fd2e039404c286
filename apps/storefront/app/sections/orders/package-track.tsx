import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { trackingState } from '@kyakhta/contract/values';
import { Box, ChevronDown, CircleAlert, Clock, MapPin, PackageCheck, StatusTag, Truck, type Tone } from '@kyakhta/ui';
import type { TrackView } from './track-view.server.ts';

const states: Record<number, { tone: Tone; icon: typeof Box; label: MessageDescriptor }> = {
  [trackingState.none]: { tone: 'plain', icon: Box, label: msg({ message: 'No scans yet', comment: 'State of a package' }) },
  [trackingState.received]: { tone: 'info', icon: Box, label: msg({ message: 'Picked up by the carrier', comment: 'State of a package' }) },
  [trackingState.inTransit]: { tone: 'info', icon: Truck, label: msg({ message: 'In transit', comment: 'State of a package' }) },
  [trackingState.arrived]: { tone: 'info', icon: MapPin, label: msg({ message: 'In your city', comment: 'State of a package' }) },
  [trackingState.signed]: { tone: 'good', icon: PackageCheck, label: msg({ message: 'Delivered', comment: 'State of a package' }) },
  [trackingState.problem]: { tone: 'act', icon: CircleAlert, label: msg({ message: 'Problem in transit', comment: 'State of a package' }) },
  [trackingState.overdue]: { tone: 'act', icon: Clock, label: msg({ message: 'Overdue', comment: 'State of a package' }) },
};
const atTheStore = msg({ message: 'In the supplier’s city', comment: 'State of a package with goods that go back' });

/** Where a package is; `goesBack` to the supplier. */
export function PackageTag({ state, goesBack = false }: { state: number; goesBack?: boolean }) {
  const { i18n } = useLingui();
  const word = states[state];
  if (!word) return null;
  return (
    <StatusTag tone={word.tone} icon={word.icon}>
      {i18n._(goesBack && state === trackingState.arrived ? atTheStore : word.label)}
    </StatusTag>
  );
}

/** Its carrier's site, where it has one, and where it has seen the package, the newest first. */
export function PackageTrack({ track, open }: { track: TrackView; open: boolean }) {
  const { t } = useLingui();
  if (track.traces.length === 0) return null;
  return (
    <details className="group mt-2" open={open}>
      <summary className="inline-flex min-h-9 items-center gap-1.5 font-medium text-brand">
        {t`Tracking`}
        <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <ol className="mt-1 grid gap-1.5 border-s-2 border-line ps-3">
        {track.traces.map((trace) => (
          <li key={trace.key}>
            <time dateTime={trace.at} className="me-2 text-xs text-ink-3 tabular-nums">
              {trace.when}
            </time>
            <bdi>{trace.text}</bdi>
          </li>
        ))}
      </ol>
    </details>
  );
}
