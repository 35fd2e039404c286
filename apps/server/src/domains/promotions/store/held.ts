import type { CouponSource } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { HeldCoupon } from '../model/coupon.ts';
import { termColumns } from './coupons.ts';

/** Most unused coupons of a buyer that a quote looks at: what expires first. */
const quotedMost = 200;

/** A buyer's coupons that can be used now or later, and those that are named, whatever became of them. */
export const selectHeld = async (db: Db, userId: number, named: readonly number[], now: Date): Promise<HeldCoupon[]> => {
  const { rows } = await sql<HeldCoupon>`
    select u.id as "userCouponId", u.received_at as "receivedAt", u.valid_from as "usableFrom", u.expires_at as "expiresAt", u.used_at as "usedAt", ${termColumns()}
    from user_coupons u join coupons c on c.id = u.coupon_id
    where u.user_id = ${userId} and (u.used_at is null and u.expires_at > ${now} or u.id = any(${[...named]}::int[])) order by u.used_at is null desc, u.expires_at, u.id limit ${quotedMost + named.length}`.execute(
    db,
  );
  return rows;
};
export const countHeld = async (db: Db, couponId: number, userId: number): Promise<number> =>
  (await sql<{ n: number }>`select count(*)::int as n from user_coupons where coupon_id = ${couponId} and user_id = ${userId}`.execute(db))
    .rows[0]?.n ?? 0;

export interface NewHeld {
  readonly couponId: number;
  readonly userId: number;
  /** Which of hers of this coupon, from 1. */
  readonly nth: number;
  readonly source: CouponSource;
  readonly at: Date;
  readonly usableFrom: Date;
  readonly expiresAt: Date;
  /** Minor units that are promised for it. */
  readonly worth: bigint;
}
/** Gives one to a buyer, if there is still one: its number and what it promises are counted with it. @returns its number, null where there is none left */
export const issueTo = async (db: Db, h: NewHeld): Promise<number | null> => {
  const { rows } = await sql<{ id: number }>`
    with counted as (
      update coupons set issued = issued + 1, promised = promised + ${h.worth}
      where id = ${h.couponId} and ended_at is null and claim_to > ${h.at} and (issue_total is null or issued < issue_total) and (budget is null or promised + ${h.worth} <= budget) returning id
    ), made as (
      insert into user_coupons (coupon_id, user_id, nth, source, received_at, valid_from, expires_at, worth)
      select id, ${h.userId}, ${h.nth}, ${h.source}, ${h.at}, ${h.usableFrom}, ${h.expiresAt}, ${h.worth} from counted returning id
    ), noted as (
      insert into coupon_moves (user_coupon_id, kind, at) select id, 'received', ${h.at} from made
    )
    select id from made`.execute(db);
  return rows[0]?.id ?? null;
};

/** What a coupon was used on. */
export interface Use {
  readonly userCouponId: number;
  readonly orderNumber: string;
}
/** Uses coupons of a buyer that can be used now. @returns how many were */
export const setUsed = async (db: Db, userId: number, uses: readonly Use[], now: Date): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    with wanted as (
      select * from unnest(${uses.map((u) => u.userCouponId)}::int[], ${uses.map((u) => u.orderNumber)}::text[]) as w (id, number)
    ), held as materialized (
      select u.id from user_coupons u where u.id in (select id from wanted) and u.user_id = ${userId} and u.used_at is null and u.valid_from <= ${now} and u.expires_at > ${now} order by u.id for update
    ), used as (
      update user_coupons u set used_at = ${now} from held h where u.id = h.id returning u.id
    ), noted as (
      insert into coupon_moves (user_coupon_id, kind, order_number, at) select w.id, 'used', w.number, ${now} from wanted w join used u on u.id = w.id
    )
    select count(*)::int as count from used`.execute(db);
  return rows[0]?.count ?? 0;
};

/** Holds used coupons, so that the ends of several orders of one placing queue up. @returns those that are used */
export const lockUsed = async (db: Db, ids: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select id from user_coupons where id = any(${[...ids]}::int[]) and used_at is not null order by id for update`.execute(db);
  return rows.map((r) => r.id);
};
/** Locked coupons come back to their buyer. */
export const setReturned = async (db: Db, ids: readonly number[], orderNumber: string, now: Date): Promise<void> => {
  await sql`
    with back as (update user_coupons set used_at = null where id = any(${[...ids]}::int[]) and used_at is not null returning id)
    insert into coupon_moves (user_coupon_id, kind, order_number, at) select id, 'returned', ${orderNumber}, ${now} from back order by id`.execute(
    db,
  );
};

/**
 * Expires unused coupons whose time is over, and frees what was promised for them: of everybody, of some, or all that a buyer has.
 * @returns how many
 */
export const expireHeld = async (
  db: Db,
  now: Date,
  most: number,
  of: { readonly ids?: readonly number[]; readonly allOf?: number } = {},
): Promise<number> => {
  const { ids = null, allOf = null } = of;
  const { rows } = await sql<{ count: number }>`
    with over as materialized (
      select id, coupon_id, worth from user_coupons
      where used_at is null and expired_at is null and (expires_at <= ${now} or user_id = ${allOf}::int) and (${allOf}::int is null or user_id = ${allOf}::int) and (${ids === null} or id = any(${[...(ids ?? [])]}::int[]))
      order by id limit ${most} for update
    ), freed as materialized (
      select o.coupon_id, sum(o.worth)::bigint as worth from over o group by o.coupon_id
    ), held as materialized (
      select c.id from coupons c where c.id in (select coupon_id from freed) order by c.id for update
    ), less as (
      update coupons c set promised = c.promised - f.worth from freed f join held h on h.id = f.coupon_id where c.id = f.coupon_id
    ), ended as (
      update user_coupons u set expired_at = ${now}, expires_at = least(u.expires_at, ${now}), valid_from = least(u.valid_from, ${now}) from over o where u.id = o.id
    ), noted as (
      insert into coupon_moves (user_coupon_id, kind, at) select id, 'expired', ${now} from over order by id returning 1
    )
    select count(*)::int as count from noted`.execute(db);
  return rows[0]?.count ?? 0;
};
