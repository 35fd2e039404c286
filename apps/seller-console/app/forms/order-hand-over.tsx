import { OrderItems, RefusalNotice, Section, type Order, type useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { deliveryType } from '@kyakhta/contract/values';
import { Button, PackageCheck } from '@kyakhta/ui';
import { allThatLeaves } from './ship-draft.ts';

/** Goods that no carrier takes: all that can leave does so at once. */
export function OrderHandOver({ order, sent }: { order: Order; sent: ReturnType<typeof useSend<'PUT /shop/admin/order/delivery'>> }) {
  const { t } = useLingui();
  const isCity = order.dvyType === deliveryType.sameCity;
  return (
    <>
      <OrderItems order={order} />
      <Section title={isCity ? t`Delivered by your own staff` : t`Handover without a carrier`}>
        <p className="mb-3 text-ink-2">
          {isCity
            ? t`Press when the goods leave for the buyer’s address. The buyer confirms their arrival.`
            : t`Press when the buyer, or the person the buyer named, has taken the goods. The buyer confirms it.`}
        </p>
        <RefusalNotice refusal={sent.result && !sent.result.ok ? sent.result : undefined} />
        <Button
          busy={sent.busy}
          onClick={() => sent.send({ orderNumber: order.orderNumber, dvyType: order.dvyType, packages: [allThatLeaves(order)] })}
        >
          <PackageCheck aria-hidden className="size-4.5" />
          {isCity ? t`The goods are on their way` : t`The goods are handed over`}
        </Button>
      </Section>
    </>
  );
}

/** Goods that the buyer collects: once they are ready she gets her code. */
export function OrderReady({ order, readied }: { order: Order; readied: ReturnType<typeof useSend<'PUT /shop/admin/order/ready'>> }) {
  const { t } = useLingui();
  const { send, busy, result } = readied;
  const place = order.pickupPlace;
  return (
    <>
      <OrderItems order={order} />
      <Section title={t`The buyer collects`}>
        {place === null ? null : (
          <p className="mb-2">
            <span className="block font-medium">
              <bdi>{place.name}</bdi>
            </span>
            <span className="block">
              <bdi>{place.address}</bdi>
            </span>
            <span className="block text-ink-2">
              <bdi>{place.hours}</bdi>
            </span>
          </p>
        )}
        <p className="mb-3 text-ink-2">
          {t`Press when all goods are ready at this pickup point. The buyer then gets a code that only the buyer can see; hand the goods over against it.`}
        </p>
        <RefusalNotice refusal={result && !result.ok ? result : undefined} />
        <Button busy={busy} onClick={() => send({ orderNumber: order.orderNumber })}>
          <PackageCheck aria-hidden className="size-4.5" />
          {t`The goods are ready`}
        </Button>
      </Section>
    </>
  );
}
