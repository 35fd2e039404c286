import { pickText, productStatus, type StockMovementKind, type StockView } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { type Properties, variantName } from '../domains/catalog/index.ts';
import type { CtxFor, Parsed, Result } from '../runtime/context.ts';
import type { Db } from '../runtime/database.ts';
import { refuse } from '../runtime/errors.ts';
import { offsetOf, pageOf } from './paging.ts';
import { containing } from './search-text.ts';

type Page = 'GET /shop/admin/stock/page';
type Variant = Result<'GET /shop/admin/stock/movements'>['variant'];

interface Row {
  readonly skuId: number;
  readonly prodId: number;
  readonly names: Readonly<Record<string, string>> | null;
  readonly properties: Properties;
  readonly article: string;
  readonly pic: string | null;
  readonly onHand: number;
  readonly reserved: number;
  readonly lowAt: number;
  readonly hasOwnLowAt: boolean;
}
const lowAt = sql`coalesce(k.low_at, o.low_stock)`;
const free = sql`(k.on_hand - k.reserved)`;
const views: Readonly<Record<StockView, Sql>> = {
  all: sql`true`,
  none: sql`${free} = 0`,
  low: sql`${free} > 0 and ${free} <= ${lowAt}`,
  reserved: sql`k.reserved > 0`,
};
const own = (
  storeId: number,
) => sql`skus s join products p on p.id = s.product_id join stores o on o.id = p.store_id join stock k on k.sku_id = s.id
    where p.store_id = ${storeId} and p.status <> ${sql.lit(productStatus.deleted)} and not s.is_deleted`;
const columns = sql`s.id as "skuId", p.id as "prodId", (select jsonb_object_agg(t.locale, t.name) from product_texts t where t.product_id = p.id) as names, s.properties, s.article,
    coalesce(s.picture, p.pictures[1]) as pic, k.on_hand as "onHand", k.reserved, ${lowAt} as "lowAt", k.low_at is not null as "hasOwnLowAt"`;
const wire = (r: Row, locale: CtxFor<Page>['locale']): Variant => ({
  skuId: r.skuId,
  prodId: r.prodId,
  prodName: pickText(r.names ?? {}, locale) ?? '',
  skuName: variantName(pickText(r.properties, locale) ?? [], locale),
  partyCode: r.article,
  pic: r.pic,
  onHand: r.onHand,
  reserved: r.reserved,
  lowAt: r.lowAt,
  hasOwnLowAt: r.hasOwnLowAt,
});

/** Variants whose article number, or a name of whose product, holds the words. */
const found = (search: string | undefined): Sql => {
  if (search === undefined) return sql``;
  const wanted = containing(search.toLowerCase());
  return sql`and (lower(s.article) like ${wanted} or exists (select 1 from product_texts t where t.product_id = p.id and lower(t.name) like ${wanted}))`;
};

type Figures = 'POST /shop/admin/stock/figures';
/** What is on hand of the variants that a file names: the person who sets it has seen that. */
export const stockFigures = async (ctx: CtxFor<Figures>, { articles }: Parsed<Figures>): Promise<Result<Figures>> => {
  const { rows } = await sql<Result<Figures>[number]>`
    select s.article, s.id as "skuId", k.on_hand as "onHand", k.reserved from ${own(ctx.actor.storeId)}
      and s.article = any(${[...new Set(articles)]}::text[]) order by s.id`.execute(ctx.db);
  return rows;
};

/** The store's stock, the newest products first. */
export const stockPage = async (ctx: CtxFor<Page>, input: Parsed<Page>): Promise<Result<Page>> => {
  const { storeId } = ctx.actor;
  const search = found(input.search);
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<Row>`
      select ${columns} from ${own(storeId)} and ${views[input.view]} ${search} order by p.id desc, s.position, s.id limit ${input.size} offset ${offsetOf(input)}`.execute(
      ctx.db,
    ),
    sql<{ all: number; none: number; low: number; reserved: number; lowStock: number; transferHoldPercent: number }>`
      select count(*)::int as "all", count(*) filter (where x.none)::int as none, count(*) filter (where x.low)::int as low, count(*) filter (where x.held)::int as reserved,
        coalesce((select low_stock from stores where id = ${storeId}), 0) as "lowStock", coalesce((select transfer_hold_percent from stores where id = ${storeId}), 0) as "transferHoldPercent"
      from (select ${views.none} as none, ${views.low} as low, ${views.reserved} as held from ${own(storeId)} ${search}) x`.execute(ctx.db),
  ]);
  const { lowStock = 0, transferHoldPercent = 0, ...counts } = counted[0] ?? { all: 0, none: 0, low: 0, reserved: 0 };
  return {
    ...pageOf(
      rows.map((r) => wire(r, ctx.locale)),
      counts[input.view],
      input,
    ),
    counts,
    lowStock,
    transferHoldPercent,
  };
};

const ownVariant = async (db: Db, storeId: number, skuId: number): Promise<Row | undefined> =>
  (await sql<Row>`select ${columns} from ${own(storeId)} and s.id = ${skuId}`.execute(db)).rows[0];

type Movements = 'GET /shop/admin/stock/movements';
interface Moved {
  readonly id: bigint;
  readonly at: Date;
  readonly kind: StockMovementKind;
  readonly onHandChange: number;
  readonly reservedChange: number;
  readonly onHand: number;
  readonly reserved: number;
  readonly reference: string;
  readonly cause: string;
  readonly by: 'buyer' | 'seller' | 'operator' | 'platform';
  readonly userName: string | null;
  readonly note: string;
}
const after = (cause: string, what: string): string | null => (cause.startsWith(`${what}:`) ? cause.slice(what.length + 1) : null);

/** What happened to a variant of the store, from the latest back; of accounts the store's own are named. */
export const stockMovements = async (ctx: CtxFor<Movements>, input: Parsed<Movements>): Promise<Result<Movements>> => {
  const variant = (await ownVariant(ctx.db, ctx.actor.storeId, input.skuId)) ?? refuse('skuUnknown');
  const { rows } = await sql<Moved>`
    select m.id, m.at, m.kind, m.on_hand_change as "onHandChange", m.reserved_change as "reservedChange", m.on_hand as "onHand", m.reserved, m.reference, m.cause,
      m.actor_kind as by, a.user_name as "userName", m.note
    from stock_movements m left join store_accounts a on m.actor_kind = 'seller' and a.id = m.actor_id
    where m.sku_id = ${input.skuId} ${input.before === undefined ? sql`` : sql`and m.id < ${BigInt(input.before)}::bigint`}
    order by m.id desc limit ${input.size + 1}`.execute(ctx.db);
  const shown = rows.slice(0, input.size);
  return {
    variant: wire(variant, ctx.locale),
    records: shown.map(({ id, at, reference, cause, ...m }) => ({
      ...m,
      movementId: id.toString(),
      at: at.toISOString(),
      orderNumber: reference === '' ? null : reference,
      refundSn: after(cause, 'refund'),
      importId: Number(after(cause, 'import')) || null,
    })),
    next: rows.length > input.size ? (shown.at(-1)?.id.toString() ?? null) : null,
  };
};
