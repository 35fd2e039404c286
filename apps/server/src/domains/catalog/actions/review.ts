import { productStatus, type ReviewField, reviewFields, submissionState } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { siteSettings } from '../../site/index.ts';
import { storesById } from '../../stores/index.ts';
import { lockOwn, updateStatus } from '../store/edit.ts';
import { type Face, type FaceOf, putFaces, selectFaces } from '../store/faces.ts';
import { selectStates } from '../store/import.ts';
import {
  decide,
  endSubmissions,
  hasShown,
  insertSubmissions,
  lockDecided,
  type ReviewRemarks,
  selectLast,
  type Submission,
} from '../store/submissions.ts';
import { dropOfDeleted, dropUncarried } from './drop-certificates.ts';
import { listGoods } from './list-goods.ts';
import { productTag } from './tags.ts';

const minute = 60_000;

/** Whether what a store writes of its goods waits for an operator before buyers see it. */
export const isReviewed = async (db: Db, storeId: number): Promise<boolean> => {
  const { goodsReview } = await siteSettings(db);
  if (goodsReview === 'every') return true;
  const store = (await storesById(db, [storeId])).get(storeId);
  return store?.goodsReviewed === true || (goodsReview === 'new' && !(await hasShown(db, storeId)));
};

/** What was submitted of a product and is not approved; null where nothing is. */
const living = (last: Submission | undefined): Submission | null =>
  last?.state === submissionState.submitted || last?.state === submissionState.refused ? last : null;

/** What was submitted of products and is not approved, by their ids. */
export const submissionsOf = async (db: Db, productIds: readonly number[]): Promise<ReadonlyMap<number, Submission>> =>
  new Map(
    [...(await selectLast(db, productIds))].flatMap(([id, last]) => {
      const open = living(last);
      return open === null ? [] : [[id, open] as const];
    }),
  );
export const submissionOf = async (db: Db, productId: number): Promise<Submission | null> =>
  (await submissionsOf(db, [productId])).get(productId) ?? null;

