import { couponScope, couponState, pickText, shopStatus } from '@kyakhta/contract';
import { type Sql, sql } from '../runtime/sql.ts';
import { categoryLines } from '../domains/catalog/index.ts';
import { byCoupon, somethingLeft } from '../domains/orders/index.ts';
import {
  claimFault,
  type Coupon,
  type HeldCoupon,
  heldState,
  leftOf,
  supplyColumns,
  termColumns,
  wireTerms,
} from '../domains/promotions/index.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../runtime/context.ts';
import { offsetOf, pageOf } from './paging.ts';

/** What a coupon is called beside its own name. */
export const namesBeside = async (
  ctx: Ctx,
): Promise<
  (c: { readonly shopName: string | null; readonly categoryId: number | null }) => { shopName: string | null; categoryName: string | null }
> => {
  const categories = await categoryLines(ctx);
  return ({ shopName, categoryId }) => ({
    shopName,
    categoryName: categoryId === null ? null : (pickText(categories.get(categoryId)?.names ?? {}, ctx.locale) ?? null),
  });
};
/** The name under which a coupon’s store is shown; null of the platform’s. */
export const storeNameOf = (): Sql => sql`(select s.name from stores s where s.id = c.store_id) as "shopName"`;

type List = 'GET /coupon/generalCouponList';
/** For a product: the platform’s, those of its categories, of its store, and those that name it. */
const forProduct = (productId: number): Sql => sql`exists (
  select 1 from products p left join categories o on o.id = p.category_id left join categories k on k.id = coalesce(o.merged_into, o.id) left join categories b on b.id = k.parent_id left join categories a on a.id = b.parent_id
  where p.id = ${productId} and (c.store_id is null or c.store_id = p.store_id)
    and case c.scope when ${sql.lit(couponScope.category)} then coalesce((select m.merged_into from categories m where m.id = c.category_id), c.category_id) in (k.id, b.id, a.id) when ${sql.lit(couponScope.selected)} then exists (select 1 from coupon_products g where g.coupon_id = c.id and g.product_id = p.id) else true end)`;
/** Of a store: its own; the platform’s are in the coupon centre. */
const ofStore = (storeId: number): Sql => sql`c.store_id = ${storeId}`;

