import { currencyOf, money, toWire } from '@kyakhta/money';
import { localUnit, deliveryType, type Locale, pickText, pricingMode, productStatus, shopStatus, transportType } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { addressesOf, citiesFor, goesTo } from '../domains/accounts/index.ts';
import { deliveryDays, isVirtual, meanScore, productTag, validUntil, type VoucherRule } from '../domains/catalog/index.ts';
import { daysOf, type StoredTemplate, templateColumn } from '../domains/freight/index.ts';
import { dutyLine } from '../domains/orders/index.ts';
import { paperTermsOf, siteSettings } from '../domains/site/index.ts';
import { deliversTo } from '../domains/stores/index.ts';
import { toldOffer } from '../domains/pricing/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { categoryPath } from './categories.ts';
import { certificatesShown } from './certificates.ts';
import { pricesOfSkus } from './offered.ts';
import { freightOf, leastFreight } from './product-freight.ts';
import { leastMarketPrice, skuRowsOf, tiersShown, wireSku } from './product-skus.ts';
import { shopHeadOf } from './shop-head.ts';

interface Text {
  readonly name: string;
  readonly brief: string;
  readonly content: string;
  readonly unit: string;
  readonly specifications: { name: string; value: string }[];
}

/** One field of what is said of a product. Each falls back for itself: a translated name takes no description away. */
const pickField = <K extends keyof Text>(texts: Readonly<Record<string, Text>>, field: K, locale: Locale): Text[K] | undefined =>
  pickText(
    Object.fromEntries(
      Object.entries(texts).flatMap(([language, text]) => (text[field].length > 0 ? [[language, text[field]] as const] : [])),
    ),
    locale,
  );

interface Row {
  readonly id: number;
  readonly storeId: number;
  readonly categoryId: number;
  readonly status: number;
  readonly storeStatus: number;
  readonly deliversTo: string[];
  readonly deliveryTypes: number[];
  readonly cityNames: string[];
  readonly productType: number;
  readonly preSell: boolean;
  readonly mold: number;
  readonly voucher: VoucherRule | null;
  readonly pricingMode: number;
  readonly currency: string;
  readonly minimum: number;
  readonly cartonQuantity: number;
  readonly grams: number;
  readonly cm3: number;
  readonly pictures: string[];
  readonly noReason: boolean;
  readonly isFreightFree: boolean;
  readonly freightTemplate: StoredTemplate | null;
  readonly deliveryTiers: { start: number; end: number | null; days: number }[];
  readonly minPrice: bigint;
  readonly maxPrice: bigint;
  readonly sold: number;
  readonly certificates: string[];
  readonly reviews: number;
  readonly scoreSum: number;
  readonly texts: Readonly<Record<string, Text>> | null;
  readonly tiers: { start: number; price: string }[];
}

const selectProduct = async (db: Db, id: number): Promise<Row | null> => {
  const { rows } = await sql<Row>`
    select p.id, p.store_id as "storeId", p.category_id as "categoryId", p.status, s.status as "storeStatus", s.delivers_to as "deliversTo", s.delivery_types as "deliveryTypes", s.city_names as "cityNames", p.product_type as "productType", p.pre_sell as "preSell", p.mold, p.voucher, p.pricing_mode as "pricingMode", p.currency, p.minimum,
      p.carton_quantity as "cartonQuantity", p.carton_weight_grams as grams, p.carton_volume_cm3 as cm3, p.pictures, p.no_reason as "noReason", p.is_freight_free as "isFreightFree", ${templateColumn(sql`p.freight_template_id`)} as "freightTemplate", p.delivery_tiers as "deliveryTiers", p.min_price as "minPrice", p.max_price as "maxPrice", p.sold::float8 as sold, p.certificates, p.review_count as reviews, p.review_score_sum as "scoreSum",
      (select jsonb_object_agg(t.locale, jsonb_build_object('name', t.name, 'brief', t.brief, 'content', t.content, 'unit', t.unit, 'specifications', t.specifications)) from product_texts t where t.product_id = p.id) as texts,
      coalesce((select jsonb_agg(jsonb_build_object('start', r.start_quantity, 'price', r.price::text) order by r.start_quantity) from product_tiers r where r.product_id = p.id), '[]'::jsonb) as tiers
    from products p join stores s on s.id = p.store_id where p.id = ${id}`.execute(db);
  return rows[0] ?? null;
};

/** Whether the product page opens. */
export const isOpenProduct = async (ctx: CtxFor<'GET /prod/isStatus'>, input: Parsed<'GET /prod/isStatus'>): Promise<boolean> => {
  const row = await selectProduct(ctx.db, input.prodId);
  return row !== null && row.status === productStatus.on && row.storeStatus === shopStatus.open;
};

/** Whether the answer is about an address of the caller's. */
export const asksForAddress = (input: Parsed<'GET /prod/prodInfo'>): boolean => (input.addrId ?? 0) > 0;

