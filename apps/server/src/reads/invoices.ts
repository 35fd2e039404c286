import { currencyOf, money, toWire } from '@kyakhta/money';
import { closeType, headerType, invoiceStatus, invoiceType } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { receivedStates } from '../domains/invoices/index.ts';
import type { OrderBuyer } from '../domains/orders/index.ts';
import { openStatuses } from '../domains/refunds/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { openDocument } from '../runtime/stored-documents.ts';
import { captured, stillHeld as kept } from './captured.ts';
import { itemsOf } from './order-cards.ts';
import { countOrders, countsTo, selectHeads } from './order-heads.ts';
import { offsetOf, pageOf } from './paging.ts';

type Card = Result<'GET /p/orderInvoice/page'>['records'][number];
type Named = 'headerType' | 'headerName' | 'country' | 'invoiceTaxNumber' | 'registrationCode' | 'address';
interface Row extends Pick<Card, Named | 'status' | 'invoiceNumber' | 'reason' | 'refunded' | 'orderNumbers'> {
  readonly id: number;
  readonly amount: bigint;
  readonly currency: string;
  readonly appliedAt: Date;
  readonly issuedAt: Date | null;
  readonly document: string | null;
  readonly total: number;
}

/** Of an order `o` something has gone back since the invoice line `x` of it was written. */
const isRefunded = sql`(${kept} <> x.amount)`;
const openRefund = sql`exists (select 1 from refunds f where f.order_id = o.id and f.status in (${sql.raw(openStatuses.join(', '))}))`;
/** An order `o` can be invoiced, as the domain says it of a locked one. */
const isInvoiceable = sql`((o.status in (${sql.raw(receivedStates.join(', '))}) and ${captured} = o.total or o.close_type is not distinct from ${sql.lit(closeType.settled)} and o.received_at is not null) and ${kept} > 0 and not ${openRefund})`;
/** No invoice stands for it. */
const notInvoiced = sql`not exists (select 1 from invoice_orders l where l.order_id = o.id and l.is_living)`;
const columns = sql`i.id, i.status, i.header_type as "headerType", i.name as "headerName", i.country, i.tax_number as "invoiceTaxNumber", i.registration_code as "registrationCode", i.address,
  i.number as "invoiceNumber", i.amount, i.currency, i.applied_at as "appliedAt", i.issued_at as "issuedAt", i.reason, i.document,
  coalesce((select string_agg(o.number, ',' order by o.id) from invoice_orders x join orders o on o.id = x.order_id where x.invoice_id = i.id), '') as "orderNumbers",
  i.status = ${sql.lit(invoiceStatus.issued)} and exists (select 1 from invoice_orders x join orders o on o.id = x.order_id where x.invoice_id = i.id and ${isRefunded}) as refunded`;

const cardOf = ({ id, amount, currency, appliedAt, issuedAt, document, total: _, ...named }: Row): Card => ({
  ...named,
  orderInvoiceId: id,
  invoiceType: invoiceType.electronic,
  invoiceAmount: toWire(money(amount, currencyOf(currency))),
  currency,
  applicationTime: appliedAt.toISOString(),
  issueTime: issuedAt?.toISOString() ?? null,
  hasDocument: document !== null,
});

/** So long a failed application is shown as something to do: a buyer who wants no invoice any more need not say so. */
const againDays = 30;
/** An application `i` failed lately, was the last of its orders, and all of them can still be invoiced. */
const canApplyAgain = (
  now: Date,
): Sql => sql`(i.status = ${sql.lit(invoiceStatus.failed)} and i.failed_at > ${addDays(now, -againDays)} and not exists (
  select 1 from invoice_orders x join invoice_orders later on later.order_id = x.order_id and later.invoice_id > x.invoice_id where x.invoice_id = i.id) and not exists (
  select 1 from invoice_orders x join orders o on o.id = x.order_id where x.invoice_id = i.id and not (${isInvoiceable} and ${notInvoiced})))`;

