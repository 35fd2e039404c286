import { type Sql, sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Coupon, WrittenCoupon } from '../model/coupon.ts';

/** The columns of what a coupon takes off; `c` is the coupon. */
export const termColumns =
  (): Sql => sql`c.id as "couponId", c.scope, c.store_id as "storeId", c.names, c.coupon_type as kind, c.currency, c.least, c.amount, c.basis_points as "basisPoints", c.max_reduce as "maxReduce", c.category_id as "categoryId",
  array(select p.product_id from coupon_products p where p.coupon_id = c.id order by p.product_id) as "productIds",
  c.validity, c.valid_from as "validFrom", c.valid_to as "validTo", c.valid_days as "validDays"`;
/** The columns of how many there are. */
export const supplyColumns = (): Sql =>
  sql`c.issue_total as "issueTotal", c.issued, c.per_buyer as "perBuyer", c.claim_from as "claimFrom", c.claim_to as "claimTo", c.ended_at as "endedAt", c.budget, c.promised, c.by_code as "byCode"`;

export type KeptCoupon = Coupon & { readonly version: number };

/** A coupon of an owner, held until it is changed. @param storeId null is the platform */
export const lockCoupon = async (db: Db, storeId: number | null, id: number): Promise<KeptCoupon | null> => {
  const { rows } = await sql<KeptCoupon>`
    select ${termColumns()}, ${supplyColumns()}, c.version from coupons c where c.id = ${id} and c.store_id is not distinct from ${storeId}::int for update of c`.execute(
    db,
  );
  return rows[0] ?? null;
};
/** A coupon, whoever’s it is, held so that its claims queue up. */
export const lockForClaim = async (db: Db, id: number): Promise<Coupon | null> => {
  const { rows } = await sql<Coupon>`select ${termColumns()}, ${supplyColumns()} from coupons c where c.id = ${id} for update of c`.execute(
    db,
  );
  return rows[0] ?? null;
};
/** A coupon, whoever’s it is. */
export const selectCoupon = async (db: Db, id: number): Promise<Coupon | null> => {
  const { rows } = await sql<Coupon>`select ${termColumns()}, ${supplyColumns()} from coupons c where c.id = ${id}`.execute(db);
  return rows[0] ?? null;
};
/** How many of an owner's coupons can be claimed now or later. */
export const countOpen = async (db: Db, storeId: number | null, now: Date): Promise<number> =>
  (
    await sql<{ n: number }>`
      select count(*)::int as n from coupons where store_id is not distinct from ${storeId}::int and ended_at is null and claim_to > ${now}`.execute(
      db,
    )
  ).rows[0]?.n ?? 0;
/** Whether there are coupons at all. */
export const hasCoupons = async (db: Db): Promise<boolean> => (await sql`select 1 from coupons limit 1`.execute(db)).rows.length > 0;

export const insertCoupon = async (db: Db, storeId: number | null, c: WrittenCoupon, byCode: boolean, now: Date): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    with made as (
      insert into coupons (scope, store_id, names, coupon_type, currency, least, amount, basis_points, max_reduce, category_id, issue_total, per_buyer, claim_from, claim_to, validity, valid_from, valid_to, valid_days, budget, by_code, created_at)
      values (${c.scope}, ${storeId}, ${JSON.stringify(c.names)}::jsonb, ${c.kind}, ${c.currency}, ${c.least}, ${c.amount}, ${c.basisPoints}, ${c.maxReduce}, ${c.categoryId}, ${c.issueTotal}, ${c.perBuyer},
        ${c.claimFrom}, ${c.claimTo}, ${c.validity}, ${c.validFrom}, ${c.validTo}, ${c.validDays}, ${c.budget}, ${byCode}, ${now})
      returning id
    ), named as (
      insert into coupon_products (coupon_id, product_id) select m.id, p.id from made m, unnest(${[...c.productIds]}::int[]) as p (id)
    )
    select id from made`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error('a coupon was not written');
  return id;
};
/** Writes a locked coupon anew. */
export const updateCoupon = async (db: Db, id: number, c: WrittenCoupon): Promise<void> => {
  await sql`
    update coupons set scope = ${c.scope}, names = ${JSON.stringify(c.names)}::jsonb, coupon_type = ${c.kind}, least = ${c.least}, amount = ${c.amount}, basis_points = ${c.basisPoints}, max_reduce = ${c.maxReduce}, category_id = ${c.categoryId},
      issue_total = ${c.issueTotal}, per_buyer = ${c.perBuyer}, claim_from = ${c.claimFrom}, claim_to = ${c.claimTo}, validity = ${c.validity}, valid_from = ${c.validFrom}, valid_to = ${c.validTo}, valid_days = ${c.validDays},
      budget = ${c.budget}, version = version + 1 where id = ${id}`.execute(db);
  await sql`delete from coupon_products where coupon_id = ${id} and product_id <> all(${[...c.productIds]}::int[])`.execute(db);
  await sql`
    insert into coupon_products (coupon_id, product_id) select ${id}, p.id from unnest(${[...c.productIds]}::int[]) as p (id) on conflict do nothing`.execute(
    db,
  );
};
export const endCoupon = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update coupons set ended_at = ${now}, version = version + 1 where id = ${id}`.execute(db);
};

export const insertCodes = async (db: Db, couponId: number, codes: readonly string[]): Promise<void> => {
  await sql`insert into coupon_codes (code, coupon_id) select c, ${couponId} from unnest(${[...codes]}::text[]) as c`.execute(db);
};
/** Takes a code, so that two who type it queue up. */
export const lockCode = async (db: Db, code: string): Promise<{ readonly couponId: number; readonly isTaken: boolean } | null> => {
  const { rows } = await sql<{ couponId: number; isTaken: boolean }>`
    select coupon_id as "couponId", user_coupon_id is not null as "isTaken" from coupon_codes where code = ${code} for update`.execute(db);
  return rows[0] ?? null;
};
export const setTaken = async (db: Db, code: string, userCouponId: number, now: Date): Promise<void> => {
  await sql`update coupon_codes set user_coupon_id = ${userCouponId}, taken_at = ${now} where code = ${code}`.execute(db);
};

/** Takes a buyer's count of wrong codes, so that her tries queue up. */
export const lockTries = async (db: Db, userId: number, now: Date): Promise<{ readonly tries: number; readonly since: Date }> => {
  const { rows } = await sql<{ tries: number; since: Date }>`
    insert into coupon_tries (user_id, tries, since) values (${userId}, 0, ${now}) on conflict (user_id) do update set tries = coupon_tries.tries returning tries, since`.execute(
    db,
  );
  return rows[0] ?? { tries: 0, since: now };
};
export const setTries = async (db: Db, userId: number, tries: number, since: Date): Promise<void> => {
  await sql`update coupon_tries set tries = ${tries}, since = ${since} where user_id = ${userId}`.execute(db);
};
