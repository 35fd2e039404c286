import { isAttachmentPath, pictureSides } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import type { Ctx, CtxFor, Parsed } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { openAttachment } from '../runtime/stored-attachments.ts';
import { readPicture } from '../runtime/stored-files.ts';

type PictureInput = Parsed<'GET /p/inquiry/picture'>;
type FileInput = Parsed<'GET /p/inquiry/file'>;

/** A file of a question for a price, for those who may see the question: none of them is ever public. */
const fileAt = async (ctx: Ctx, condition: Sql, { inquiryId, place }: FileInput) => {
  const { rows } = await sql<{ path: string; name: string | null }>`
    select f.path, f.name from inquiries q join files f on f.path = q.files[${place}::int] where q.id = ${inquiryId} and ${condition}`.execute(
    ctx.db,
  );
  return rows[0] ?? refuse('inquiryUnknown');
};
const pictureWhere = async (ctx: Ctx, condition: Sql, input: PictureInput) => {
  const { path } = await fileAt(ctx, condition, input);
  if (isAttachmentPath(path)) return refuse('inquiryUnknown');
  const bytes = (await readPicture(ctx.dataDir, path, input.side ?? pictureSides[0])) ?? refuse('inquiryUnknown');
  return { name: `${input.inquiryId}-${input.place}.webp`, type: 'image/webp', bytes };
};
/** Always as a download, whatever it is: nothing that a stranger brought is shown in our pages. */
const fileWhere = async (ctx: Ctx, condition: Sql, input: FileInput) => {
  const { path, name } = await fileAt(ctx, condition, input);
  const stored = isAttachmentPath(path) ? openAttachment(ctx.dataDir, path) : readPicture(ctx.dataDir, path, pictureSides[0]);
  const shown = isAttachmentPath(path) ? name : `${(name ?? '').replace(/\.[^.]*$/, '') || input.place}.webp`;
  return { name: shown ?? String(input.place), type: 'application/octet-stream', bytes: (await stored) ?? refuse('inquiryUnknown') };
};

const own = (ctx: CtxFor<'GET /p/inquiry/file'>) => sql`q.user_id = ${ctx.actor.id}`;
const stores = (ctx: CtxFor<'GET /shop/admin/inquiry/file'>) => sql`q.store_id = ${ctx.actor.storeId}`;

export const myInquiryPicture = (ctx: CtxFor<'GET /p/inquiry/picture'>, input: PictureInput) => pictureWhere(ctx, own(ctx), input);
export const storeInquiryPicture = (ctx: CtxFor<'GET /shop/admin/inquiry/picture'>, input: PictureInput) =>
  pictureWhere(ctx, stores(ctx), input);
export const anyInquiryPicture = (ctx: CtxFor<'GET /platform/inquiry/picture'>, input: PictureInput) => pictureWhere(ctx, sql`true`, input);
export const myInquiryFile = (ctx: CtxFor<'GET /p/inquiry/file'>, input: FileInput) => fileWhere(ctx, own(ctx), input);
export const storeInquiryFile = (ctx: CtxFor<'GET /shop/admin/inquiry/file'>, input: FileInput) => fileWhere(ctx, stores(ctx), input);
export const anyInquiryFile = (ctx: CtxFor<'GET /platform/inquiry/file'>, input: FileInput) => fileWhere(ctx, sql`true`, input);
