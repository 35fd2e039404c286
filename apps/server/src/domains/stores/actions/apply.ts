import { type ApplicationField, applicationPictures, applicationState, draftDays, openFields } from '@kyakhta/contract';
import { addDays } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { say } from '../../../words/index.ts';
import { userOf } from '../../accounts/index.ts';
import { removeFilesOfUse, useFiles } from '../../files/index.ts';
import { sendMail } from '../../messages/index.ts';
import { offeredTo } from '../../site/index.ts';
import { type ApplicationFields, type Fault, faultsOf, merged, useOf } from '../model/application.ts';
import {
  type Application,
  applicationFields,
  emptyApplication,
  insertMove,
  isNameTaken,
  lockOrBegin,
  lockOwn,
  setSubmitted,
  updateFields,
} from '../store/applications.ts';
import { refuseFields } from '../../../runtime/wrong-fields.ts';

type BuyerCtx = CtxFor<'POST /p/shop/apply'>;

type Told = Partial<Record<ApplicationField, string>>;
const told = (ctx: Ctx, faults: Iterable<readonly [ApplicationField, Fault]>): Told =>
  Object.fromEntries([...faults].map(([field, { word, values }]) => [field, say(ctx.locale, word, values)]));

/** What keeps an application from being submitted, in sentences by field. @param id 0 for one that is not begun */
export const faultsTold = async (ctx: Ctx, id: number, fields: ApplicationFields): Promise<Told> => {
  const faults = told(ctx, faultsOf(fields));
  if (faults.shopName !== undefined || !(await isNameTaken(ctx.db, fields.shopName, id))) return faults;
  return { ...faults, shopName: say(ctx.locale, 'shopNameTaken') };
};
const refuseFaults = (ctx: Ctx, faults: Iterable<readonly [ApplicationField, Fault]>): never => refuseFields(ctx.locale, told(ctx, faults));

/** Takes what was brought for an application into use, and lets go of what it used before. */
const takePictures = async (ctx: BuyerCtx, id: number, before: ApplicationFields, after: ApplicationFields): Promise<void> => {
  for (const field of applicationPictures) {
    if (before[field] === after[field]) continue;
    await removeFilesOfUse(ctx, useOf(id, field));
    if (after[field] !== '') await useFiles(ctx, ctx.actor, field, [after[field]], useOf(id, field));
  }
};

/** Keeps fields of a draft, right or not: what is wrong is said of those that were sent. */
export const keepDraft = async (
  ctx: CtxFor<'PUT /p/shop/apply/draft'>,
  input: Parsed<'PUT /p/shop/apply/draft'>,
): Promise<Result<'PUT /p/shop/apply/draft'>> => {
  const before = await lockOrBegin(ctx.db, ctx.actor.id, ctx.locale, ctx.now);
  if (before.state !== applicationState.draft) return refuse('applicationNotInState');
  const after = merged(before, input);
  await takePictures(ctx, before.id, before, after);
  await updateFields(ctx.db, before.id, after, ctx.now);
  emptyLater(ctx, ctx.actor.id);
  const faults = Object.entries(await faultsTold(ctx, before.id, after));
  return { faults: Object.fromEntries(faults.filter(([field]) => field in input)) };
};

const submit = async (ctx: BuyerCtx, before: Application, after: ApplicationFields): Promise<null> => {
  const faults = faultsOf(after);
  if (faults.size > 0) return refuseFaults(ctx, faults);
  // Of two who want the same name the second gets an error.
  await exclusivelyLater(ctx.db, `storeName:${after.shopName.toLowerCase()}`);
  if (await isNameTaken(ctx.db, after.shopName, before.id)) return refuse('shopNameTaken');
  await takePictures(ctx, before.id, before, after);
  await updateFields(ctx.db, before.id, after, ctx.now);
  const round = (await setSubmitted(ctx.db, before.id, before.state, ctx.locale, ctx.now)) ?? refuse('applicationNotInState');
  await insertMove(ctx.db, before.id, { round, state: applicationState.submitted, at: ctx.now, actor: ctx.actor });
  const user = await userOf(ctx, ctx.actor.id);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'applicationReceived', { name: after.shopName });
  return null;
};

/** Submits an application: the draft, with what is sent over it. */
export const applyForStore = async (ctx: BuyerCtx, input: Parsed<'POST /p/shop/apply'>): Promise<null> => {
  const before = await lockOrBegin(ctx.db, ctx.actor.id, ctx.locale, ctx.now);
  if (before.state !== applicationState.draft) return refuse('applicationNotInState');
  return submit(ctx, before, merged(before, input));
};

/** Submits a refused application again. What was not refused stands: another value of it is refused, not passed over. */
export const reapplyForStore = async (ctx: BuyerCtx, input: Parsed<'PUT /p/shop/apply'>): Promise<null> => {
  const before = await lockOwn(ctx.db, ctx.actor.id);
  if (before?.state !== applicationState.refused) return refuse('applicationNotInState');
  const after = merged(before, input);
  const open = openFields(before.remarks);
  const closed = applicationFields.filter((field) => before[field] !== after[field] && !open.has(field));
  if (closed.length > 0)
    return refuseFaults(
      ctx,
      closed.map((field) => [field, { word: 'field.notOpen' }] as const),
    );
  return submit(ctx, before, after);
};

const forget = async (ctx: Ctx, { id, state }: Application): Promise<void> => {
  if (state === applicationState.approved) return;
  for (const field of applicationPictures) await removeFilesOfUse(ctx, useOf(id, field));
  await emptyApplication(ctx.db, id, ctx.now);
};

/** Plans to empty what lies with its buyer from now on. */
export const emptyLater = (ctx: Ctx, userId: number): void =>
  ctx.later({ kind: 'stores.emptyDraft', key: String(userId), dueAt: addDays(ctx.now, draftDays), payload: { userId } });

/** Empties a draft, or what was refused, that nobody has gone on with for long: its papers are nobody's business any more. */
export const emptyDraft = async (ctx: Ctx, userId: number): Promise<void> => {
  const own = await lockOwn(ctx.db, userId);
  const laySince = own?.state === applicationState.refused ? own.decidedAt : own?.state === applicationState.draft ? own.changedAt : null;
  if (own && laySince && laySince <= addDays(ctx.now, -draftDays)) await forget(ctx, own);
};

/** Forgets who applied, and came to no store. */
export const forgetApplicant = async (ctx: Ctx, userId: number): Promise<void> => {
  const own = await lockOwn(ctx.db, userId);
  if (own !== null) await forget(ctx, own);
};
