import { exportEntriesMax, type Locale, readLocale } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { type Sql, sql } from '../runtime/sql.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { xlsxBytes } from '../runtime/sheets/write-xlsx.ts';
import { say, sayIfKnown, type WordId } from '../words/index.ts';
import { itemsOf, type OrderItem } from './order-cards.ts';
import { countOrders, type OrderHead, selectHeads } from './order-heads.ts';
import { narrowedBy } from './order-filter.ts';
import { type MadeSheet, sheetType, writerOf, zoneHead, zoneOf } from './exports/sheet.ts';
import { foundBy, searchConditions } from './order-lists.ts';
import { orderStateWord } from './order-state-word.ts';
import { unreviewedHead, unreviewedStates } from './unreviewed.ts';

const ordersAtOnce = 200;
/** Columns before the sides of an order, and behind them. */
const firstColumns = [
  ['number', 20, false],
  ['placed', 18, false],
  ['state', 22, false],
] as const;
const columns = [
  ['product', 44, false],
  ['variant', 28, false],
  ['quantity', 10, true],
  ['unit', 10, false],
  ['price', 12, true],
  ['amount', 12, true],
  ['freight', 12, true],
  ['reduction', 12, true],
  ['points', 14, true],
  ['total', 14, true],
  ['refunded', 12, true],
  ['refundOnItsWay', 14, true],
  ['currency', 10, false],
  ['paid', 18, false],
] as const;

/** A row for each line; what an order has once is in its first one, so that sums are right. */
const rowsOf = (
  head: OrderHead,
  items: readonly OrderItem[],
  locale: Locale,
  parties: readonly string[],
  at: (instant: Date | null) => string,
): string[][] => {
  const amount = (minor: bigint): string => toDecimal(money(minor, currencyOf(head.currency)));
  const state = orderStateWord({ status: head.status, orderMold: head.mold, dvyType: head.deliveryType, heldBack: head.heldBack });
  return items.map((item, i) => [
    head.number,
    at(head.createdAt),
    sayIfKnown(locale, `export.state.${state}`) ?? '',
    ...parties,
    item.prodName,
    item.skuName,
    String(item.prodCount),
    item.unit,
    String(item.price),
    String(item.productTotalAmount),
    i === 0 ? amount(head.freight) : '',
    i === 0 ? amount(head.reduction) : '',
    i === 0 ? amount(head.pointsAmount) : '',
    i === 0 ? amount(head.total) : '',
    i === 0 ? amount(head.refunded + head.refundedFreight - head.onItsWay) : '',
    i === 0 ? amount(head.onItsWay) : '',
    head.currency,
    at(head.paidAt),
  ]);
};

interface Party {
  readonly word: WordId;
  readonly of: (head: OrderHead) => string;
}
const storeParty: Party = { word: 'export.store', of: (head) => head.storeName };
const buyerParty: Party = { word: 'export.buyer', of: (head) => head.buyerName };
interface Wanted {
  readonly conditions: readonly Sql[];
  readonly locale: Locale;
  readonly timeZone: string;
  /** The other sides of an order, as its reader knows them. */
  readonly parties: readonly Party[];
  /** For a store: orders as stores see them. */
  readonly forStore?: true;
}

/** Read some orders at a time, the newest first, going on behind the last one; nothing is held but those. */
async function* exportedRows(db: Db, { conditions, locale, timeZone, parties, forStore }: Wanted): AsyncGenerator<string[]> {
  const at = writerOf(timeZone);
  for (let before = 2_147_483_647, written = 0; written < exportEntriesMax;) {
    const heads = await selectHeads(db, [...conditions, sql`o.id < ${before}`], ordersAtOnce, 0);
    const items = await itemsOf(db, heads, locale);
    for (const head of heads) {
      const sides = parties.map((party) => party.of(head));
      for (const row of rowsOf(forStore ? unreviewedHead(head) : head, items.get(head.id) ?? [], locale, sides, at))
        yield [...row, timeZone];
    }
    const last = heads.at(-1);
    if (last === undefined || heads.length < ordersAtOnce) return;
    before = last.id;
    written += heads.length;
  }
}

const exported = async (ctx: Ctx, wanted: Wanted): Promise<MadeSheet> => {
  const count = await countOrders(ctx.db, wanted.conditions, exportEntriesMax + 1);
  if (count > exportEntriesMax) refuse('exportTooLarge', { max: exportEntriesMax });
  const { locale, parties } = wanted;
  const head = ([id, width, numeric]: (typeof columns | typeof firstColumns)[number]) => ({
    name: say(locale, `export.${id}`),
    width,
    numeric,
  });
  const sides = parties.map(({ word }) => ({ name: say(locale, word), width: 28, numeric: false }));
  const zone = { name: say(locale, zoneHead), width: 18, numeric: false };
  const file = {
    name: `orders-${ctx.now.toISOString().slice(0, 10)}.xlsx`,
    type: sheetType,
    bytes: xlsxBytes([...firstColumns.map(head), ...sides, ...columns.map(head), zone], exportedRows(ctx.db, wanted), 'Orders'),
  };
  return { file, entries: count };
};
const inStates = (states: readonly (string | number)[] | undefined): Sql[] =>
  states === undefined || states.length === 0 ? [] : [sql`o.status = any(${states.map(Number)}::smallint[])`];

/** A buyer's orders as she has searched them. */
export const exportMyOrders = async (
  ctx: CtxFor<'GET /p/myOrder/export'>,
  input: Parsed<'GET /p/myOrder/export'>,
): Promise<Result<'GET /p/myOrder/export'>> => {
  const conditions = searchConditions(ctx.actor.id, input, ctx.now);
  return (await exported(ctx, { conditions, locale: ctx.locale, timeZone: await zoneOf(ctx, input.timeZone), parties: [storeParty] })).file;
};

/** A store's orders as its list is narrowed. */
export const exportStoreOrders = async (
  ctx: CtxFor<'GET /shop/admin/order/export'>,
  input: Parsed<'GET /shop/admin/order/export'>,
): Promise<Result<'GET /shop/admin/order/export'>> => {
  const states = input.states?.flatMap((state) => unreviewedStates(Number(state)));
  const conditions = [sql`o.store_id = ${ctx.actor.storeId}`, ...inStates(states), ...(await narrowedBy(ctx, input))];
  if (input.orderNumber !== undefined) conditions.push(await foundBy(ctx.db, input.orderNumber));
  const locale = input.lang === undefined ? ctx.locale : readLocale(input.lang);
  return (await exported(ctx, { conditions, locale, timeZone: await zoneOf(ctx, input.timeZone), parties: [buyerParty], forStore: true }))
    .file;
};

/** Orders of all stores in some states. */
export const exportAllOrders = async (
  ctx: CtxFor<'GET /platform/order/export'>,
  input: Parsed<'GET /platform/order/export'>,
): Promise<MadeSheet> => {
  const conditions = [sql`true`, ...inStates(input.states), ...(await narrowedBy(ctx, input))];
  if (input.orderNumber !== undefined) conditions.push(await foundBy(ctx.db, input.orderNumber));
  const locale = input.lang === undefined ? ctx.locale : readLocale(input.lang);
  return exported(ctx, { conditions, locale, timeZone: await zoneOf(ctx, input.timeZone), parties: [storeParty, buyerParty] });
};
