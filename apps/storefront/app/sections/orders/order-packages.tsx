import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { trackingState } from '@kyakhta/contract/values';
import { Box, Card, ChevronDown, CircleAlert, Clock, Code, MapPin, PackageCheck, StatusTag, Truck, type Tone } from '@kyakhta/ui';
import type { Order } from './order-detail.server.ts';

const states: Record<number, { tone: Tone; icon: typeof Box; label: MessageDescriptor }> = {
  [trackingState.none]: { tone: 'plain', icon: Box, label: msg({ message: 'No scans yet', comment: 'State of a package' }) },
  [trackingState.received]: { tone: 'info', icon: Box, label: msg({ message: 'Taken by the carrier', comment: 'State of a package' }) },
  [trackingState.inTransit]: { tone: 'info', icon: Truck, label: msg({ message: 'In transit', comment: 'State of a package' }) },
  [trackingState.arrived]: { tone: 'info', icon: MapPin, label: msg({ message: 'In your city', comment: 'State of a package' }) },
  [trackingState.signed]: { tone: 'good', icon: PackageCheck, label: msg({ message: 'Delivered', comment: 'State of a package' }) },
  [trackingState.problem]: { tone: 'act', icon: CircleAlert, label: msg({ message: 'Problem on the way', comment: 'State of a package' }) },
  [trackingState.overdue]: { tone: 'act', icon: Clock, label: msg({ message: 'Overdue', comment: 'State of a package' }) },
};

/** Each package: carrier, waybill, what is in it, where it has been. */
export function OrderPackages({ packages }: { packages: Order['packages'] }) {
  const { t, i18n } = useLingui();
  if (packages.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="packages-title">
      <h2 id="packages-title" className="mb-3 text-lg font-semibold">
        {t`Packages`}
      </h2>
      <ul className="grid gap-3">
        {packages.map((parcel, index) => {
          const state = states[parcel.state];
          const number = index + 1;
          const { company, sent, signed } = parcel;
          return (
            <li key={parcel.id} className="rounded-2 border border-line p-4 text-sm">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-base font-semibold">{t`Package ${number}`}</h3>
                {state ? (
                  <StatusTag tone={state.tone} icon={state.icon}>
                    {i18n._(state.label)}
                  </StatusTag>
                ) : null}
              </div>
              <p className="mt-1 text-ink-2 tabular-nums">
                {company ? (
                  <Trans>
                    {company}, waybill <Code className="font-semibold text-ink select-all">{parcel.waybill}</Code>
                  </Trans>
                ) : null}
              </p>
              <p className="text-ink-2 tabular-nums">{signed ? t`Sent ${sent}, delivered ${signed}` : t`Sent ${sent}`}</p>
              {parcel.home ? (
                <a
                  href={parcel.home}
                  rel="noreferrer noopener"
                  target="_blank"
                  className="inline-flex min-h-8 items-center text-brand underline hover:no-underline"
                >
                  {t`Carrier's site (opens in a new tab)`}
                </a>
              ) : null}
              <ul className="mt-1">
                {parcel.items.map((item) => (
                  <li key={item.orderItemId} className="tabular-nums">
                    {t({ message: `${item.goods}: ${item.quantity}`, comment: 'Content of a package: goods, how many with their unit' })}
                  </li>
                ))}
              </ul>
              {parcel.traces.length > 0 ? (
                <details className="group mt-2" open={index === 0}>
                  <summary className="inline-flex min-h-9 items-center gap-1.5 font-medium text-brand">
                    {t`Tracking`}
                    <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
                  </summary>
                  <ol className="mt-1 grid gap-1.5 border-s-2 border-line ps-3">
                    {parcel.traces.map((trace) => (
                      <li key={trace.key}>
                        <time dateTime={trace.at} className="me-2 text-xs text-ink-3 tabular-nums">
                          {trace.when}
                        </time>
                        <bdi>{trace.text}</bdi>
                      </li>
                    ))}
                  </ol>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
