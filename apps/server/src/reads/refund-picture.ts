import { pictureSides } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import type { Ctx, CtxFor, Parsed } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { readPicture } from '../runtime/stored-files.ts';

type Input = Parsed<'GET /p/orderRefund/picture'>;

/** A picture of a refund, for those who may see the refund: such pictures are never public. */
const pictureWhere = async (ctx: Ctx, condition: Sql, input: Input) => {
  const { rows } = await sql<{ path: string | null }>`
    select case ${input.of}
      when 'parcel' then (select p.pictures[${input.place}::int] from refund_parcels p where p.refund_id = refunds.id and p.number = coalesce(${input.round ?? null}::int, (select max(number) from refund_parcels where refund_id = refunds.id)))
      when 'evidence' then (select e.pictures[${input.place}::int] from refund_evidence e where e.refund_id = refunds.id and e.id = ${input.evidenceId ?? 0})
      else (select w.pictures[${input.place}::int] from refund_wishes w where w.refund_id = refunds.id and w.number = coalesce(${input.round ?? null}::int, (select max(number) from refund_wishes where refund_id = refunds.id))) end as path
    from refunds where number = ${input.refundSn} and ${condition}`.execute(ctx.db);
  const path = rows[0]?.path ?? refuse('refundUnknown');
  const bytes = (await readPicture(ctx.dataDir, path, input.side ?? pictureSides[0])) ?? refuse('refundUnknown');
  return { name: `${input.refundSn}-${input.place}.webp`, type: 'image/webp', bytes };
};

export const myRefundPicture = (ctx: CtxFor<'GET /p/orderRefund/picture'>, input: Input) =>
  pictureWhere(ctx, sql`user_id = ${ctx.actor.id}`, input);
export const storeRefundPicture = (ctx: CtxFor<'GET /shop/admin/refund/picture'>, input: Input) =>
  pictureWhere(ctx, sql`store_id = ${ctx.actor.storeId}`, input);
export const anyRefundPicture = (ctx: CtxFor<'GET /platform/intervention/picture'>, input: Input) => pictureWhere(ctx, sql`true`, input);
