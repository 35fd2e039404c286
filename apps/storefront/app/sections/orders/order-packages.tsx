import { Trans, useLingui } from '@lingui/react/macro';
import { trackingState } from '@kyakhta/contract/values';
import { Card, Code } from '@kyakhta/ui';
import type { Order } from './order-detail.server.ts';
import { PackageTag, PackageTrack } from './package-track.tsx';

/** Each package: carrier, waybill, what is in it, where it has been. */
export function OrderPackages({ packages }: { packages: Order['packages'] }) {
  const { t } = useLingui();
  if (packages.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="packages-title">
      <h2 id="packages-title" className="mb-3 text-lg font-semibold">
        {t`Packages`}
      </h2>
      <ul className="grid gap-3">
        {packages.map((parcel, index) => {
          const number = index + 1;
          const {
            company,
            sent,
            track: { home, signed },
          } = parcel;
          return (
            <li key={parcel.id} className="rounded-2 border border-line p-4 text-sm">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-base font-semibold">{t`Package ${number}`}</h3>
                <PackageTag state={parcel.track.state} />
              </div>
              <p className="mt-1 text-ink-2 tabular-nums">
                {company ? (
                  <Trans>
                    {company}, waybill <Code className="font-semibold text-ink select-all">{parcel.waybill}</Code>
                  </Trans>
                ) : null}
              </p>
              {parcel.former.map(({ waybill, at }) => (
                <p key={at + waybill} className="text-ink-3 tabular-nums">{t`Waybill ${waybill} was wrong; corrected ${at}`}</p>
              ))}
              <p className="text-ink-2 tabular-nums">{signed ? t`Sent ${sent}, delivered ${signed}` : t`Sent ${sent}`}</p>
              {home ? (
                <a
                  href={home}
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
              {/* The timeline above reads the same way: here the reader opens one package's. */}
              <PackageTrack track={parcel.track} open={parcel.track.state === trackingState.problem} />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
