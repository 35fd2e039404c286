import type { PointKind } from '@kyakhta/contract';
import { currencyOf, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { stepOf, worthOf } from '../domains/loyalty/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

const soonDays = 30;

/** A buyer's points, what of them expires soon, and the rules. */
export const scoreInfo = async (ctx: CtxFor<'GET /p/score/scoreInfo'>): Promise<Result<'GET /p/score/scoreInfo'>> => {
  const { settlementCurrency: currency, pointRules: rules } = await siteSettings(ctx.db);
  const soon = addDays(ctx.now, soonDays);
  const { rows } = await sql<{ score: number; soon: number; first: Date | null }>`
    select coalesce(sum(remaining), 0)::float8 as score, coalesce(sum(remaining) filter (where expires_at <= ${soon}), 0)::float8 as soon, min(expires_at) filter (where expires_at <= ${soon}) as first
    from point_lots where user_id = ${ctx.actor.id} and remaining > 0 and expires_at > ${ctx.now}`.execute(ctx.db);
  return {
    score: rows[0]?.score ?? 0,
    scoreAmount: toWire(worthOf(rows[0]?.score ?? 0, rules, currencyOf(currency))),
    expiringScore: rows[0]?.soon ?? 0,
    expiringTime: rows[0]?.first?.toISOString() ?? null,
    earnedPerUnit: rules.earnedPerUnit,
    scorePerUnit: rules.perUnit,
    step: stepOf(rules, currencyOf(currency)),
    sharePercent: rules.sharePercent,
    validDays: rules.validDays,
    currency,
  };
};

interface Row {
  readonly id: string;
  readonly kind: PointKind;
  readonly at: Date;
  readonly points: number;
  readonly after: number;
  readonly reference: string;
  readonly cause: string;
  readonly expiresAt: Date | null;
  readonly total: number;
}
/** What changed a buyer's points. What one event did to several lots is one line. */
export const pointLog = async (
  ctx: CtxFor<'GET /p/score/page'>,
  input: Parsed<'GET /p/score/page'>,
): Promise<Result<'GET /p/score/page'>> => {
  const { rows } = await sql<Row>`
    with events as (
      select max(e.id) as id, e.kind, e.at, sum(e.amount)::float8 as points, case when e.kind = 'expire' then '' else e.reference end as reference, e.cause,
        min(l.expires_at) filter (where e.amount > 0) as "expiresAt"
      from point_lots l join point_entries e on e.lot_id = l.id where l.user_id = ${ctx.actor.id} group by 2, 3, 5, 6
    ), summed as (select *, sum(points) over (order by id) as after from events),
    shown as (select *, count(*) over ()::int as total from summed
      where ${input.kind === 'all' ? sql`true` : input.kind === 'earned' ? sql`points > 0` : sql`points < 0`})
    select id::text as id, kind, at, points, after, reference, cause, "expiresAt", total from shown order by shown.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map((r) => ({
      logId: r.id,
      kind: r.kind,
      at: r.at.toISOString(),
      score: r.points,
      scoreAfter: r.after,
      orderNumber: r.kind === 'correction' || r.reference === '' ? null : r.reference,
      refundSn: r.cause === '' ? null : r.cause,
      expiresAt: r.expiresAt?.toISOString() ?? null,
    })),
    rows[0]?.total ?? 0,
    input,
  );
};
