import { useLingui } from '@lingui/react/macro';
import { deliveryType } from '@kyakhta/contract/values';
import { Money, RadioCard } from '@kyakhta/ui';
import { isolatedList } from '../../isolated.ts';
import type { Quote } from './quote.server.ts';

type StoreOrder = Quote['stores'][number];
type Way = StoreOrder['deliveries'][number];

/** How one store's goods come; shown where there is something to choose, or where it is not the courier. */
export function DeliveryChoice({ store }: { store: StoreOrder }) {
  const { t } = useLingui();
  const name = `dvy-${store.shopId}`;
  const { deliveries, name: storeName } = store;
  const titleOf = ({ dvyType, name: written }: Way): string => {
    // A name in another script keeps its own direction within the sentence.
    const place = `\u2068${written}\u2069`;
    if (dvyType === deliveryType.buyerPickup) return t`Collect at ${place}`;
    if (dvyType === deliveryType.noExpress) return t`Handover without a carrier`;
    if (dvyType === deliveryType.sameCity) return t`Delivery by the supplier within the city`;
    return t`By courier`;
  };
  const detailOf = (way: Way) => {
    if (way.dvyType === deliveryType.buyerPickup)
      return (
        <>
          <span className="block">
            <bdi>{way.address}</bdi>
          </span>
          <span className="block">
            <bdi>{way.hours}</bdi>
          </span>
          <span className="block">{t`You get a code as soon as the order is ready, and show it there.`}</span>
        </>
      );
    if (way.dvyType === deliveryType.noExpress) return t`You or your forwarder pick up the goods as agreed with the supplier.`;
    if (way.dvyType === deliveryType.sameCity) return t`To the address above, by the supplier’s own staff.`;
    return t`To the address above, by the line chosen there.`;
  };
  const cities = isolatedList(store.cityOnly);
  const reason =
    store.cityOnly.length === 0 ? null : (
      <p className="text-sm text-ink-2">{t`The supplier delivers only in ${cities}; your address is in another city.`}</p>
    );
  if (deliveries.length < 2 && store.delivery === String(deliveryType.courier))
    return reason === null ? null : <div className="border-b border-line p-4">{reason}</div>;
  return (
    <fieldset className="border-b border-line p-4">
      <legend className="sr-only">{t`Delivery from ${storeName}`}</legend>
      <div className="grid gap-2 md:grid-cols-2">
        {deliveries.map((way) => (
          <RadioCard
            key={way.value}
            name={name}
            value={way.value}
            defaultChecked={way.value === store.delivery}
            title={titleOf(way)}
            detail={detailOf(way)}
            end={way.fee === null ? null : <Money>{way.fee}</Money>}
          />
        ))}
      </div>
      {reason === null ? null : <div className="mt-2">{reason}</div>}
    </fieldset>
  );
}
