import { productStatus, type ReviewField, type SubmissionState, submissionState } from '@kyakhta/contract';
import { sql } from '../../../runtime/sql.ts';
import type { Db } from '../../../runtime/database.ts';
import type { Face } from './faces.ts';

export type ReviewRemarks = Readonly<Partial<Record<ReviewField, string>>>;
/** What was last submitted of a product. */
export interface Submission {
  readonly productId: number;
  readonly round: number;
  readonly state: SubmissionState;
  readonly face: Face;
  readonly submittedAt: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: number | null;
  readonly remarks: ReviewRemarks;
}

/** What was last submitted of each of these products, whatever became of it. */
export const selectLast = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Submission>> => {
  const { rows } = await sql<Submission>`
    select distinct on (product_id) product_id as "productId", round, state, face, submitted_at as "submittedAt", decided_at as "decidedAt", decided_by as "decidedBy", remarks
    from product_submissions where product_id = any(${[...productIds]}::int[]) order by product_id, round desc`.execute(db);
  return new Map(rows.map((r) => [r.productId, r]));
};

/** Submits products anew; of what waited nobody decides any more. */
export const insertSubmissions = async (
  db: Db,
  submitted: readonly { readonly id: number; readonly face: Face; readonly isFirst: boolean }[],
  at: Date,
): Promise<void> => {
  await endSubmissions(
    db,
    submitted.map((s) => s.id),
    [submissionState.submitted],
  );
  await sql`
    insert into product_submissions (product_id, round, is_first, face, submitted_at)
    select x.id, coalesce((select max(round) from product_submissions s where s.product_id = x.id), 0) + 1, x."isFirst", x.face, ${at}
    from jsonb_to_recordset(${JSON.stringify(submitted)}::jsonb) as x (id int, face jsonb, "isFirst" boolean) order by x.id`.execute(db);
};

/** Takes back what was last submitted of these products, where it is in one of these states. */
export const endSubmissions = async (db: Db, productIds: readonly number[], states: readonly SubmissionState[]): Promise<void> => {
  await sql`
    update product_submissions s set state = ${submissionState.replaced}
    where product_id = any(${[...productIds]}::int[]) and state = any(${[...states]}::smallint[])
      and round = (select max(round) from product_submissions l where l.product_id = s.product_id)`.execute(db);
};

/** Decides what waits, of just this round. @returns false when it does not wait any more */
export const decide = async (
  db: Db,
  productId: number,
  decision: {
    readonly round: number;
    readonly state: SubmissionState;
    readonly by: number;
    readonly at: Date;
    readonly remarks: ReviewRemarks;
  },
): Promise<boolean> => {
  const { rows } = await sql`
    update product_submissions set state = ${decision.state}, decided_at = ${decision.at}, decided_by = ${decision.by}, remarks = ${JSON.stringify(decision.remarks)}::jsonb
    where product_id = ${productId} and round = ${decision.round} and state = ${submissionState.submitted} returning 1`.execute(db);
  return rows.length > 0;
};

export interface DecidedProduct {
  readonly id: number;
  readonly storeId: number;
  readonly status: number;
}
/** A product that something was submitted of, locked; deleted ones are not there. */
export const lockDecided = async (db: Db, productId: number): Promise<DecidedProduct | null> =>
  (
    await sql<DecidedProduct>`
      select p.id, p.store_id as "storeId", p.status from products p where p.id = ${productId} and p.status <> ${sql.lit(productStatus.deleted)}
        and exists (select 1 from product_submissions s where s.product_id = p.id) for no key update`.execute(db)
  ).rows[0] ?? null;

/** Whether anything of a store was on sale, or could have been, without waiting for anybody. */
export const hasShown = async (db: Db, storeId: number): Promise<boolean> =>
  (await sql`select 1 from products where store_id = ${storeId} and status <> ${productStatus.underReview} limit 1`.execute(db)).rows
    .length > 0;

export interface Untold {
  readonly name: string;
  readonly state: SubmissionState;
  readonly remarks: ReviewRemarks;
}
/** Decisions about goods of a store of which it was not told; from now on it was. */
export const takeUntold = async (db: Db, storeId: number, at: Date): Promise<Untold[]> => {
  const { rows } = await sql<Untold & { readonly id: number }>`
    update product_submissions s set told_at = ${at} from products p
    where p.id = s.product_id and p.store_id = ${storeId} and s.decided_at is not null and s.told_at is null
    returning s.id, coalesce(s.face -> 'texts' -> 'en' ->> 'name', p.code) as name, s.state, s.remarks`.execute(db);
  return rows.toSorted((a, b) => a.id - b.id);
};
