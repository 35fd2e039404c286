import { invoiceStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Paper } from '../../../outside/pdf/index.ts';
import type { Db } from '../../../runtime/database.ts';
import type { InvoiceTitle } from '../../accounts/index.ts';

/** An invoice, or the application for one; the amount is minor units of its currency. */
export interface InvoiceRow extends InvoiceTitle {
  readonly id: number;
  readonly userId: number;
  readonly status: 1 | 2 | 3;
  readonly locale: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly number: string | null;
  readonly paper: Paper | null;
  readonly document: string | null;
}
const columns = sql`i.id, i.user_id as "userId", i.status, i.header_type as "headerType", i.name, i.country, i.tax_number as "taxNumber", i.registration_code as "registrationCode",
  i.address, i.locale, i.currency, i.amount, i.number, i.paper, i.document`;
const select = async (db: Db, rest: Sql): Promise<InvoiceRow | null> =>
  (await sql<InvoiceRow>`select ${columns} from invoices i ${rest}`.execute(db)).rows[0] ?? null;

export const selectInvoice = (db: Db, id: number): Promise<InvoiceRow | null> => select(db, sql`where i.id = ${id}`);
export const selectOwn = (db: Db, userId: number, id: number): Promise<InvoiceRow | null> =>
  select(db, sql`where i.id = ${id} and i.user_id = ${userId}`);
/** Lock it after its orders. */
export const lockInvoice = (db: Db, id: number): Promise<InvoiceRow | null> => select(db, sql`where i.id = ${id} for update`);

/** Numbers of an invoice's orders, in the order they were placed. */
export const selectOrderNumbers = async (db: Db, id: number): Promise<string[]> =>
  (
    await sql<{ number: string }>`select order_number as number from invoice_orders where invoice_id = ${id} order by order_id`.execute(db)
  ).rows.map((r) => r.number);

/** What each order of an invoice counts for, by its id. */
export const selectAmounts = async (db: Db, id: number): Promise<ReadonlyMap<number, bigint>> => {
  const { rows } = await sql<{
    id: number;
    amount: bigint;
  }>`select order_id as id, amount from invoice_orders where invoice_id = ${id}`.execute(db);
  return new Map(rows.map((r) => [r.id, r.amount]));
};

/** Which of these orders a living invoice other than `except` stands for. */
export const selectInvoiced = async (db: Db, orderIds: readonly number[], except: number | null): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select order_id as id from invoice_orders where order_id = any(${[...orderIds]}::int[]) and is_living and invoice_id is distinct from ${except}`.execute(
      db,
    )
  ).rows.map((r) => r.id);

interface NewInvoice {
  readonly userId: number;
  readonly title: InvoiceTitle;
  readonly locale: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly orders: readonly { readonly id: number; readonly number: string; readonly amount: bigint }[];
  readonly at: Date;
}
export const insertInvoice = async (db: Db, { title: t, ...n }: NewInvoice): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into invoices (user_id, header_type, name, country, tax_number, registration_code, address, locale, currency, amount, applied_at)
    values (${n.userId}, ${t.headerType}, ${t.name}, ${t.country}, ${t.taxNumber}, ${t.registrationCode}, ${t.address}, ${n.locale}, ${n.currency}, ${n.amount}, ${n.at}) returning id`.execute(
    db,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('an invoice was not written');
  await sql`
    insert into invoice_orders (invoice_id, order_id, order_number, amount)
    select ${row.id}, x.id, x.number, x.amount from unnest(${n.orders.map((o) => o.id)}::int[], ${n.orders.map((o) => o.number)}::text[], ${n.orders.map((o) => o.amount)}::bigint[]) as x (id, number, amount)`.execute(
    db,
  );
  return row.id;
};

/** Applies again, or changes whom it shall name, while it is not issued; for what its orders come to now. @returns whether it was not */
export const renewInvoice = async (
  db: Db,
  id: number,
  { title: t, locale, orders, at }: Pick<NewInvoice, 'title' | 'locale' | 'orders' | 'at'>,
): Promise<boolean> => {
  const { rows } = await sql`
    update invoices set status = ${invoiceStatus.applying}, header_type = ${t.headerType}, name = ${t.name}, country = ${t.country}, tax_number = ${t.taxNumber},
      registration_code = ${t.registrationCode}, address = ${t.address}, locale = ${locale}, failed_at = null, reason = '', amount = ${orders.reduce((n, o) => n + o.amount, 0n)},
      applied_at = case when status = ${invoiceStatus.failed} then ${at} else applied_at end
    where id = ${id} and status in (${invoiceStatus.applying}, ${invoiceStatus.failed}) returning 1`.execute(db);
  await sql`
    update invoice_orders x set is_living = true, amount = n.amount
    from unnest(${orders.map((o) => o.id)}::int[], ${orders.map((o) => o.amount)}::bigint[]) as n (id, amount) where x.invoice_id = ${id} and x.order_id = n.id`.execute(
    db,
  );
  return rows.length > 0;
};

export const failInvoice = async (db: Db, id: number, reason: string, at: Date): Promise<boolean> => {
  const { rows } = await sql`
    update invoices set status = ${invoiceStatus.failed}, failed_at = ${at}, reason = ${reason} where id = ${id} and status = ${invoiceStatus.applying} returning 1`.execute(
    db,
  );
  if (rows.length === 0) return false;
  await sql`update invoice_orders set is_living = false where invoice_id = ${id}`.execute(db);
  return true;
};

/** The next number of an issuer and a year. It is taken by the transaction: one that does not commit leaves no gap. */
export const nextNumber = async (db: Db, issuer: string, year: number): Promise<number> => {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_numbers (issuer, year, last) values (${issuer}, ${year}, 1)
    on conflict (issuer, year) do update set last = invoice_numbers.last + 1 returning last`.execute(db);
  return rows[0]?.last ?? 0;
};

export const issueInvoice = async (
  db: Db,
  id: number,
  as: {
    readonly issuer: string;
    readonly year: number;
    readonly sequence: number;
    readonly number: string;
    readonly paper: Paper;
    readonly by: number;
    readonly at: Date;
  },
): Promise<boolean> => {
  const { rows } = await sql`
    update invoices set status = ${invoiceStatus.issued}, issuer = ${as.issuer}, year = ${as.year}, sequence = ${as.sequence}, number = ${as.number},
      paper = ${JSON.stringify(as.paper)}::jsonb, issued_by = ${as.by}, issued_at = ${as.at}
    where id = ${id} and status = ${invoiceStatus.applying} returning 1`.execute(db);
  return rows.length > 0;
};

/** Notes the drawn paper, once. @returns whether it was the first */
export const setDocument = async (db: Db, id: number, hash: string): Promise<boolean> =>
  (await sql`update invoices set document = ${hash} where id = ${id} and document is null returning 1`.execute(db)).rows.length > 0;

export const insertMove = async (
  db: Db,
  m: {
    readonly invoiceId: number;
    readonly status: number;
    readonly at: Date;
    readonly actor: { readonly kind: 'buyer' | 'operator'; readonly id: number };
    readonly reason: string;
    readonly title: InvoiceTitle;
  },
): Promise<void> => {
  await sql`
    insert into invoice_moves (invoice_id, status, at, actor_kind, actor_id, reason, title)
    values (${m.invoiceId}, ${m.status}, ${m.at}, ${m.actor.kind}, ${m.actor.id}, ${m.reason}, ${JSON.stringify(m.title)}::jsonb)`.execute(
    db,
  );
};
