import { dayIn, dayStart } from '@kyakhta/contract';
import { addDays } from '../../../runtime/clock.ts';
import type { Ctx } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { firstPaidAt, recountedOrders, soldOfProducts, soldOfStores } from '../../orders/index.ts';
import { refundedOfStores, refundedOrders } from '../../refunds/index.ts';
import { siteSettings } from '../../site/index.ts';
import { storesById, storesByZone } from '../../stores/index.ts';
import { daysFrom } from '../model.ts';
import { allStores, deleteSalesOf, lastSalesDay, putSales, type SalesOfStore } from '../store/sales.ts';

/** Days of all stores together: their zones differ. */
const zoneOfAll = 'UTC';

const spanOf = (day: string, zone: string, currency: string, storeId?: number) => ({
  from: dayStart(day, zone),
  until: dayStart(addDays(new Date(day), 1).toISOString().slice(0, 10), zone),
  currency,
  ...(storeId !== undefined && { storeId }),
});

/** What was sold and what went back on a day of a zone, by store and by product. */
const salesOn = async (db: Db, day: string, zone: string, currency: string, storeId?: number) => {
  const span = spanOf(day, zone, currency, storeId);
  const [sold, back, products] = [await soldOfStores(db, span), await refundedOfStores(db, span), await soldOfProducts(db, span)];
  const soldOf = new Map(sold.map((s) => [s.storeId, s]));
  const backOf = new Map(back.map((b) => [b.storeId, b.amount]));
  const stores = [...new Set([...soldOf.keys(), ...backOf.keys()])].map((id): SalesOfStore => ({
    storeId: id,
    orders: soldOf.get(id)?.orders ?? 0,
    amount: soldOf.get(id)?.amount ?? 0n,
    refunded: backOf.get(id) ?? 0n,
  }));
  return { stores, products };
};

/** Counts a day of all stores together. One without sales has zeros: it is known to be counted. */
const countAllOn = async (db: Db, day: string, currency: string): Promise<void> => {
  const { stores } = await salesOn(db, day, zoneOfAll, currency);
  const all = {
    storeId: allStores,
    orders: stores.reduce((sum, s) => sum + s.orders, 0),
    amount: stores.reduce((sum, s) => sum + s.amount, 0n),
    refunded: stores.reduce((sum, s) => sum + s.refunded, 0n),
  };
  await putSales(db, day, [all], []);
};

/** A day of a store, as a key. */
const keyOf = (storeId: number, day: string): string => `${storeId} ${day}`;

/**
 * Counts the products of earlier days anew of whose orders something was given back since, or whose group is complete
 * since: what was given back is sold no longer, whenever it was paid.
 */
const recountProducts = async (db: Db, since: Date, zone: string, ids: ReadonlySet<number>, currency: string): Promise<void> => {
  const changed = (await recountedOrders(db, await refundedOrders(db, since), since)).filter(({ storeId }) => ids.has(storeId));
  const days = new Map(changed.map(({ storeId, paidAt }) => [keyOf(storeId, dayIn(paidAt, zone)), { storeId, day: dayIn(paidAt, zone) }]));
  for (const { storeId, day } of days.values()) await putSales(db, day, [], await soldOfProducts(db, spanOf(day, zone, currency, storeId)));
};

/**
 * Counts what was sold today, yesterday and on any day that was missed; each store by the days of its own zone. Orders
 * count on the day they were paid, refunds on the day they went back, so the sums of a day that is over stay as they are.
 */
export const countSales = async (ctx: Ctx): Promise<void> => {
  const { db, now } = ctx;
  await exclusivelyLater(db, 'analytics.sales');
  const { settlementCurrency } = await siteSettings(db);
  const last = await lastSalesDay(db);
  // A round that never was begins with the first sale of all.
  const begun = last === null ? ((await firstPaidAt(db)) ?? now) : new Date(Math.min(Date.parse(last), addDays(now, -1).getTime()));
  for (const day of daysFrom(begun, now, zoneOfAll)) await countAllOn(db, day, settlementCurrency);
  for (const [zone, ids] of await storesByZone(db))
    for (const day of daysFrom(begun, now, zone)) {
      const { stores, products } = await salesOn(db, day, zone, settlementCurrency);
      const isOfZone = ({ storeId }: { readonly storeId: number }): boolean => ids.has(storeId);
      await putSales(db, day, stores.filter(isOfZone), products.filter(isOfZone));
    }
  for (const [zone, ids] of await storesByZone(db))
    await recountProducts(db, dayStart(dayIn(begun, zone), zone), zone, ids, settlementCurrency);
};

/** Counts every day of a store anew, by the days of the zone that it has now. */
export const recountStore = async (ctx: Ctx, storeId: number): Promise<void> => {
  const { db, now } = ctx;
  // Beside a round that still knows the zone before, days of both would stand.
  await exclusivelyLater(db, 'analytics.sales');
  await deleteSalesOf(db, storeId);
  const store = (await storesById(db, [storeId])).get(storeId);
  const first = await firstPaidAt(db, storeId);
  if (store === undefined || first === null) return;
  const { settlementCurrency } = await siteSettings(db);
  for (const day of daysFrom(first, now, store.timeZone)) {
    const { stores, products } = await salesOn(db, day, store.timeZone, settlementCurrency, storeId);
    await putSales(db, day, stores, products);
  }
};