const isSame = (a: Face | undefined, b: Face | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Goods of a store while they are written: they stand as their store last wanted them, on sale or not. */
export interface OpenGoods {
  readonly isReviewed: boolean;
  /** The state of products that are made now. */
  readonly newStatus: number;
  /** What buyers see of products that are, or were, on sale. */
  readonly onSale: ReadonlyMap<number, Face>;
  readonly submitted: ReadonlyMap<number, Submission>;
}

/**
 * Lays what was submitted over what is on sale, so that the writer goes on from what the store wanted last. The
 * products are locked by the caller, and `submitGoods` follows in the same transaction: nobody sees what is between.
 */
export const openGoods = async (ctx: Ctx, storeId: number, productIds: readonly number[]): Promise<OpenGoods> => {
  await dropOfDeleted(ctx, productIds);
  const reviewed = await isReviewed(ctx.db, storeId);
  const submitted = await submissionsOf(ctx.db, productIds);
  const newStatus = reviewed ? productStatus.underReview : productStatus.on;
  if (!reviewed && submitted.size === 0) return { isReviewed: false, newStatus, onSale: new Map(), submitted };
  const states = await selectStates(ctx.db, productIds);
  const shown = productIds.filter((id) => {
    const status = states.get(id) ?? productStatus.deleted;
    return status !== productStatus.deleted && status !== productStatus.underReview;
  });
  const onSale = await selectFaces(ctx.db, shown);
  await putFaces(
    ctx.db,
    shown.flatMap((id): FaceOf[] => {
      const open = submitted.get(id);
      return open === undefined ? [] : [{ id, face: open.face }];
    }),
  );
  return { isReviewed: reviewed, newStatus, onSale, submitted };
};

/**
 * Puts what was written before an operator where the store's goods are reviewed: buyers keep seeing what they saw.
 * @param written ids of products that were made or changed
 * @param anew what was refused is submitted again though it reads the same
 * @returns ids of products that wait, or would have to be mended
 */
export const submitGoods = async (ctx: Ctx, open: OpenGoods, written: readonly number[], anew: boolean): Promise<ReadonlySet<number>> => {
  const ids = [...new Set([...written, ...open.onSale.keys(), ...open.submitted.keys()])];
  const waits = await putBefore(ctx, open, ids, anew);
  await dropUncarried(ctx, ids);
  return waits;
};

const putBefore = async (ctx: Ctx, open: OpenGoods, ids: readonly number[], anew: boolean): Promise<ReadonlySet<number>> => {
  if (!open.isReviewed && open.submitted.size === 0) return new Set();
  const states = await selectStates(ctx.db, ids);
  const isFirst = (id: number): boolean => states.get(id) === productStatus.underReview;
  const faces = await selectFaces(ctx.db, ids);
  const differs = ids.filter((id) => isFirst(id) || !isSame(faces.get(id), open.onSale.get(id)));
  const waits = differs.filter((id) => open.isReviewed || isFirst(id));
  const back = waits.flatMap((id): FaceOf[] => {
    const face = open.onSale.get(id);
    return face === undefined ? [] : [{ id, face }];
  });
  await putFaces(ctx.db, back);
  await listGoods(
    ctx,
    back.map((b) => b.id),
    'texts',
  );
  const news = waits.flatMap((id) => {
    const face = faces.get(id);
    const last = open.submitted.get(id);
    const isKnown = isSame(face, last?.face) && !(anew && last?.state === submissionState.refused);
    return face === undefined || isKnown ? [] : [{ id, face, isFirst: isFirst(id) }];
  });
  if (news.length > 0) await insertSubmissions(ctx.db, news, ctx.now);
  const over = [...open.submitted.keys()].filter((id) => !waits.includes(id));
  if (over.length > 0) await endSubmissions(ctx.db, over, [submissionState.submitted, submissionState.refused]);
  return new Set(waits);
};

/** Takes back what was submitted of a product that is on sale, or was refused of it. */
export const withdrawGoods = async (
  ctx: CtxFor<'PUT /shop/admin/prod/review/withdraw'>,
  { prodId }: Parsed<'PUT /shop/admin/prod/review/withdraw'>,
): Promise<null> => {
  const own = (await lockOwn(ctx.db, ctx.actor.storeId, prodId)) ?? refuse('productUnknown');
  const open = await submissionOf(ctx.db, prodId);
  if (own.status === productStatus.underReview || open === null) return refuse('productNotInState');
  await endSubmissions(ctx.db, [prodId], [open.state]);
  await dropUncarried(ctx, [prodId]);
  await recordAudit(ctx, 'product.withdraw', `product:${prodId}`, { round: open.round }, null);
  return null;
};

type OperatorCtx = CtxFor<'PUT /platform/prodAudit/approve'>;

/** Decides one round. The same person may say the same again; of two who decide at once one does. */
const decideRound = async (
  ctx: OperatorCtx,
  prodId: number,
  round: number,
  state: typeof submissionState.approved | typeof submissionState.refused,
  remarks: ReviewRemarks,
): Promise<{ readonly face: Face; readonly status: number } | null> => {
  const product = (await lockDecided(ctx.db, prodId)) ?? refuse('productUnknown');
  const last = (await selectLast(ctx.db, [prodId])).get(prodId);
  const isOwnAgain = last?.round === round && last.state === state && last.decidedBy === ctx.actor.id;
  if (isOwnAgain && state === submissionState.approved) return null;
  const isDone = last !== undefined && (await decide(ctx.db, prodId, { round, state, by: ctx.actor.id, at: ctx.now, remarks }));
  if (!isDone) return refuse('submissionDecided');
  // Many goods of one store are decided in a row: it gets one mail of them.
  ctx.later({
    kind: 'catalog.mailDecided',
    key: String(product.storeId),
    dueAt: new Date(ctx.now.getTime() + 5 * minute),
    payload: { storeId: product.storeId },
  });
  return { face: last.face, status: product.status };
};

/** Shows buyers what was submitted. */
export const approveGoods = async (ctx: OperatorCtx, { prodId, round }: Parsed<'PUT /platform/prodAudit/approve'>): Promise<null> => {
  const done = await decideRound(ctx, prodId, round, submissionState.approved, {});
  if (done === null) return null;
  await putFaces(ctx.db, [{ id: prodId, face: done.face }]);
  await dropUncarried(ctx, [prodId]);
  if (done.status === productStatus.underReview) await updateStatus(ctx.db, prodId, productStatus.on);
  await listGoods(ctx, [prodId], 'texts');
  ctx.changed(productTag(prodId));
  ctx.changed('catalog');
  await recordAudit(ctx, 'product.approve', `product:${prodId}`, { status: done.status }, { round });
  return null;
};

/** Refuses fields of what was submitted, each with its reason. */
export const refuseGoods = async (
  ctx: OperatorCtx,
  { prodId, round, remarks: typed }: Parsed<'PUT /platform/prodAudit/refuse'>,
): Promise<null> => {
  const remarks: ReviewRemarks = Object.fromEntries(
    reviewFields.flatMap((field): [ReviewField, string][] => {
      const remark = typed[field];
      return remark === undefined ? [] : [[field, remark]];
    }),
  );
  if (Object.keys(remarks).length === 0) return refuse('remarksMissing');
  await decideRound(ctx, prodId, round, submissionState.refused, remarks);
  await recordAudit(ctx, 'product.refuse', `product:${prodId}`, { state: 'submitted', round }, { state: 'refused', round, remarks });
  return null;
};