/** Coupons that can be claimed now, those first of which there are some left for the caller. */
export const claimableCoupons = async (ctx: CtxFor<List>, input: Parsed<List>): Promise<Result<List>> => {
  const userId = ctx.actor.kind === 'buyer' ? ctx.actor.id : null;
  const conditions = [
    ...(input.shopId === undefined ? [] : [ofStore(input.shopId)]),
    ...(input.prodId === undefined ? [] : [forProduct(input.prodId)]),
  ];
  const { rows } = await sql<Coupon & { received: number; isLeft: boolean; shopName: string | null; total: number }>`
    with open as (
      select ${termColumns()}, ${supplyColumns()}, ${storeNameOf()}, (select count(*) from user_coupons u where u.coupon_id = c.id and u.user_id = ${userId}::int)::int as received,
        coalesce(c.issued < c.issue_total, true) and coalesce(c.promised + coalesce(c.amount, c.max_reduce, 0) <= c.budget, true) as "isLeft"
      from coupons c where ${sql.join(
        [
          sql`c.ended_at is null and not c.by_code and c.claim_from <= ${ctx.now} and c.claim_to > ${ctx.now} and (c.valid_to is null or c.valid_to > ${ctx.now})
        and (c.store_id is null or exists (select 1 from stores s where s.id = c.store_id and s.status = ${sql.lit(shopStatus.open)}))`,
          ...conditions,
        ],
        sql` and `,
      )}
    )
    select *, count(*) over ()::int as total from open order by ("isLeft" and received < "perBuyer") desc, "isLeft" desc, "claimTo", "couponId" limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  const names = await namesBeside(ctx);
  return pageOf(
    rows.map((r) => {
      const reason = claimFault(r, r.received, ctx.now);
      return {
        ...wireTerms(r, names(r), ctx.locale),
        receiveEnd: r.claimTo.toISOString(),
        received: r.received,
        limitNum: r.perBuyer,
        left: leftOf(r),
        canReceive: reason === null,
        reason,
      };
    }),
    rows[0]?.total ?? 0,
    input,
  );
};

type Mine = 'GET /p/myCoupon/generalCouponList';
/** Of `user_coupons u`: the state in which one of a buyer stands by our clock. */
const inState = (state: number, now: Date): Sql => {
  if (state === couponState.used) return sql`u.used_at is not null`;
  return state === couponState.expired
    ? sql`u.used_at is null and u.expires_at <= ${now}`
    : sql`u.used_at is null and u.expires_at > ${now}`;
};

/** A buyer’s coupons in one state. */
export const myCoupons = async (ctx: CtxFor<Mine>, input: Parsed<Mine>): Promise<Result<Mine>> => {
  const order = input.status === couponState.unused ? sql`u.expires_at, u.id` : sql`coalesce(u.used_at, u.expires_at) desc, u.id desc`;
  const { rows } = await sql<HeldCoupon & { shopName: string | null; orderNumbers: string[]; total: number }>`
    select u.id as "userCouponId", u.received_at as "receivedAt", u.valid_from as "usableFrom", u.expires_at as "expiresAt", u.used_at as "usedAt", ${termColumns()}, ${storeNameOf()},
      case when u.used_at is null then '{}'::text[] else array(select m.order_number from coupon_moves m where m.user_coupon_id = u.id and m.kind = 'used' and m.at = u.used_at order by m.id) end as "orderNumbers",
      count(*) over ()::int as total
    from user_coupons u join coupons c on c.id = u.coupon_id where u.user_id = ${ctx.actor.id} and ${inState(input.status, ctx.now)}
    order by ${order} limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  const names = await namesBeside(ctx);
  return pageOf(
    rows.map((r) => ({
      ...wireTerms(r, names(r), ctx.locale),
      startTime: r.usableFrom.toISOString(),
      endTime: r.expiresAt.toISOString(),
      couponUserId: r.userCouponId,
      status: heldState(r, ctx.now),
      receiveTime: r.receivedAt.toISOString(),
      useTime: r.usedAt?.toISOString() ?? null,
      orderNumbers: r.orderNumbers,
    })),
    rows[0]?.total ?? 0,
    input,
  );
};

/** How many coupons a buyer has in each state. */
export const couponCounts = async (
  ctx: CtxFor<'GET /p/myCoupon/myCouponStatusCount'>,
): Promise<Result<'GET /p/myCoupon/myCouponStatusCount'>> => {
  const of = (state: number): Sql => sql`count(*) filter (where ${inState(state, ctx.now)})::int`;
  const { rows } = await sql<{ unUse: number; used: number; expired: number }>`
    select ${of(couponState.unused)} as "unUse", ${of(couponState.used)} as used, ${of(couponState.expired)} as expired from user_coupons u where u.user_id = ${ctx.actor.id}`.execute(
    ctx.db,
  );
  return rows[0] ?? { unUse: 0, used: 0, expired: 0 };
};

/**
 * Of `coupons c`: what its coupons took off orders that were paid, and of which something is left: what came back was taken off nothing.
 */
export const figuresOf = (): Sql => sql`lateral (
  select count(distinct o.id)::int as orders, coalesce(sum(s.amount), 0)::bigint as reduced, coalesce(sum(i.goods_amount - i.reduction), 0)::bigint as sold,
    count(distinct o.user_id) filter (where not exists (
      select 1 from orders e where e.user_id = o.user_id and e.paid_at < o.paid_at and (c.store_id is null or e.store_id = c.store_id)))::int as "newBuyers"
  from user_coupons u join order_item_shares s on s.source = u.id::text and ${byCoupon()} join order_items i on i.id = s.order_item_id join orders o on o.id = i.order_id
  where u.coupon_id = c.id and o.paid_at is not null and ${somethingLeft()}
) f`;
