import { exportOrdersMax, type Locale, orderStatus, readLocale, timeZoneDefault } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { xlsxBytes } from '../runtime/sheets/write-xlsx.ts';
import { say, type WordId } from '../runtime/words/index.ts';
import { countOrders, itemsOf, type OrderHead, type OrderItem, selectHeads } from './order-cards.ts';
import { foundBy, searchConditions } from './order-lists.ts';

const ordersAtOnce = 200;
const columns = [
  ['number', 20, false],
  ['placed', 18, false],
  ['state', 22, false],
  ['party', 28, false],
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
  ['currency', 10, false],
  ['paid', 18, false],
] as const;
const stateWord: Readonly<Record<number, WordId>> = {
  [orderStatus.pendingPayment]: 'export.state.1',
  [orderStatus.pendingDelivery]: 'export.state.2',
  [orderStatus.pendingReceipt]: 'export.state.3',
  [orderStatus.pendingEvaluation]: 'export.state.4',
  [orderStatus.completed]: 'export.state.5',
  [orderStatus.canceled]: 'export.state.6',
  [orderStatus.grouping]: 'export.state.7',
  [orderStatus.waitingBuyerContract]: 'export.state.8',
  [orderStatus.waitingSupplierContract]: 'export.state.9',
  [orderStatus.partlyShipped]: 'export.state.10',
  [orderStatus.evaluated]: 'export.state.11',
};

/** Instants as `2026-11-22 09:30` in a zone; in the site's own where nobody knows the one that is named. */
const writerOf = (zone: string | undefined): ((at: Date | null) => string) => {
  const options = { dateStyle: 'short', timeStyle: 'short' } as const;
  const format = ((): Intl.DateTimeFormat => {
    try {
      return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: zone ?? timeZoneDefault });
    } catch {
      return new Intl.DateTimeFormat('sv-SE', { ...options, timeZone: timeZoneDefault });
    }
  })();
  return (at) => (at === null ? '' : format.format(at));
};

/** A row for each line; what an order has once stands in its first one, so that sums are right. */
const rowsOf = (
  head: OrderHead,
  items: readonly OrderItem[],
  locale: Locale,
  party: string,
  at: (instant: Date | null) => string,
): string[][] => {
  const amount = (minor: bigint): string => toDecimal(money(minor, currencyOf(head.currency)));
  const state = stateWord[head.status];
  return items.map((item, i) => [
    head.number,
    at(head.createdAt),
    state === undefined ? '' : say(locale, state, {}),
    party,
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
    i === 0 ? amount(head.refunded + head.refundedFreight) : '',
    head.currency,
    at(head.paidAt),
  ]);
};

interface Wanted {
  readonly conditions: readonly RawBuilder<unknown>[];
  readonly locale: Locale;
  readonly timeZone: string | undefined;
  /** The other side of an order, as its reader knows it. */
  readonly party: { readonly word: WordId; readonly of: (head: OrderHead) => string };
}

/** Read some orders at a time, the newest first, going on behind the last one; nothing is held but those. */
async function* exportedRows(db: Db, { conditions, locale, timeZone, party }: Wanted): AsyncGenerator<string[]> {
  const at = writerOf(timeZone);
  for (let before = 2_147_483_647, written = 0; written < exportOrdersMax;) {
    const heads = await selectHeads(db, [...conditions, sql`o.id < ${before}`], ordersAtOnce, 0);
    const items = await itemsOf(db, heads, locale);
    for (const head of heads) yield* rowsOf(head, items.get(head.id) ?? [], locale, party.of(head), at);
    const last = heads.at(-1);
    if (last === undefined || heads.length < ordersAtOnce) return;
    before = last.id;
    written += heads.length;
  }
}

const exported = async (ctx: Ctx, wanted: Wanted): Promise<Result<'GET /p/myOrder/export'>> => {
  const count = await countOrders(ctx.db, wanted.conditions, exportOrdersMax + 1);
  if (count > exportOrdersMax) refuse('exportTooLarge', { max: exportOrdersMax });
  const { locale, party } = wanted;
  return {
    name: `orders-${ctx.now.toISOString().slice(0, 10)}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: xlsxBytes(
      columns.map(([id, width, numeric]) => ({ name: say(locale, id === 'party' ? party.word : `export.${id}`, {}), width, numeric })),
      exportedRows(ctx.db, wanted),
      'Orders',
    ),
  };
};

/** A buyer's orders as she has searched them. */
export const exportMyOrders = (
  ctx: CtxFor<'GET /p/myOrder/export'>,
  input: Parsed<'GET /p/myOrder/export'>,
): Promise<Result<'GET /p/myOrder/export'>> =>
  exported(ctx, {
    conditions: searchConditions(ctx.actor.id, input, ctx.now),
    locale: ctx.locale,
    timeZone: input.timeZone,
    party: { word: 'export.store', of: (head) => head.storeName },
  });

/** A store's orders in some states. */
export const exportStoreOrders = async (
  ctx: CtxFor<'GET /shop/admin/order/export'>,
  input: Parsed<'GET /shop/admin/order/export'>,
): Promise<Result<'GET /shop/admin/order/export'>> => {
  const conditions = [sql`o.store_id = ${ctx.actor.storeId}`];
  if (input.states !== undefined && input.states.length > 0) conditions.push(sql`o.status = any(${input.states.map(Number)}::smallint[])`);
  if (input.orderNumber !== undefined) conditions.push(await foundBy(ctx.db, input.orderNumber));
  return exported(ctx, {
    conditions,
    locale: input.lang === undefined ? ctx.locale : readLocale(input.lang),
    timeZone: input.timeZone,
    party: { word: 'export.buyer', of: (head) => head.buyerName },
  });
};
