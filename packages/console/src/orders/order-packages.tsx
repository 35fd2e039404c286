import { Trans, useLingui } from '@lingui/react/macro';
import { ChevronDown, Code } from '@kyakhta/ui';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { ParcelTag } from './order-state.tsx';
import { Count } from './count.tsx';
import type { Order, Parcel } from './types.ts';

/** Each package: carrier, waybill, what is in it, where it has been. */
export function OrderPackages({ order: { packages, orderItemDtos } }: { order: Order }) {
  const { t } = useLingui();
  const units = new Map(orderItemDtos.map((item) => [item.orderItemId, item.unit]));
  if (packages.length === 0) return null;
  return (
    <Section title={t`Packages`}>
      <ul className="grid gap-3">
        {packages.map((parcel, index) => (
          <Package key={parcel.orderDeliveryId} parcel={parcel} units={units} number={index + 1} />
        ))}
      </ul>
    </Section>
  );
}

function Package({ parcel, units, number }: { parcel: Parcel; units: ReadonlyMap<number, string>; number: number }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const company = <bdi>{parcel.companyName}</bdi>;
  const waybill = <Code className="font-semibold text-ink select-all">{parcel.dvyFlowId}</Code>;
  const sent = moment(parcel.createTime);
  const signed = parcel.signedTime ? moment(parcel.signedTime) : null;
  return (
    <li className="grid gap-1 rounded-2 border border-line p-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-semibold">{t`Package ${number}`}</h3>
        <ParcelTag state={parcel.state} />
      </div>
      {parcel.dvyFlowId ? (
        <p className="text-ink-2">
          <Trans>
            {company}, waybill {waybill}
          </Trans>
        </p>
      ) : (
        <p className="text-ink-2">{t`Without a carrier`}</p>
      )}
      <p className="text-ink-2 tabular-nums">{signed ? t`Sent ${sent}, delivered ${signed}` : t`Sent ${sent}`}</p>
      <ul>
        {parcel.deliveryItems.map((item) => (
          <li key={item.orderItemId} className="aligned flex flex-wrap gap-x-2 tabular-nums">
            <Count count={item.count} unit={units.get(item.orderItemId) ?? ''} />
            <bdi>{item.prodName}</bdi>
            <bdi className="text-ink-3">{item.skuName}</bdi>
          </li>
        ))}
      </ul>
      {parcel.traces.length > 0 ? (
        <details className="group">
          <summary className="inline-flex min-h-9 items-center gap-1.5 font-medium text-brand">
            {t`Tracking`}
            <ChevronDown aria-hidden className="size-4 transition-transform group-open:rotate-180" />
          </summary>
          <ol className="mt-1 grid gap-1.5 border-s-2 border-line ps-3">
            {parcel.traces.map((trace) => (
              <li key={`${trace.acceptTime} ${trace.acceptStation}`}>
                <time dateTime={trace.acceptTime} className="me-2 text-xs text-ink-3 tabular-nums">
                  {moment(trace.acceptTime)}
                </time>
                <bdi>{trace.acceptStation}</bdi>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </li>
  );
}
