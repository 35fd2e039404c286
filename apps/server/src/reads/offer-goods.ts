import { pickText, productStatus, shopStatus } from '@kyakhta/contract';
import { currencyOf, money, percentage, subtract, toWire, type WireAmount } from '@kyakhta/money';
import { nameOf, pieceRange, type SaleRow, variantName, variantsForSale } from '../domains/catalog/index.ts';
import { effectOf, offerOwner, runningAt, type SkuOffer, titleOf } from '../domains/offers/index.ts';
import { winnerOf } from '../domains/pricing/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { keptStores } from '../domains/stores/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { selectedBy } from '../runtime/ids.ts';
import { sql } from '../runtime/sql.ts';

/** An item of an offer, as its owner wrote it. */
export interface ItemRow {
  readonly skuId: number;
  readonly price: bigint | null;
  readonly percent: number | null;
  readonly quota: number | null;
  readonly taken: number;
  readonly perBuyer: number | null;
  readonly agreed: boolean;
  readonly priceLimit: bigint | null;
}

/** What the rows of variants need besides themselves: their stores, and the commission of those that have none of their own. */
const beside = async (ctx: Ctx, rows: readonly SaleRow[]) => {
  const [stores, settings] = await Promise.all([
    keptStores(
      ctx,
      rows.map((r) => r.storeId),
    ),
    siteSettings(ctx.db),
  ]);
  const shopName = (r: SaleRow): string => stores.get(r.storeId)?.displayName ?? '';
  const commission = (r: SaleRow): number => stores.get(r.storeId)?.commissionBasisPoints ?? settings.commissionBasisPoints;
  return { shopName, commission };
};
type Beside = Awaited<ReturnType<typeof beside>>;

const wireGoods = (ctx: Ctx, r: SaleRow, { shopName, commission }: Beside) => {
  const { low, high } = pieceRange(r);
  const amount = (of: bigint): WireAmount => toWire(money(of, currencyOf(r.currency)));
  return {
    skuId: r.skuId,
    prodId: r.productId,
    prodName: nameOf(r, ctx.locale),
    skuName: variantName(pickText(r.properties, ctx.locale) ?? [], ctx.locale),
    partyCode: r.article,
    pic: r.picture,
    shopId: r.storeId,
    shopName: shopName(r),
    currency: r.currency,
    oriPrice: amount(low),
    oriPriceMax: amount(high),
    cartonQuantity: r.cartonQuantity,
    commission: commission(r),
  };
};

/** What an offer leaves of a price, as `pricing` reads it; a price that is no lower stays as it is. */
const after = (base: bigint, currency: string, item: Pick<ItemRow, 'price' | 'percent' | 'priceLimit'>): bigint => {
  const prices = new Map([['', effectOf(item)]]);
  return winnerOf('', money(base, currencyOf(currency)), [{ id: 0, owner: 'store', prices }])?.unitPrice.amount ?? base;
};

export interface OfferSide {
  readonly id: number;
  readonly owner: 'store' | 'platform';
  readonly startsAt: Date;
}
/** Another offer that wins a variant now, or when this one begins; of a tiered product at its lowest price. */
const beatenBy = (ctx: Ctx, r: SaleRow, item: ItemRow, own: OfferSide) => {
  const at = own.startsAt > ctx.now ? own.startsAt : ctx.now;
  const others = runningAt(r.offers, at).filter((o) => o.offerId !== own.id);
  if (others.length === 0) return null;
  const currency = currencyOf(r.currency);
  const asPriced = ({ offerId, owner, ...o }: Pick<SkuOffer, 'offerId' | 'owner' | 'price' | 'percent' | 'priceLimit'>) => ({
    id: offerId,
    owner,
    prices: new Map([['', effectOf(o)]]),
  });
  const all = [...others.map(asPriced), asPriced({ ...item, offerId: own.id, owner: own.owner })];
  const winner = winnerOf('', money(pieceRange(r).low, currency), all);
  const won = others.find((o) => o.offerId === winner?.id);
  if (winner === null || won === undefined) return null;
  return { offerId: won.offerId, title: titleOf(won, ctx.locale), owner: won.owner, price: toWire(winner.unitPrice) };
};

/** Items of offers with their goods, what they cost before and after, and what their stores receive; those of variants that are gone, too. */
export const wireItems = async (ctx: Ctx, own: OfferSide, items: readonly ItemRow[]) => {
  const rows = await variantsForSale(ctx, selectedBy(sql<{ id: number }>`select sku_id as id from offer_items where offer_id = ${own.id}`));
  const around = await beside(ctx, [...rows.values()]);
  return items.flatMap((item) => {
    const r = rows.get(item.skuId);
    if (r === undefined) return [];
    const { low, high } = pieceRange(r);
    const currency = currencyOf(r.currency);
    const [lowAfter, highAfter] = [after(low, r.currency, item), after(high, r.currency, item)];
    const receives = (price: bigint): WireAmount => {
      const whole = money(price, currency);
      return toWire(subtract(whole, percentage(whole, around.commission(r), 'half-up')));
    };
    return [
      {
        ...wireGoods(ctx, r, around),
        receives: receives(low),
        receivesOnOffer: receives(own.owner === 'store' ? lowAfter : low),
        price: item.price === null ? null : toWire(money(item.price, currency)),
        percent: item.percent,
        priceAfter: toWire(money(lowAfter, currency)),
        priceAfterMax: toWire(money(highAfter, currency)),
        quota: item.quota,
        taken: item.taken,
        perBuyer: item.perBuyer,
        agreed: item.agreed,
        beatenBy: beatenBy(ctx, r, item, own),
      },
    ];
  });
};

type Goods = 'GET /shop/admin/offer/goods' | 'GET /platform/offer/goods';
/** The variants of a product that the caller may put on offer: of a store its own, of the platform what open stores sell. */
export const offerableGoods = async (ctx: CtxFor<Goods>, { prodId }: Parsed<Goods>): Promise<Result<Goods>> => {
  const storeId = offerOwner(ctx);
  const rows = await variantsForSale(
    ctx,
    selectedBy(sql<{ id: number }>`
      select s.id from skus s join products p on p.id = s.product_id join stores t on t.id = p.store_id
      where p.id = ${prodId} and not s.is_deleted and p.status <> ${sql.lit(productStatus.deleted)}
        and case when ${storeId}::int is null then p.status = ${sql.lit(productStatus.on)} and t.status = ${sql.lit(shopStatus.open)} else p.store_id = ${storeId}::int end
      order by s.position, s.id`),
  );
  const around = await beside(ctx, [...rows.values()]);
  const isOpen = await sql`select 1 from listed_products where product_id = ${prodId}`.execute(ctx.db);
  return [...rows.values()]
    .toSorted((a, b) => a.skuId - b.skuId)
    .map((r) => ({ ...wireGoods(ctx, r, around), canBuy: isOpen.rows.length > 0 }));
};
