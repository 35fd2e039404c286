import { deliveryType, type Locale } from '@kyakhta/contract';
import { type Currency, type Money, money, toWire, type WireAmount, zero } from '@kyakhta/money';
import { citiesFor } from '../../domains/accounts/index.ts';
import { isVirtual } from '../../domains/catalog/index.ts';
import type { PricedStore } from '../../domains/pricing/index.ts';
import { defaultDelivery, isInCity, keptPlaces, type PickupPlace, type Store } from '../../domains/stores/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import type { InspectedLine } from './inspect-lines.ts';

type Choice = { readonly shopId: number; readonly dvyType: number; readonly stationId?: number | undefined };
type Wanted = { readonly dvyTypes?: readonly Choice[] | undefined };
type Address = Parameters<typeof isInCity>[1] | null;

/** How one store's goods come: by which kind, from which place, and what the store takes for the whole order. */
export interface Delivery {
  readonly storeId: number;
  readonly type: number;
  readonly place: PickupPlace | null;
  readonly fee: Money;
}

const choiceFor = (input: Wanted, storeId: number): Choice | undefined => input.dvyTypes?.find((d) => d.shopId === storeId);

/** The kind of delivery that is asked of a store: the one chosen, or its first. */
export const askedDelivery =
  (input: Wanted) =>
  (store: Store): number =>
    choiceFor(input, store.id)?.dvyType ?? defaultDelivery(store);

/** The places of the stores of these lines, for those that let their goods be collected. */
export const placesFor = (ctx: Pick<Ctx, 'db' | 'kept'>, lines: readonly InspectedLine[]): Promise<PickupPlace[]> => {
  const ids = new Set(
    lines.filter((l) => !isVirtual(l.row) && l.store.deliveryTypes.includes(deliveryType.buyerPickup)).map((l) => l.store.id),
  );
  return ids.size === 0 ? Promise.resolve([]) : keptPlaces(ctx, [...ids]);
};

/** Stores of which something is brought; vouchers are not. */
const storesOf = (lines: readonly InspectedLine[]): Store[] => [
  ...new Map(lines.filter((l) => !isVirtual(l.row)).map((l) => [l.store.id, l.store])).values(),
];
const feeOf = (store: Store, type: number, currency: Currency): Money =>
  type === deliveryType.sameCity ? money(store.cityFee, currency) : zero(currency);

/** Whether a store's own people come to the address; while there is none, nobody knows. */
const isInReach = (store: Store, address: Address): boolean => address !== null && isInCity(store, address);
/** The cities that a store brings goods to itself, where this address is in none of them: why that kind is not offered. */
export const citiesElsewhere = (store: Store, address: Address, locale: Locale): string[] =>
  store.deliveryTypes.includes(deliveryType.sameCity) && !isInReach(store, address) ? citiesFor(store.cityNames, locale) : [];

/** The deliveries of all stores of the lines' goods; one that a store does not offer is refused in words. */
export const deliveriesOf = (
  input: Wanted,
  lines: readonly InspectedLine[],
  places: readonly PickupPlace[],
  address: Address,
  locale: Locale,
): Map<number, Delivery> =>
  new Map(
    storesOf(lines).map((store) => {
      const currency = lines.find((l) => l.store.id === store.id)?.toPrice.currency;
      if (currency === undefined) throw new Error('a store of no line');
      const type = askedDelivery(input)(store);
      if (!store.deliveryTypes.includes(type)) refuse('deliveryKindNotOffered', { store: store.name });
      if (type === deliveryType.sameCity && !isInReach(store, address))
        refuse('cityNotServed', { store: store.name, cities: citiesFor(store.cityNames, locale).join(', ') });
      const own = places.filter((p) => p.storeId === store.id);
      const stationId = choiceFor(input, store.id)?.stationId;
      const place =
        type !== deliveryType.buyerPickup
          ? null
          : ((stationId === undefined ? own[0] : own.find((p) => p.stationId === stationId)) ??
            refuse('pickupPlaceUnknown', { store: store.name }));
      return [store.id, { storeId: store.id, type, place, fee: feeOf(store, type, currency) }];
    }),
  );

/** How an order comes: its store's goods as was chosen, vouchers without anything that is brought. */
export const deliveryFor = (deliveries: ReadonlyMap<number, Delivery>, { storeId, mold, total }: PricedStore): Delivery => {
  if (isVirtual({ mold })) return { storeId, type: deliveryType.noExpress, place: null, fee: zero(total.currency) };
  const delivery = deliveries.get(storeId);
  if (delivery === undefined) throw new Error('a store without its delivery');
  return delivery;
};
/** The rules of the vouchers that a quote is for: who agreed to it agreed to them. */
export const voucherMark = (lines: readonly InspectedLine[]): string =>
  lines
    .flatMap(({ row: { voucher, skuId } }) => (voucher === null ? [] : [`|${skuId}:${voucher.until ?? voucher.days}:${voucher.unused}`]))
    .join('');

/** What the stores take for whole orders, for the price. */
export const feesOf = (deliveries: ReadonlyMap<number, Delivery>): Map<number, Money> =>
  new Map([...deliveries.values()].map((d) => [d.storeId, d.fee]));
/** What of the deliveries a quote depends on, where they are not the courier's. */
export const deliveryMark = (deliveries: ReadonlyMap<number, Delivery>): string =>
  [...deliveries.values()]
    .filter((d) => d.type !== deliveryType.courier)
    .map((d) => `|${d.storeId}:${d.type}:${d.place?.stationId ?? ''}`)
    .join('');

interface WireOption {
  readonly dvyType: number;
  readonly stationId: number | null;
  readonly transfee: WireAmount | null;
  readonly name: string;
  readonly address: string;
  readonly hours: string;
  readonly phone: string;
}
const blank = { stationId: null, name: '', address: '', hours: '', phone: '' } as const;

/** What a store offers for this address; freight by courier is in the quote itself. */
export const offeredDeliveries = (store: Store, currency: Currency, places: readonly PickupPlace[], address: Address): WireOption[] =>
  store.deliveryTypes.flatMap((type): WireOption[] => {
    if (type === deliveryType.courier) return [{ ...blank, dvyType: type, transfee: null }];
    if (type === deliveryType.sameCity && !isInReach(store, address)) return [];
    const transfee = toWire(feeOf(store, type, currency));
    if (type !== deliveryType.buyerPickup) return [{ ...blank, dvyType: type, transfee }];
    return places.filter((p) => p.storeId === store.id).map(({ storeId: _, ...place }) => ({ ...place, dvyType: type, transfee }));
  });
