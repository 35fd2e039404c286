import { Plural, useLingui } from '@lingui/react/macro';
import { deliveryType, paymentTerm, transportType } from '@kyakhta/contract/values';
import { Money } from '@kyakhta/ui';
import { Facts, Section, type Fact } from '../detail-page.tsx';
import { useFormat } from '../format.ts';
import { AddressLines } from './address-lines.tsx';
import { CartonsApart } from './cartons-apart.tsx';
import { Due } from './due.tsx';
import { deliveryNames } from './order-delivery.ts';
import { byVoucher, wayOf } from './order-way.ts';
import type { Order } from './types.ts';

/** What the order comes to, and where its money is. */
export function OrderAmounts({ order }: { order: Order }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const amount = (value: number) => <Money>{money(value, order.currency)}</Money>;
  const reduction = (key: string, term: string, value: number): Fact | null => (value === 0 ? null : { key, term, value: amount(-value) });
  const known = order.shopCouponMoney + order.platformCouponAmount + order.scoreAmount + order.memberAmount + order.discountMoney;
  return (
    <Section title={t`Amounts`}>
      <Facts
        facts={[
          { key: 'goods', term: t`Goods`, value: amount(order.total) },
          { key: 'freight', term: t`Freight`, value: amount(order.transfee) },
          reduction('discount', t`Discounts`, order.discountMoney),
          reduction('shopCoupon', t`Store coupon`, order.shopCouponMoney),
          reduction('platformCoupon', t`Platform coupon`, order.platformCouponAmount),
          reduction('points', t`Points`, order.scoreAmount),
          reduction('member', t`Member discount`, order.memberAmount),
          known === 0 ? reduction('all', t`Reductions`, order.reduceAmount) : null,
          { key: 'total', term: t`Charged`, value: amount(order.actualTotal), strong: true },
          reduction('refunded', t({ message: 'Paid back', comment: 'What went back to the buyer by refunds' }), order.refundSent),
          reduction(
            'onItsWay',
            t({ message: 'On its way back', comment: 'What goes back to the buyer by refunds: the bank transfer follows' }),
            order.refundOnItsWay,
          ),
        ]}
      />
    </Section>
  );
}

/** Where the goods go, and what the buyer asked for. */
export function OrderAddress({ order }: { order: Order & { buyerName: string } }) {
  const { t } = useLingui();
  return (
    <Section title={t`Buyer`}>
      {order.buyer ? (
        <p className="mb-1">
          <bdi className="font-medium wrap-anywhere">{order.buyer.name}</bdi>{' '}
          <bdi className="text-ink-2 tabular-nums">{order.buyer.taxNumber}</bdi>
        </p>
      ) : null}
      {order.buyerName === order.userAddrDto?.receiver ? null : <bdi className="mb-1 block text-ink-2">{order.buyerName}</bdi>}
      {order.userAddrDto ? <AddressLines address={order.userAddrDto} /> : null}
      <h3 className="mt-3 text-sm font-semibold">{t`Remarks`}</h3>
      {order.remarks ? (
        <p className="whitespace-pre-line">
          <bdi>{order.remarks}</bdi>
        </p>
      ) : (
        <p className="text-ink-3">{t`The buyer left no remarks.`}</p>
      )}
    </Section>
  );
}

/** How it is paid and carried. */
export function OrderTerms({ order }: { order: Order }) {
  const { t, i18n } = useLingui();
  const way = wayOf(order);
  const kind = deliveryNames[way];
  const { kilograms, moment, number } = useFormat();
  const terms: Record<number, string> = {
    [paymentTerm.beforeDelivery]: t`before delivery`,
    [paymentTerm.cashOnDelivery]: t`cash on delivery`,
    [paymentTerm.instalments]: t`in instalments`,
  };
  const lines: Record<number, string> = {
    [transportType.ordinary]: t({ message: 'ordinary', comment: 'Kind of freight' }),
    [transportType.express]: t({ message: 'express', comment: 'Kind of freight' }),
  };
  // Of what was refunded whole before it left, what was ordered.
  const load = order.meant.cartons === 0 ? order : order.meant;
  const volume = number(load.volume);
  const left = order.toShip;
  return (
    <Section title={t`Terms`}>
      <Facts
        facts={[
          { key: 'placed', term: t`Placed`, value: moment(order.createTime) },
          order.payTime
            ? { key: 'paid', term: t({ message: 'Paid', comment: 'When the order was paid' }), value: moment(order.payTime) }
            : null,
          order.signBefore
            ? {
                key: 'signBy',
                term: t({ message: 'Sign by', comment: 'Until when a contract is to be signed' }),
                value: <Due at={order.signBefore} />,
              }
            : null,
          order.shipByTime
            ? {
                key: 'shipBy',
                term: t({ message: 'Ship by', comment: 'Until when the store is to ship' }),
                value: <Due at={order.shipByTime} />,
              }
            : null,
          { key: 'term', term: t`Payment`, value: terms[order.paymentTerm] ?? '' },
          { key: 'kind', term: t`Delivery`, value: kind ? i18n._(kind) : '' },
          order.pickupPlace ? { key: 'place', term: t`Collected at`, value: <bdi>{order.pickupPlace.name}</bdi> } : null,
          order.dvyType === deliveryType.courier
            ? {
                key: 'line',
                term: t({ message: 'Freight', context: 'line', comment: 'Before the line that carries the goods: ordinary or express' }),
                value: lines[order.transportType] ?? '',
              }
            : null,
          ...(way === byVoucher
            ? []
            : [
                {
                  key: 'cartons',
                  term: t`Cartons`,
                  value: order.canceledCartons === 0 ? number(order.cartons) : <CartonsApart {...order} />,
                },
                { key: 'weight', term: t`Weight`, value: kilograms(load.weight) },
                { key: 'volume', term: t`Volume`, value: t({ message: `${volume} m³`, comment: 'Cubic metres' }) },
                left === null || left.cartons === order.meant.cartons
                  ? null
                  : { key: 'left', term: t`Still to ship`, value: <ToShip left={left} /> },
              ]),
        ]}
      />
    </Section>
  );
}

/** Cartons that can leave now, with what they weigh and the room they take. */
function ToShip({ left }: { left: NonNullable<Order['toShip']> }) {
  const { kilograms, number } = useFormat();
  const { cartons } = left;
  const [weight, volume] = [kilograms(left.weight), number(left.volume)];
  return <Plural value={cartons} one={`# carton, ${weight}, ${volume} m³`} other={`# cartons, ${weight}, ${volume} m³`} />;
}
