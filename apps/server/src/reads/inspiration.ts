import { inspirationPoolMax } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { cardsOf } from './search/cards.ts';

/** Products whose neighbours are shown, and how many of each category. */
const traces = 40;
const perCategory = 24;

/**
 * Goods near what a buyer looked at and ordered lately: of the same category and the branch it is on, what he touched last first, then what
 * sells best everywhere. What he has looked at already is in his history and not here.
 */
export const inspiration = async (
  ctx: CtxFor<'GET /p/myHomePage/productInspiration'>,
  input: Parsed<'GET /p/myHomePage/productInspiration'>,
): Promise<Result<'GET /p/myHomePage/productInspiration'>> => {
  const { rows } = await sql<{ id: number }>`
    with looked as (
      select product_id, viewed_at as at from browse_log where user_id = ${ctx.actor.id} order by viewed_at desc limit ${traces}
    ), ordered as (
      select i.product_id, o.created_at as at from orders o join order_items i on i.order_id = o.id where o.user_id = ${ctx.actor.id} order by o.id desc limit ${traces}
    ), near as (
      select c.id as own, case when c.level = 3 then c.parent_id else c.id end as branch, max(t.at) as at
      from (select * from looked union all select * from ordered) t join products p on p.id = t.product_id join categories o on o.id = p.category_id join categories c on c.id = coalesce(o.merged_into, o.id) where c.level > 1 group by c.id
    ), around as (
      select g.product_id, n.at, g.place from near n cross join lateral (
        select l.product_id, row_number() over (order by coalesce(l.category3 = n.own, true) desc, l.sold desc, l.product_id desc) as place
        from listed_products l where l.category2 = n.branch order by place limit ${perCategory}
      ) g where g.product_id not in (select product_id from looked)
    ), popular as (
      select l.product_id from listed_products l where l.product_id not in (select product_id from looked) order by l.sold desc, l.product_id desc limit ${inspirationPoolMax}
    ), pool as (
      select product_id, 0 as kind, place, at from around
      union all select product_id, 1, row_number() over (), null from popular
    )
    select product_id as id from pool group by product_id order by min(kind), min(place) filter (where kind = 0), max(at) desc nulls last, min(place), product_id limit ${inspirationPoolMax}`.execute(
    ctx.db,
  );
  const ids = rows.map((r) => r.id);
  const wanted =
    input.current === -1 ? ids : ids.slice((Math.max(1, input.current) - 1) * input.size, Math.max(1, input.current) * input.size);
  const cards = await cardsOf(ctx, wanted);
  return wanted.flatMap((id) => cards.get(id) ?? []);
};
