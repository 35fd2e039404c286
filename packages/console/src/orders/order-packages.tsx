import { Trans, useLingui } from '@lingui/react/macro';
import { Code } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { Section } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { ParcelTag } from './order-state.tsx';
import { Count } from './count.tsx';
import { ParcelTimes, ParcelTrack } from './parcel-track.tsx';
import type { Order, Parcel } from './types.ts';

type OrderPackagesProps = {
  order: Order;
  /** What can be done about one of them. */
  actions?: ((parcel: Parcel) => ReactNode) | undefined;
};

/** Each package: carrier, waybill, what is in it, where it has been. */
export function OrderPackages({ order: { packages, orderItemDtos }, actions }: OrderPackagesProps) {
  const { t } = useLingui();
  const units = new Map(orderItemDtos.map((item) => [item.orderItemId, item.unit]));
  if (packages.length === 0) return null;
  return (
    <Section title={t`Packages`}>
      <ul className="grid gap-3">
        {packages.map((parcel, index) => (
          <Package key={parcel.orderDeliveryId} parcel={parcel} units={units} number={index + 1} actions={actions?.(parcel)} />
        ))}
      </ul>
    </Section>
  );
}

type PackageProps = { parcel: Parcel; units: ReadonlyMap<number, string>; number: number; actions: ReactNode };

function Package({ parcel, units, number, actions }: PackageProps) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const company = <bdi>{parcel.companyName}</bdi>;
  const waybill = <Code className="font-semibold text-ink select-all">{parcel.dvyFlowId}</Code>;
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
      {parcel.formerWaybills.map(({ dvyFlowId, until }) => {
        const [wrong, day] = [dvyFlowId, moment(until)];
        return <p key={until} className="text-ink-3 tabular-nums">{t`Waybill ${wrong} was wrong, corrected ${day}`}</p>;
      })}
      <ParcelTimes from={parcel.createTime} until={parcel.signedTime} />
      <ul>
        {parcel.deliveryItems.map((item) => (
          <li key={item.orderItemId} className="aligned flex flex-wrap gap-x-2 tabular-nums">
            <Count count={item.count} unit={units.get(item.orderItemId) ?? ''} />
            <bdi>{item.prodName}</bdi>
            <bdi className="text-ink-3">{item.skuName}</bdi>
          </li>
        ))}
      </ul>
      <ParcelTrack traces={parcel.traces} />
      {actions}
    </li>
  );
}
