import { sql } from '../runtime/sql.ts';
import type { Ctx } from '../runtime/context.ts';

/** Where on the tree a buyer was. */
export interface Touched {
  readonly category1: number;
  readonly category2: number | null;
  readonly category3: number | null;
}
/** Products looked at, and orders, that are gone through. */
const traces = 40;

/** The categories of goods on sale that a buyer looked at or ordered lately, the latest first: one question, whatever is made of it. */
export const touchedCategories = async (ctx: Ctx, userId: number): Promise<readonly Touched[]> =>
  (
    await sql<Touched>`
      with looked as (
        select product_id, viewed_at as at from browse_log where user_id = ${userId} order by viewed_at desc limit ${traces}
      ), bought as (
        select id, created_at as at from orders where user_id = ${userId} order by id desc limit ${traces}
      )
      select l.category1, l.category2, l.category3
      from (select * from looked union all select i.product_id, b.at from bought b join order_items i on i.order_id = b.id) t join listed_products l using (product_id)
      group by 1, 2, 3 order by max(t.at) desc, 1, 2, 3`.execute(ctx.db)
  ).rows;
