import { productStatus } from '@kyakhta/contract';
import type { FreightRate } from '@kyakhta/contract';
import { type Currency, currencyOf, money, toWire } from '@kyakhta/money';
import { sql } from '../runtime/sql.ts';
import { templatesOf } from '../domains/freight/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Result } from '../runtime/context.ts';

type List = Result<'GET /shop/admin/freightTemplate/list'>;

/** A rate as the wire carries it. */
export const wireRate = (r: FreightRate, currency: Currency): List['templates'][number]['ordinary'] => ({
  first: r.first,
  firstFee: toWire(money(r.firstFee, currency)),
  further: r.further,
  furtherFee: toWire(money(r.furtherFee, currency)),
});

/** The templates of the seller's store, and how many of its products name each. */
export const templateList = async (ctx: CtxFor<'GET /shop/admin/freightTemplate/list'>): Promise<List> => {
  const { storeId } = ctx.actor;
  const [{ settlementCurrency }, templates, { rows }] = await Promise.all([
    siteSettings(ctx.db),
    templatesOf(ctx.db, storeId),
    sql<{ id: number; products: number }>`
      select f.id, (select count(*)::int from products p where p.freight_template_id = f.id and p.status <> ${sql.lit(productStatus.deleted)}) as products
      from freight_templates f where f.store_id = ${storeId}`.execute(ctx.db),
  ]);
  const currency = currencyOf(settlementCurrency);
  const named = new Map(rows.map((r) => [r.id, r.products]));
  return {
    currency,
    templates: templates.map((t) => ({
      templateId: t.id,
      name: t.name,
      measure: t.measure,
      ordinary: wireRate(t.ordinary, currency),
      express: t.express === null ? null : wireRate(t.express, currency),
      products: named.get(t.id) ?? 0,
      version: t.version,
    })),
  };
};
