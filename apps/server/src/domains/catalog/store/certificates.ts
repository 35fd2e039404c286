import { productStatus, submissionState } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { CertificateDetail } from '../model/certificates.ts';

/** Details as they are kept, with the path of the document. */
export interface KeptDetail extends CertificateDetail {
  readonly id: number;
  readonly document: string | null;
}

/** What is kept of a product's certificates, in the order in which it was entered. */
export const selectDetails = async (db: Db, productId: number): Promise<KeptDetail[]> => {
  const { rows } = await sql<KeptDetail>`
    select id, name, number, issued_on::text as "issuedOn", valid_until::text as "validUntil", body, holder, document
    from product_certificates where product_id = ${productId} order by id`.execute(db);
  return rows;
};

/** Writes the details of a name, in place of those it has. @returns the row's id */
export const putDetail = async (
  db: Db,
  productId: number,
  d: CertificateDetail & { readonly document: string | null },
  at: Date,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into product_certificates (product_id, name, number, issued_on, valid_until, body, holder, document, changed_at)
    values (${productId}, ${d.name}, ${d.number}, ${d.issuedOn}::date, ${d.validUntil}::date, ${d.body}, ${d.holder}, ${d.document}, ${at})
    on conflict (product_id, name) do update set number = excluded.number, issued_on = excluded.issued_on, valid_until = excluded.valid_until,
      body = excluded.body, holder = excluded.holder, document = excluded.document, changed_at = excluded.changed_at
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('details of a certificate were not written');
  return row.id;
};

export const deleteDetails = async (db: Db, ids: readonly number[]): Promise<void> => {
  await sql`delete from product_certificates where id = any(${[...ids]}::int[])`.execute(db);
};

/** Details of names that products carry no more, neither on sale nor in what waits for an operator or was refused by one. @returns their ids */
export const deleteUncarried = async (db: Db, productIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    delete from product_certificates c using products p
    where c.product_id = any(${[...productIds]}::int[]) and p.id = c.product_id and c.name <> all(p.certificates) and not exists (
      select 1 from product_submissions s
      where s.product_id = c.product_id and s.state in (${sql.lit(submissionState.submitted)}, ${sql.lit(submissionState.refused)}) and s.face -> 'certificates' ? c.name
        and s.round = (select max(l.round) from product_submissions l where l.product_id = s.product_id))
    returning c.id`.execute(db);
  return rows.map((r) => r.id);
};

/** Details of products that were deleted: they do not come back with the product. @returns their ids */
export const deleteOfDeleted = async (db: Db, productIds: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    delete from product_certificates c using products p
    where c.product_id = any(${[...productIds]}::int[]) and p.id = c.product_id and p.status = ${sql.lit(productStatus.deleted)} returning c.id`.execute(
    db,
  );
  return rows.map((r) => r.id);
};
