import { mold } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { shipBySince } from '../domains/orders/index.ts';
import { addDays } from '../runtime/clock.ts';
import type { Ctx, Result } from '../runtime/context.ts';
import { isHeldBack } from './held-back.ts';

type StoreRecord = Result<'GET /shop/qualification/{shopId}'>['record'];

const days = 365;
/** Of fewer a share says more about chance than about the store. */
const ordersMin = 5;
const inquiriesMin = 3;
/** Days after which an inquiry without an answer counts as not answered. */
const answerDays = 2;
const share = (part: number, of: number, least: number): number | null => (of < least ? null : Math.round((part * 100) / of));

/**
 * What the books say of a store in the last twelve months. An order that its store did not ship by the promised day is late,
 * whether it left later, was refunded or still waits. One that is held back now is late for nobody (decision 0133). Counted anew each hour.
 */
export const storeRecord = (ctx: Ctx, storeId: number): Promise<StoreRecord> =>
  ctx.kept(`store record ${storeId} ${ctx.now.toISOString().slice(0, 13)}`, [], async () => {
    const since = addDays(ctx.now, -days);
    const { rows } = await sql<{ shipped: number; due: number; onTime: number; asked: number; answered: number; hours: number | null }>`
      select shipped, due, "onTime", asked, answered, hours from (
        select count(o.shipped_at)::int as shipped, count(*)::int as due, (count(*) filter (where o.shipped_at <= ${shipBySince}))::int as "onTime"
        from orders o where o.store_id = ${storeId} and o.mold <> ${sql.lit(mold.virtual)} and (o.shipped_at >= ${since}
          or (o.shipped_at is null and ${shipBySince} between ${since} and ${ctx.now} and (o.canceled_at is null or o.canceled_at > ${shipBySince}) and not ${isHeldBack}))
      ) shipping, (
        select count(*)::int as asked, count(a.inquiry_id)::int as answered,
          percentile_cont(0.5) within group (order by extract(epoch from a.answered_at - coalesce(i.passed_at, i.created_at)) / 3600)::float8 as hours
        from inquiries i left join inquiry_answers a on a.inquiry_id = i.id where i.store_id = ${storeId} and i.created_at >= ${since} and (a.inquiry_id is not null or i.created_at < ${addDays(ctx.now, -answerDays)})
      ) asking`.execute(ctx.db);
    const { shipped, due, onTime, asked, answered, hours } = rows[0] ?? {
      shipped: 0,
      due: 0,
      onTime: 0,
      asked: 0,
      answered: 0,
      hours: null,
    };
    const answeredPercent = share(answered, asked, inquiriesMin);
    return {
      shipped,
      onTimePercent: share(onTime, due, ordersMin),
      answeredPercent,
      answerHours: answeredPercent === null || hours === null ? null : Math.max(1, Math.ceil(hours)),
    };
  });
