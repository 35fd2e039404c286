import { currencyOf, money, toWire } from '@kyakhta/money';
import { pickText } from '@kyakhta/contract';
import { sql } from 'kysely';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';
import { containing } from './search-text.ts';
import { skusOf } from './product-page.ts';

/** The store's own products with their variants, newest first. */
export const sellerProducts = async (
  ctx: CtxFor<'GET /shop/admin/prod/page'>,
  input: Parsed<'GET /shop/admin/prod/page'>,
): Promise<Result<'GET /shop/admin/prod/page'>> => {
  const wanted = containing((input.prodName ?? '').toLowerCase());
  const { rows } = await sql<{
    id: number;
    names: Record<string, string> | null;
    pic: string | null;
    status: number;
    review: number | null;
    minimum: number;
    cartonQuantity: number;
    minPrice: bigint;
    maxPrice: bigint;
    currency: string;
    total: number;
  }>`
    select p.id, (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id) as names, p.pictures[1] as pic, p.status,
      (select case when l.state in (1, 2) then l.state end from product_submissions l where l.product_id = p.id order by l.round desc limit 1) as review, p.minimum, p.carton_quantity as "cartonQuantity", p.min_price as "minPrice", p.max_price as "maxPrice", p.currency,
      count(*) over ()::int as total
    from products p where p.store_id = ${ctx.actor.storeId} and p.status >= 0
      and (exists (select 1 from product_texts t where t.product_id = p.id and lower(t.name) like ${wanted}) or exists (select 1 from skus k where k.product_id = p.id and lower(k.article) like ${wanted}))
    order by p.id desc limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const skus = await skusOf(
    ctx.db,
    rows.map((r) => r.id),
    ctx.locale,
  );
  return pageOf(
    rows.map((r) => {
      const currency = currencyOf(r.currency);
      const own = skus.get(r.id) ?? [];
      return {
        prodId: r.id,
        prodName: pickText(r.names ?? {}, ctx.locale) ?? '',
        pic: r.pic,
        status: r.status,
        review: r.review,
        minimum: r.minimum,
        cartonQuantity: r.cartonQuantity,
        minPrice: toWire(money(r.minPrice, currency)),
        maxPrice: toWire(money(r.maxPrice, currency)),
        totalStocks: own.reduce((n, s) => n + s.stocks, 0),
        currency: r.currency,
        skuList: own,
      };
    }),
    rows[0]?.total ?? 0,
    input,
  );
};
