import { localUnit, type OfferEffect, pickText } from '@kyakhta/contract';
import { type Properties, variantName } from '../domains/catalog/index.ts';
import { offerGoods } from '../domains/refunds/index.ts';
import { sql } from '../runtime/sql.ts';
import type { Ctx, Result } from '../runtime/context.ts';

export type OfferAbout = NonNullable<Result<'GET /p/orderRefund/info'>['offeredFor']>;

/** What a line of an order was called when it was placed. */
export interface NamedRow {
  readonly names: Record<string, string>;
  readonly properties: Properties;
  readonly units: Record<string, string>;
}
export const namesOf = (ctx: Pick<Ctx, 'locale'>, r: NamedRow) => ({
  prodName: pickText(r.names, ctx.locale) ?? '',
  skuName: variantName(pickText(r.properties, ctx.locale) ?? [], ctx.locale),
  unit: localUnit(pickText(r.units, ctx.locale) ?? '', ctx.locale),
});

/** What offers of stores are about, by their id, in the reader's language. */
export const offeredGoods = async (
  ctx: Pick<Ctx, 'db' | 'locale'>,
  offers: readonly { readonly id: number; readonly effect: OfferEffect | null }[],
): Promise<ReadonlyMap<number, OfferAbout>> => {
  if (offers.length === 0) return new Map();
  const { rows } = await sql<NamedRow & { readonly of: number; readonly orderItemId: number; readonly count: number }>`
    select l.offer_id as of, coalesce(l.count, i.count) as count, i.id as "orderItemId", i.names, i.properties, i.units
    from ${offerGoods} l join order_items i on i.id = l.order_item_id where l.offer_id = any(${offers.map(({ id }) => id)}::int[]) order by i.is_gift, i.id`.execute(
    ctx.db,
  );
  const goods = Map.groupBy(rows, ({ of }) => of);
  return new Map(
    offers.map(({ id, effect }) => [
      id,
      {
        effect,
        goods: (goods.get(id) ?? []).map((row) => ({ orderItemId: row.orderItemId, ...namesOf(ctx, row), count: row.count })),
      },
    ]),
  );
};
