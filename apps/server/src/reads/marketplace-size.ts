import { timeZoneDefault } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import { storesOpenTag } from '../domains/stores/index.ts';
import type { Ctx, Result } from '../runtime/context.ts';
import { categoryTags, goodsByCategory } from './category-tree.ts';

/** The day as its beginning is asked for, YYYY-MM-DD. */
const days = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone: timeZoneDefault });

type Size = NonNullable<Result<'GET /webConfig/getHomeConfig'>['counted']>;

/** How large the marketplace is: what a buyer finds when she looks. A day is one of Moscow. */
export const marketplaceSize = async (ctx: Ctx): Promise<Size> => {
  const day = days.format(ctx.now);
  const [counts, rest] = await Promise.all([
    goodsByCategory(ctx),
    ctx.kept(`marketplace size ${day}`, [...categoryTags, storesOpenTag], async () => {
      const { rows } = await sql<Omit<Size, 'categories'>>`
        select count(*)::int as products, count(distinct store_id)::int as stores,
          (count(*) filter (where created_at >= ${day}::date::timestamp at time zone ${timeZoneDefault}))::int as "newToday" from listed_products`.execute(
        ctx.db,
      );
      return rows[0] ?? { products: 0, stores: 0, newToday: 0 };
    }),
  ]);
  return { ...rest, categories: counts.size };
};
