import { currencyOf, money, toWire } from '@kyakhta/money';
import { siteSettings } from '../domains/site/index.ts';
import { pickupPlacesOf, storesById } from '../domains/stores/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';

/** How a store's goods come to its buyers, as it has said itself. */
export const storeDelivery = async (ctx: CtxFor<'GET /shop/admin/shop/delivery'>): Promise<Result<'GET /shop/admin/shop/delivery'>> => {
  const { storeId } = ctx.actor;
  const [{ settlementCurrency }, stores, places] = await Promise.all([
    siteSettings(ctx.db),
    storesById(ctx.db, [storeId]),
    pickupPlacesOf(ctx.db, [storeId]),
  ]);
  const store = stores.get(storeId) ?? refuse('shopUnknown');
  const currency = currencyOf(settlementCurrency);
  return {
    dvyTypes: [...store.deliveryTypes],
    cities: [...store.cityNames],
    cityFee: toWire(money(store.cityFee, currency)),
    currency,
    stations: places.map(({ storeId: _, ...place }) => place),
  };
};