export const myInvoices = async (
  ctx: CtxFor<'GET /p/orderInvoice/page'>,
  input: Parsed<'GET /p/orderInvoice/page'>,
): Promise<Result<'GET /p/orderInvoice/page'>> => {
  const { rows } = await sql<Row>`
    select ${columns}, count(*) over ()::int as total from invoices i where i.user_id = ${ctx.actor.id} and (${input.status} = 0 or i.status = ${input.status}) and ${input.waitsFor === 'buyer' ? canApplyAgain(ctx.now) : sql`true`}
    order by i.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  return pageOf(rows.map(cardOf), rows[0]?.total ?? 0, input);
};

const ordersOf = async (ctx: Ctx, id: number): Promise<Result<'GET /p/orderInvoice/info/{orderInvoiceId}'>['orders']> => {
  const heads = await selectHeads(ctx.db, [sql`o.id in (select order_id from invoice_orders where invoice_id = ${id})`], 50, 0);
  const items = await itemsOf(ctx.db, heads, ctx.locale);
  const { rows } = await sql<{ id: number; amount: bigint; refunded: boolean }>`
    select o.id, x.amount, ${isRefunded} as refunded from invoice_orders x join orders o on o.id = x.order_id where x.invoice_id = ${id}`.execute(
    ctx.db,
  );
  return heads.map((h) => {
    const line = rows.find((r) => r.id === h.id);
    return {
      orderNumber: h.number,
      shopName: h.storeName,
      amount: toWire(money(line?.amount ?? 0n, currencyOf(h.currency))),
      createTime: h.createdAt.toISOString(),
      prodNames: (items.get(h.id) ?? []).map((i) => i.prodName),
      refunded: line?.refunded ?? false,
    };
  });
};

/** An invoice of the caller's own, whole. */
export const myInvoice = async (
  ctx: CtxFor<'GET /p/orderInvoice/info/{orderInvoiceId}'>,
  { orderInvoiceId }: Parsed<'GET /p/orderInvoice/info/{orderInvoiceId}'>,
): Promise<Result<'GET /p/orderInvoice/info/{orderInvoiceId}'>> => {
  const { rows } = await sql<Row>`
    select ${columns}, 1 as total from invoices i where i.id = ${orderInvoiceId} and i.user_id = ${ctx.actor.id}`.execute(ctx.db);
  const row = rows[0] ?? refuse('invoiceUnknown');
  const moves = await sql<{ status: Card['status']; at: Date; by: 'buyer' | 'operator'; reason: string; headerName: string }>`
    select status, at, actor_kind as by, reason, coalesce(title ->> 'name', '') as "headerName" from invoice_moves where invoice_id = ${orderInvoiceId} order by id`.execute(
    ctx.db,
  );
  return {
    ...cardOf(row),
    orders: await ordersOf(ctx, orderInvoiceId),
    history: moves.rows.map((m) => ({ ...m, at: m.at.toISOString() })),
  };
};

/** Who bought, as an invoice is to name it; null: she herself. */
const buyerAsTitle = (buyer: OrderBuyer | null): Result<'GET /p/orderInvoice/orders'>['records'][number]['buyer'] =>
  buyer === null || buyer.name === ''
    ? null
    : {
        headerType: buyer.kind === 'person' ? headerType.personal : headerType.unit,
        headerName: buyer.name,
        country: buyer.country,
        invoiceTaxNumber: buyer.taxNumber,
        registrationCode: buyer.registrationCode,
        address: buyer.address,
      };

/** One's own orders that can be invoiced and are not, newest first; those for which she chose none only where she names them. */
export const invoiceableOrders = async (
  ctx: CtxFor<'GET /p/orderInvoice/orders'>,
  input: Parsed<'GET /p/orderInvoice/orders'>,
): Promise<Result<'GET /p/orderInvoice/orders'>> => {
  const named = input.orderNumbers?.split(',') ?? [];
  const isWanted = sql`(o.invoice_type = ${sql.lit(invoiceType.electronic)} or o.number = any(${named}::text[]))`;
  const conditions = [sql`o.user_id = ${ctx.actor.id}`, isWanted, isInvoiceable, notInvoiced];
  const heads = await selectHeads(ctx.db, conditions, input.size, offsetOf(input));
  const items = await itemsOf(ctx.db, heads, ctx.locale);
  const ids = heads.map((h) => h.id);
  const { rows } = await sql<{
    id: number;
    kept: bigint;
  }>`select o.id, ${kept}::bigint as kept from orders o where o.id = any(${ids}::int[])`.execute(ctx.db);
  const keptNow = new Map(rows.map((r) => [r.id, r.kept]));
  const records = heads.map((h) => ({
    orderNumber: h.number,
    shopName: h.storeName,
    actualTotal: toWire(money(keptNow.get(h.id) ?? h.total, currencyOf(h.currency))),
    currency: h.currency,
    createTime: h.createdAt.toISOString(),
    prodNames: (items.get(h.id) ?? []).map((i) => i.prodName),
    buyer: buyerAsTitle(h.buyer),
  }));
  return pageOf(records, await countOrders(ctx.db, conditions, countsTo(input)), input);
};

/** What of invoices an order's page shows: the living one or the last that failed, and whether one can be applied for. */
export const invoiceOfOrder = async (
  db: Db,
  orderId: number,
): Promise<{ readonly orderInvoiceId: number | null; readonly canInvoice: boolean }> => {
  const { rows } = await sql<{ orderInvoiceId: number | null; canInvoice: boolean }>`
    select (select x.invoice_id from invoice_orders x where x.order_id = o.id order by x.is_living desc, x.invoice_id desc limit 1) as "orderInvoiceId",
      ${isInvoiceable} and ${notInvoiced} as "canInvoice" from orders o where o.id = ${orderId}`.execute(db);
  return rows[0] ?? { orderInvoiceId: null, canInvoice: false };
};

const documentOf = async (ctx: Ctx, id: number, scope: Sql) => {
  const { rows } = await sql<{ number: string | null; document: string | null }>`
    select i.number, i.document from invoices i where i.id = ${id} and ${scope}`.execute(ctx.db);
  const row = rows[0] ?? refuse('invoiceUnknown');
  const bytes = row.document === null ? null : await openDocument(ctx.dataDir, row.document);
  return { name: `invoice-${row.number ?? ''}.pdf`, type: 'application/pdf', bytes: bytes ?? refuse('invoiceNotReady') };
};
export const myInvoiceDocument = (ctx: CtxFor<'GET /p/orderInvoice/document'>, input: Parsed<'GET /p/orderInvoice/document'>) =>
  documentOf(ctx, input.orderInvoiceId, sql`i.user_id = ${ctx.actor.id}`);
export const anyInvoiceDocument = (ctx: CtxFor<'GET /platform/invoice/document'>, input: Parsed<'GET /platform/invoice/document'>) =>
  documentOf(ctx, input.orderInvoiceId, sql`true`);

const views = { open: invoiceStatus.applying, issued: invoiceStatus.issued, failed: invoiceStatus.failed } as const;
/** The operators' queue. */
export const invoiceQueue = async (
  ctx: CtxFor<'GET /platform/invoice/page'>,
  input: Parsed<'GET /platform/invoice/page'>,
): Promise<Result<'GET /platform/invoice/page'>> => {
  const isOpen = input.view === 'open';
  const byNumber = input.invoiceNumber === undefined ? sql`i.status = ${views[input.view]}` : sql`i.number = ${input.invoiceNumber}`;
  const meant = input.orderInvoiceId === undefined ? byNumber : sql`i.id = ${input.orderInvoiceId}`;
  const { rows } = await sql<
    Row & { readonly buyer: string; readonly buyerId: number; readonly blocked: boolean; readonly issuedBy: string | null }
  >`
    select ${columns}, u.nick_name as buyer, u.id as "buyerId", p.user_name as "issuedBy", count(*) over ()::int as total,
      exists (select 1 from invoice_orders x join orders o on o.id = x.order_id where x.invoice_id = i.id and (${isRefunded} or not ${isInvoiceable})) as blocked
    from invoices i join users u on u.id = i.user_id left join operators p on p.id = i.issued_by
    where ${meant} and (${input.userId ?? null}::int is null or i.user_id = ${input.userId ?? null})
    order by ${isOpen ? sql`i.applied_at, i.id` : sql`coalesce(i.issued_at, i.failed_at) desc, i.id desc`} limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const { rows: counted } = await sql<{ open: number }>`
    select count(*)::int as open from invoices where status = ${invoiceStatus.applying}`.execute(ctx.db);
  const records = rows.map(({ buyer, buyerId, blocked, issuedBy, ...row }) => ({
    ...cardOf(row),
    buyer,
    buyerId,
    blocked: row.status === invoiceStatus.applying && blocked,
    can: row.status === invoiceStatus.applying ? (blocked ? ['fail' as const] : ['issue' as const, 'fail' as const]) : [],
    issuedBy,
  }));
  return { ...pageOf(records, rows[0]?.total ?? 0, input), open: counted[0]?.open ?? 0 };
};
