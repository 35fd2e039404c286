import { pictureSides } from '@kyakhta/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx, CtxFor, Parsed } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { readPicture } from '../runtime/stored-files.ts';

type Input = Parsed<'GET /p/inquiry/picture'>;

/** A picture of a question for a price, for those who may see the question: such pictures are never public. */
const pictureWhere = async (ctx: Ctx, condition: RawBuilder<unknown>, input: Input) => {
  const { rows } = await sql<{ path: string | null }>`
    select pictures[${input.place}::int] as path from inquiries where id = ${input.inquiryId} and ${condition}`.execute(ctx.db);
  const path = rows[0]?.path ?? refuse('inquiryUnknown');
  const bytes = (await readPicture(ctx.dataDir, path, input.side ?? pictureSides[0])) ?? refuse('inquiryUnknown');
  return { name: `${input.inquiryId}-${input.place}.webp`, type: 'image/webp', bytes };
};

export const myInquiryPicture = (ctx: CtxFor<'GET /p/inquiry/picture'>, input: Input) =>
  pictureWhere(ctx, sql`user_id = ${ctx.actor.id}`, input);
export const storeInquiryPicture = (ctx: CtxFor<'GET /shop/admin/inquiry/picture'>, input: Input) =>
  pictureWhere(ctx, sql`store_id = ${ctx.actor.storeId}`, input);
export const anyInquiryPicture = (ctx: CtxFor<'GET /platform/inquiry/picture'>, input: Input) => pictureWhere(ctx, sql`true`, input);
