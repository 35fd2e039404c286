import { productStatus } from '@kyakhta/contract';
import { isOnSale, pieceRange, type SaleRow, variantsForSale } from '../../domains/catalog/index.ts';
import {
  answerOffer,
  type ChangeOffer,
  changeOffer,
  type CreateOffer,
  createOffer,
  goodsOnOffer,
  offerOwner,
  type OfferGoods,
  pauseOffer,
  stopOffer,
} from '../../domains/offers/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { isOpen, keptStores } from '../../domains/stores/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { these } from '../../runtime/ids.ts';
import { announceOffer } from './announce-offer.ts';
import { askStores } from './ask-stores.ts';

/** Variants by id, and those among them that an owner may put on offer: a store its own, the platform what open stores sell. */
const goodsFor = async (ctx: Ctx, storeId: number | null, skuIds: readonly number[]) => {
  const [rows, { settlementCurrency }] = await Promise.all([variantsForSale(ctx, these([...new Set(skuIds)])), siteSettings(ctx.db)]);
  const stores = await keptStores(
    ctx,
    [...rows.values()].map((r) => r.storeId),
  );
  const mayOffer = (r: SaleRow): boolean => {
    if (r.skuDeleted || r.currency !== settlementCurrency) return false;
    const store = stores.get(r.storeId);
    return storeId === null
      ? isOnSale(r) && store !== undefined && isOpen(store)
      : r.storeId === storeId && r.status !== productStatus.deleted;
  };
  const goods: ReadonlyMap<number, OfferGoods> = new Map(
    [...rows].flatMap(([id, r]) => (mayOffer(r) ? [[id, { ...r, ...pieceRange(r) }] as const] : [])),
  );
  return { rows, goods };
};
const skusOf = (input: Parsed<CreateOffer>): number[] => input.items.map((i) => i.skuId);

/** A store or the platform makes an offer; the platform asks the stores whose goods are on it. */
export const makeOffer = async (ctx: CtxFor<CreateOffer>, input: Parsed<CreateOffer>): Promise<Result<CreateOffer>> => {
  const storeId = offerOwner(ctx);
  const { goods } = await goodsFor(ctx, storeId, skusOf(input));
  const offerId = await createOffer(ctx, input, goods);
  if (storeId === null) await askStores(ctx, offerId);
  await announceOffer(ctx, offerId);
  return { offerId };
};

/** Changes an offer. What a store agreed to is another thing then, so that the platform asks anew. */
export const rewriteOffer = async (ctx: CtxFor<ChangeOffer>, input: Parsed<ChangeOffer>): Promise<null> => {
  const storeId = offerOwner(ctx);
  const before = await goodsOnOffer(ctx.db, input.offerId, storeId);
  const { goods, rows } = await goodsFor(ctx, storeId, [...before.map((g) => g.skuId), ...skusOf(input)]);
  const isNew = await changeOffer(ctx, input, goods, rows);
  if (isNew && storeId === null) await askStores(ctx, input.offerId);
  await announceOffer(
    ctx,
    input.offerId,
    null,
    before.map((g) => g.productId),
  );
  return null;
};

type Pause = 'PUT /shop/admin/offer/pause' | 'PUT /platform/offer/pause';
export const holdOffer = async (ctx: CtxFor<Pause>, input: Parsed<Pause>): Promise<null> => {
  if (await pauseOffer(ctx, input)) await announceOffer(ctx, input.offerId);
  return null;
};
type End = 'PUT /shop/admin/offer/end' | 'PUT /platform/offer/end';
export const endOffer = async (ctx: CtxFor<End>, input: Parsed<End>): Promise<null> => {
  await stopOffer(ctx, input);
  await announceOffer(ctx, input.offerId);
  return null;
};

type Consent = 'PUT /shop/admin/offer/consent';
/** A store answers: what is shown of its goods is read anew. */
export const consentToOffer = async (ctx: CtxFor<Consent>, input: Parsed<Consent>): Promise<null> => {
  await answerOffer(ctx, input);
  await announceOffer(ctx, input.offerId, ctx.actor.storeId);
  return null;
};
