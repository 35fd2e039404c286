import { deliveryType } from '@kyakhta/contract';
import { currencyOf, parseAmount } from '@kyakhta/money';
import type { CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { siteSettings } from '../../site/index.ts';
import { storesOpenTag, storeTag } from '../actions.ts';
import { closePlaces, insertPlace, lockDelivery, updateDelivery, updatePlace } from '../store/delivery.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';

type Verb = 'PUT /shop/admin/shop/delivery';

/** A store says how its goods come to buyers, whole: for orders that are placed from now on. */
export const setDelivery = async (ctx: CtxFor<Verb>, input: Parsed<Verb>): Promise<null> => {
  const { storeId } = ctx.actor;
  const { settlementCurrency } = await siteSettings(ctx.db);
  const fee = parseAmount(input.cityFee, currencyOf(settlementCurrency));
  if (!fee.ok) return refuseField(ctx, 'cityFee', 'field.amount');
  const types = [...new Set(input.dvyTypes)].toSorted((a, b) => a - b);
  if (types.includes(deliveryType.buyerPickup) && input.stations.length === 0) refuse('pickupPlaceMissing');
  if (types.includes(deliveryType.sameCity) && input.cities.length === 0) refuse('cityMissing');
  const before = (await lockDelivery(ctx.db, storeId)) ?? refuse('shopUnknown');
  const after = { deliveryTypes: types, cityNames: [...new Set(input.cities)], cityFee: fee.money.amount };
  await updateDelivery(ctx.db, storeId, after);
  const kept = input.stations.flatMap((s) => (s.stationId === undefined ? [] : [s.stationId]));
  await closePlaces(ctx.db, storeId, kept, ctx.now);
  for (const { stationId, ...place } of input.stations) {
    if (stationId === undefined) await insertPlace(ctx.db, storeId, place);
    else if (!(await updatePlace(ctx.db, storeId, stationId, place))) refuse('changedMeanwhile');
  }
  const told = (w: typeof before) => ({ ...w, cityFee: String(w.cityFee) });
  await recordAudit(ctx, 'store.delivery', `store:${storeId}`, told(before), { ...told(after), places: input.stations.map((s) => s.name) });
  ctx.changed(storeTag(storeId));
  ctx.changed(storesOpenTag);
  return null;
};
