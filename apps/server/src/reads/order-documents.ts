import { agreementState, invoiceStatus } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { dueReferences } from '../domains/orders/index.ts';
import { bank } from '../domains/payments/index.ts';
import type { Ctx, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { isPermitted } from '../runtime/rights.ts';
import type { OrderHead } from './order-heads.ts';
import type { Viewer } from './order-money.ts';

type Document = Result<'GET /p/myOrder/orderDetail'>['documents'][number];

/** Each side has its own contract, the platform both. A contract is listed once it is made: a store's when the buyer has signed. */
const contractsOf = async (db: Db, orderId: number, viewer: Viewer): Promise<Document[]> => {
  const { rows } = await sql<
    Pick<Document, 'hasDocument' | 'hasCertificate'> & {
      readonly party: NonNullable<Document['party']>;
      readonly number: string;
      readonly status: number;
      readonly at: Date;
      readonly until: Date;
    }
  >`
    select a.party, a.number, a.state as status, coalesce(a.ended_at, a.created_at) as at, a.sign_before as until,
      a.document is not null as "hasDocument", a.certificate is not null as "hasCertificate"
    from agreements a where a.order_id = ${orderId} and ${viewer === 'operator' ? sql`true` : sql`a.party = ${viewer}`} order by a.id`.execute(
    db,
  );
  return rows.map(({ at, until, ...row }) => ({
    kind: 'contract',
    ...row,
    at: at.toISOString(),
    until: row.status === agreementState.waiting ? until.toISOString() : null,
    reference: null,
  }));
};

/** Of a bank transfer that is waited for. */
const payInvoiceOf = async (db: Db, head: OrderHead): Promise<Document[]> => {
  const { rows } = await sql<{ number: string; at: Date; reference: string }>`
    select p.number, p.created_at as at, coalesce((select string_agg(y.reference, ',' order by y.reference) from payment_parts y where y.payment_id = p.id), '') as reference
    from payments p where p.provider = ${bank} and p.provider_id is not null and p.state = 'waiting'
      and p.id in (select x.payment_id from payment_parts x where x.reference = any(${dueReferences(head)}::text[]) and x.is_active)
    order by p.id desc limit 1`.execute(db);
  return rows.map(({ number, at, reference }) => ({
    kind: 'payInvoice',
    party: null,
    number,
    status: null,
    at: at.toISOString(),
    until: null,
    hasDocument: true,
    hasCertificate: false,
    reference,
  }));
};

/** The living invoice, else the last that failed. */
const invoiceOf = async (db: Db, orderId: number): Promise<Document[]> => {
  const { rows } = await sql<{ id: number; number: string | null; status: number; at: Date; hasDocument: boolean }>`
    select i.id, i.number, i.status, coalesce(case i.status when ${sql.lit(invoiceStatus.issued)} then i.issued_at when ${sql.lit(invoiceStatus.failed)} then i.failed_at end, i.applied_at) as at,
      i.document is not null as "hasDocument"
    from invoices i join invoice_orders x on x.invoice_id = i.id where x.order_id = ${orderId} order by x.is_living desc, i.id desc limit 1`.execute(
    db,
  );
  return rows.map(({ id, number, status, at, hasDocument }) => ({
    kind: 'invoice',
    party: null,
    number,
    status,
    at: at.toISOString(),
    until: null,
    hasDocument,
    hasCertificate: false,
    reference: String(id),
  }));
};

const fileCalls = {
  buyer: { contract: 'GET /p/agreement/document', payInvoice: 'GET /p/order/payInvoice', invoice: 'GET /p/orderInvoice/document' },
  seller: { contract: 'GET /shop/admin/agreement/document', payInvoice: null, invoice: null },
  operator: { contract: 'GET /platform/agreement/document', payInvoice: null, invoice: 'GET /platform/invoice/document' },
} as const;

/** The papers of an order: those that the caller could open, by the rights of the calls that hand them out. */
export const documentsOf = async (ctx: Ctx, head: OrderHead, viewer: Viewer): Promise<Document[]> => {
  const may = (kind: Document['kind']): boolean => {
    const call = fileCalls[viewer][kind];
    return call !== null && isPermitted(call, ctx.actor);
  };
  const [contracts, payInvoices, invoices] = await Promise.all([
    may('contract') ? contractsOf(ctx.db, head.id, viewer) : [],
    may('payInvoice') ? payInvoiceOf(ctx.db, head) : [],
    may('invoice') ? invoiceOf(ctx.db, head.id) : [],
  ]);
  return [...contracts, ...payInvoices, ...invoices];
};