/** Everything the product page shows. */
export const productPage = async (
  ctx: CtxFor<'GET /prod/prodInfo'>,
  input: Parsed<'GET /prod/prodInfo'>,
): Promise<Result<'GET /prod/prodInfo'>> => {
  const row = (await selectProduct(ctx.db, input.prodId)) ?? refuse('productUnknown');
  if (row.status !== productStatus.on || row.storeStatus !== shopStatus.open) return refuse('productUnavailable');
  const [addresses, skus, path, shop, certificateDetails, settings] = await Promise.all([
    ctx.actor.kind === 'buyer' && asksForAddress(input) ? addressesOf(ctx, ctx.actor.id) : [],
    skuRowsOf(ctx, [row.id]),
    categoryPath(ctx, row.categoryId),
    shopHeadOf(ctx, row.storeId),
    certificatesShown(ctx.db, row.id, row.certificates),
    siteSettings(ctx.db),
  ]);
  // Whose address is asked for is known only where it is somebody's own; another's is no address.
  const address = addresses.find((a) => a.addrId === input.addrId) ?? null;
  const skuList = skus.map((r) => wireSku(r, ctx.locale, ctx.now));
  const field = <K extends keyof Text>(key: K) => pickField(row.texts ?? {}, key, ctx.locale);
  const specifications = field('specifications') ?? [];
  const currency = currencyOf(row.currency);
  const prices = pricesOfSkus(skus, currency, ctx.now);
  if (prices !== null && prices.change !== null) ctx.trueUntil(productTag(row.id), prices.change);
  const minPrice = toWire(prices?.low ?? money(row.minPrice, currency));
  const ready = deliveryDays(row.deliveryTiers, row.minimum);
  return {
    prodId: row.id,
    prodName: field('name') ?? '',
    brief: field('brief') ?? '',
    content: field('content') ?? '',
    pic: row.pictures[0] ?? null,
    imgs: row.pictures.join(','),
    currency: row.currency,
    categoryId: row.categoryId,
    categoryPath: path,
    unit: localUnit(field('unit') ?? '', ctx.locale),
    minimum: row.minimum,
    pricingMode: row.pricingMode,
    price: minPrice,
    oriPrice: toWire(money(row.maxPrice, currency)),
    marketPrice: leastMarketPrice(skus, currency),
    minPrice,
    offer: toldOffer(prices?.best ?? null, ctx.locale),
    offerChange: prices?.change?.toISOString() ?? null,
    maxPrice: toWire(prices?.high ?? money(row.maxPrice, currency)),
    tieredPriceVO: row.pricingMode === pricingMode.tiered ? tiersShown(row.tiers, skuList, currency) : [],
    cartonQuantity: row.cartonQuantity,
    cartonWeight: row.grams / 1000,
    cartonVolume: row.cm3 / 1_000_000,
    freight: freightOf(row),
    tieredDeliveryTimes: row.deliveryTiers,
    specifications,
    prodParameterList: specifications.map(({ name, value }) => ({ parameterKey: name, parameterValue: value })),
    userDeliveryInfo: {
      userAddr: address,
      totalTransFee: isVirtual(row) || !row.deliveryTypes.includes(deliveryType.courier) ? null : leastFreight(row, skus[0]),
    },
    certificates: row.certificates,
    certificateDetails,
    score: meanScore(row.scoreSum, row.reviews),
    commentNum: row.reviews,
    skuList,
    prodType: row.productType,
    preSellStatus: row.preSell ? 1 : 0,
    // Flash sales, group purchases and combos do not exist yet: clients of the lineage read that there is none.
    seckillVO: null,
    groupActivityVO: null,
    noReasonReturn: row.noReason && !isVirtual(row),
    mold: row.mold,
    voucher:
      row.voucher === null
        ? null
        : {
            days: row.voucher.days,
            until: row.voucher.until === null ? null : validUntil(row.voucher, ctx.now).toISOString(),
            unused: row.voucher.unused,
          },
    soldNum: row.sold,
    totalStocks: skuList.reduce((n, s) => n + s.stocks, 0),
    isDelivery: isVirtual(row) || deliversTo(row, goesTo(address)),
    deliversTo: row.deliversTo,
    deliveryModeVO: {
      hasUserPickUp: !isVirtual(row) && row.deliveryTypes.includes(deliveryType.buyerPickup),
      hasShopDelivery: !isVirtual(row) && row.deliveryTypes.includes(deliveryType.courier),
      hasCityDelivery: !isVirtual(row) && row.deliveryTypes.includes(deliveryType.sameCity),
      cities: !isVirtual(row) && row.deliveryTypes.includes(deliveryType.sameCity) ? citiesFor(row.cityNames, ctx.locale) : [],
    },
    duties: row.deliveryTypes.flatMap((type) => {
      const duty = dutyLine({ deliveryType: type, mold: row.mold }, paperTermsOf(settings, 'buyer'), ctx.locale);
      return duty === null ? [] : [{ dvyType: type, duty }];
    }),
    transport: (isVirtual(row) || !row.deliveryTypes.includes(deliveryType.courier)
      ? []
      : [transportType.ordinary, transportType.express]
    ).map((t) => ({
      transportType: t,
      daysMin: ready + daysOf(t).min,
      daysMax: ready + daysOf(t).max,
    })),
    shop: shop ?? refuse('productUnavailable'),
    shopId: row.storeId,
  };
};
