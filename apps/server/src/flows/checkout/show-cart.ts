import { type Locale, mold, pickText, transportType } from '@kyakhta/contract';
import { LARGEST_AMOUNT, type Money, subtract, toWire, zero } from '@kyakhta/money';
import { addressesOf, goesTo } from '../../domains/accounts/index.ts';
import { cartItems } from '../../domains/cart/index.ts';
import { isVirtual, variantName, writeProperties, nameOf, unitOf } from '../../domains/catalog/index.ts';
import { price, type PricedLine, type PricedStore, chargedFreight } from '../../domains/pricing/index.ts';
import { keptSettings } from '../../domains/site/index.ts';
import { currencyOf } from '@kyakhta/money';
import { cartLinesMax } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed, Result } from '../../runtime/context.ts';
import { type InspectedLine, inspectLines, isHard } from './inspect-lines.ts';
import { type LineOffers, offersOf, wireOffers } from './line-offers.ts';

type CartLine = Result<'GET /p/shopCart/expiryProdList'>[number];
type ShopCart = Result<'POST /p/shopCart/info'>['shopCarts'][number];

/**
 * An amount of the cart as the wire can carry it. A price may have risen since the line was put there;
 * what is beyond every order is shown as the largest amount, and confirming says that it is too large.
 */
const shown = (m: Money): ReturnType<typeof toWire> => toWire(m.amount > LARGEST_AMOUNT ? { ...m, amount: LARGEST_AMOUNT } : m);

/** Vouchers are not packed. */
const cartonsOf = ({ row, wanted }: InspectedLine): number => (isVirtual(row) ? 0 : Math.ceil(wanted.count / row.cartonQuantity));

/** One line as the wire shows it. Weights and volumes are whole cartons', in kg and m³. */
export const wireLine = (line: InspectedLine, priced: PricedLine, locale: Locale, { missed }: LineOffers): CartLine => {
  const { row, store, wanted } = line;
  const pairs = pickText(row.properties, locale) ?? [];
  const cartons = cartonsOf(line);
  return {
    lineKey: priced.key,
    basketId: wanted.basketId,
    prodId: row.productId,
    skuId: row.skuId,
    shopId: row.storeId,
    shopName: store.name,
    prodName: nameOf(row, locale),
    skuName: variantName(pairs, locale),
    properties: writeProperties(pairs),
    pic: row.picture,
    count: wanted.count,
    prodCount: wanted.count,
    mold: row.mold,
    unit: unitOf(row, locale),
    isChecked: wanted.isChecked,
    stocks: line.left,
    minimum: row.minimum,
    cartonQuantity: row.cartonQuantity,
    cartons,
    cartonWeight: row.cartonWeightGrams / 1000,
    cartonVolume: row.cartonVolumeCm3 / 1_000_000,
    price: shown(priced.unitPrice),
    total: shown(priced.goods),
    actualTotal: shown(subtract(priced.goods, priced.reduction)),
    shares: priced.shares.flatMap(({ kind, owner, amount }) => (kind === 'freight' ? [] : [{ kind, owner, amount: shown(amount) }])),
    transfee: shown(chargedFreight(priced)),
    transFee: shown(chargedFreight(priced)),
    universalExpress: shown({ amount: row.isFreightFree ? 0n : row.ordinaryFreight, currency: priced.goods.currency }),
    express: shown({ amount: row.isFreightFree ? 0n : row.expressFreight, currency: priced.goods.currency }),
    productCount: priced.productCount,
    nextTier:
      priced.nextTier === null
        ? null
        : { start: priced.nextTier.start, price: shown(priced.nextTier.price), missing: priced.nextTier.missing },
    ...wireOffers(line, priced, missed.get(priced.key), locale),
    fault: line.fault,
    isDelivery: line.fault !== 'regionNotServed',
    isUpdateCount: !isHard(line.fault),
  };
};

/** Weight (kg), volume (m³) and cartons of lines together. */
export const measures = (
  lines: readonly InspectedLine[],
): { readonly weight: number; readonly volume: number; readonly cartons: number } => {
  const sums = lines.reduce(
    (m, l) => {
      const cartons = cartonsOf(l);
      return {
        grams: m.grams + cartons * l.row.cartonWeightGrams,
        cm3: m.cm3 + cartons * l.row.cartonVolumeCm3,
        cartons: m.cartons + cartons,
      };
    },
    { grams: 0, cm3: 0, cartons: 0 },
  );
  return { weight: sums.grams / 1000, volume: sums.cm3 / 1_000_000, cartons: sums.cartons };
};

