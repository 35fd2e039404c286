import { certificateState, isAttachmentPath, productStatus, shopStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { certificateNames, detailsVersion, keptDetails, registerOf, tellCertificates } from '../domains/catalog/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { openAttachment } from '../runtime/stored-attachments.ts';

type Own = Result<'GET /shop/admin/prod/{prodId}/certificates'>;
type Detail = Result<'GET /prod/prodInfo'>['certificateDetails'][number];
interface Row extends Omit<Detail, 'file' | 'registerUrl'> {
  readonly path: string | null;
  readonly fileId: number | null;
  readonly fileName: string | null;
  readonly bytes: number | null;
}

/** Where a document that is no picture is downloaded from. */
type Address = (detail: Pick<Row, 'name' | 'fileId'>) => string;
const byName =
  (call: string, prodId: number): Address =>
  ({ name }) =>
    `/api/${call}?prodId=${prodId}&name=${encodeURIComponent(name)}`;

const rowsOf = async (db: Db, productId: number, names: readonly string[]): Promise<Row[]> => {
  if (names.length === 0) return [];
  const { rows } = await sql<Row>`
    select c.name, c.number, c.issued_on::text as "issuedOn", c.valid_until::text as "validUntil", c.body, c.holder, f.path, f.id as "fileId", f.name as "fileName", f.bytes
    from product_certificates c left join files f on f.path = c.document
    where c.product_id = ${productId} and c.name = any(${[...names]}::text[]) order by array_position(${[...names]}::text[], c.name)`.execute(
    db,
  );
  return rows;
};

const wire = ({ path, fileId, fileName, bytes, ...detail }: Row, addressOf: Address): Detail => {
  const isPicture = path !== null && !isAttachmentPath(path);
  const url = path === null ? null : isPicture ? `/files/${path}` : addressOf({ name: detail.name, fileId });
  return {
    ...detail,
    file: url === null ? null : { name: fileName ?? detail.name, bytes: bytes ?? 0, isPicture, url },
    registerUrl: registerOf(detail.name, detail.number),
  };
};

/** What buyers read behind the names of a product's certificates. */
export const certificatesShown = async (db: Db, productId: number, names: readonly string[]): Promise<Detail[]> =>
  (await rowsOf(db, productId, names)).map((row) => wire(row, byName('prod/certificate', productId)));

/** The same for operators, also of goods that are not on sale. */
export const certificatesSubmitted = async (db: Db, productId: number, names: readonly string[]): Promise<Detail[]> =>
  (await rowsOf(db, productId, names)).map((row) => wire(row, byName('platform/prodAudit/certificate', productId)));

/** The certificates of the caller's own product, by the names that its store last wanted. */
export const ownCertificates = async (
  ctx: CtxFor<'GET /shop/admin/prod/{prodId}/certificates'>,
  { prodId }: Parsed<'GET /shop/admin/prod/{prodId}/certificates'>,
): Promise<Own> => {
  const { rows } =
    await sql`select 1 from products where id = ${prodId} and store_id = ${ctx.actor.storeId} and status <> ${sql.lit(productStatus.deleted)}`.execute(
      ctx.db,
    );
  if (rows.length === 0) return refuse('productUnknown');
  const names = [...(await certificateNames(ctx.db, prodId))];
  const details = (await rowsOf(ctx.db, prodId, names)).map((row) => ({
    ...wire(row, ({ fileId }) => `/api/shop/admin/file/${fileId}`),
    fileId: row.fileId,
    state: certificateState(row.validUntil, ctx.now.getTime()),
  }));
  return { names, details, version: detailsVersion(await keptDetails(ctx.db, prodId)) };
};

/** Tells details, and how they stand now. */
export const saveCertificates = async (
  ctx: CtxFor<'PUT /shop/admin/prod/{prodId}/certificates'>,
  input: Parsed<'PUT /shop/admin/prod/{prodId}/certificates'>,
): Promise<Own> => {
  await tellCertificates(ctx, input);
  return ownCertificates(ctx, input);
};

/** Always a download, whatever it is: nothing that a store brought runs in our pages. Pictures, made anew, are served below /files. */
const documentWhere = async (
  ctx: Ctx,
  condition: Sql,
  { prodId, name }: Parsed<'GET /prod/certificate'>,
): Promise<Result<'GET /prod/certificate'>> => {
  const { rows } = await sql<{ path: string; name: string | null }>`
    select f.path, f.name from product_certificates c join files f on f.path = c.document join products p on p.id = c.product_id join stores s on s.id = p.store_id
    where c.product_id = ${prodId} and c.name = ${name} and ${condition}`.execute(ctx.db);
  const [file] = rows;
  if (file === undefined || !isAttachmentPath(file.path)) return refuse('fileUnknown');
  const bytes = (await openAttachment(ctx.dataDir, file.path)) ?? refuse('fileUnknown');
  return { name: file.name ?? `${prodId}.pdf`, type: 'application/octet-stream', bytes };
};
export const certificateDocument = (ctx: Ctx, input: Parsed<'GET /prod/certificate'>) =>
  documentWhere(ctx, sql`p.status = ${productStatus.on} and s.status = ${shopStatus.open} and c.name = any(p.certificates)`, input);
export const anyCertificateDocument = (ctx: Ctx, input: Parsed<'GET /platform/prodAudit/certificate'>) =>
  documentWhere(ctx, sql`p.status <> ${sql.lit(productStatus.deleted)}`, input);