/** A store's part: its lines, its totals over what was priced together. */
export const wireStore = (
  lines: readonly CartLine[],
  inspected: readonly InspectedLine[],
  totals: PricedStore | null,
  currency: string,
): ShopCart => {
  const [first] = inspected;
  if (first === undefined) throw new Error('a store has lines');
  const none = zero(currencyOf(currency));
  return {
    shopId: first.store.id,
    shopName: first.store.name,
    shopType: first.store.badge,
    shopCartItemDiscounts: [{ shopCartItems: [...lines] }],
    total: shown(totals?.goods ?? none),
    shopReduce: shown(totals?.reduction ?? none),
    transfee: shown(totals ? chargedFreight(totals) : none),
    transFee: shown(totals ? chargedFreight(totals) : none),
    prodCount: inspected.filter((l) => l.wanted.isChecked).reduce((n, l) => n + l.wanted.count, 0),
    actualTotal: shown(totals?.total ?? none),
    ...measures(inspected.filter((l) => l.wanted.isChecked)),
  };
};

const pricedByKey = (lines: readonly InspectedLine[], { offers }: LineOffers): ReadonlyMap<string, PricedLine> =>
  lines.length === 0
    ? new Map()
    : new Map(
        price(
          lines.map((l) => l.toPrice),
          { offers },
        )
          .stores.flatMap((s) => s.lines)
          .map((p) => [p.key, p]),
      );

/** Lines that are in no total, each as it would be priced among the others of them. */
export const wireAlone = (lines: readonly InspectedLine[], { locale, now }: Pick<Ctx, 'locale' | 'now'>): CartLine[] => {
  const offered = offersOf(lines, now);
  const prices = pricedByKey(lines, offered);
  return lines.flatMap((l) => {
    const priced = prices.get(l.toPrice.key);
    return priced === undefined ? [] : [wireLine(l, priced, locale, offered)];
  });
};

/** The cart priced now: ticked lines make the totals, faulty ones are left out. */
export const showCart = async (
  ctx: CtxFor<'POST /p/shopCart/info'>,
  input: Parsed<'POST /p/shopCart/info'>,
): Promise<Result<'POST /p/shopCart/info'>> => {
  const [{ settlementCurrency: currency }, items, book] = await Promise.all([
    keptSettings(ctx),
    cartItems(ctx.db, ctx.actor.id),
    addressesOf(ctx, ctx.actor.id),
  ]);
  const userAddr = book.find((a) => ((input.addrId ?? 0) === 0 ? a.commonAddr === 1 : a.addrId === input.addrId)) ?? null;
  const country = goesTo(userAddr);
  const all = await inspectLines(ctx, items, input.transportType, country);
  const good = all.filter((l) => !isHard(l.fault));
  // What cannot be ordered as it stands is shown with its reason and is in no total.
  const ticked = good.filter((l) => l.wanted.isChecked && l.fault === null);
  // Goods and vouchers of a store lie together here; they part when they are ordered.
  const tickedOffers = offersOf(ticked, ctx.now);
  const asGoods = ticked.map((l) => ({ ...l.toPrice, mold: mold.physical }));
  const totals = ticked.length === 0 ? null : price(asGoods, { offers: tickedOffers.offers });
  const tickedPrices = new Map(totals?.stores.flatMap((s) => s.lines).map((p) => [p.key, p]));
  // A line that is not ticked shows what it would cost together with the rest.
  const anyOffers = offersOf(good, ctx.now);
  const anyPrices = pricedByKey(good, anyOffers);
  const none = zero(currencyOf(currency));
  const shopCarts = [...Map.groupBy(good, (l) => l.store.id)].map(([storeId, lines]) => {
    const wire = lines.flatMap((l) => {
      const own = tickedPrices.get(l.toPrice.key);
      const priced = own ?? anyPrices.get(l.toPrice.key);
      return priced === undefined ? [] : [wireLine(l, priced, ctx.locale, own === undefined ? anyOffers : tickedOffers)];
    });
    return wireStore(wire, lines, totals?.stores.find((s) => s.storeId === storeId) ?? null, currency);
  });
  return {
    shopCarts,
    totalMoney: shown(totals?.goods ?? none),
    subtractMoney: shown(totals?.reduction ?? none),
    freightAmount: shown(totals ? chargedFreight(totals) : none),
    totalReduceMoney: shown(totals?.reduction ?? none),
    memberReduceAmount: shown(none),
    userDeliveryInfo: { userAddr },
    finalMoney: shown(totals?.total ?? none),
    count: all.length,
    checkedCount: ticked.length,
    currency,
    linesMax: cartLinesMax,
  };
};

/** Lines that cannot be bought now whatever the quantity, with the reason. */
export const showFaultyLines = async (ctx: CtxFor<'GET /p/shopCart/expiryProdList'>): Promise<CartLine[]> => {
  const bad = (await inspectLines(ctx, await cartItems(ctx.db, ctx.actor.id), transportType.ordinary, null)).filter((l) => isHard(l.fault));
  return wireAlone(bad, ctx);
};
