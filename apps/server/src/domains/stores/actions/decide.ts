import { applicationState, refusableFields, shopStatus } from '@kyakhta/contract';
import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { say } from '../../../words/index.ts';
import { userOf } from '../../accounts/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { showFiles } from '../../files/index.ts';
import { sendMail } from '../../messages/index.ts';
import { offeredTo } from '../../site/index.ts';
import { emptyLater } from './apply.ts';
import { useOf } from '../model/application.ts';
import { insertMove, insertOwnedStore, lockSubmitted, type Remarks, setApproved, setRefused } from '../store/applications.ts';

type OperatorCtx = CtxFor<'PUT /platform/shopAudit/approve'>;
const subjectOf = (id: number): string => `storeApplication:${id}`;

/**
 * Approves an application: its store is there, not open yet. Of two operators who decide at once one does; whoever
 * approved it may say so again.
 */
export const approveApplication = async (
  ctx: OperatorCtx,
  { applicationId, round, scope = '' }: Parsed<'PUT /platform/shopAudit/approve'>,
): Promise<Result<'PUT /platform/shopAudit/approve'>> => {
  const a = (await lockSubmitted(ctx.db, applicationId)) ?? refuse('applicationUnknown');
  if (a.storeId !== null && a.round === round && a.decidedBy === ctx.actor.id) return { shopId: a.storeId };
  if (a.state !== applicationState.submitted || a.round !== round) return refuse('applicationDecided');
  const user = await userOf(ctx, a.userId);
  const shopId =
    (await insertOwnedStore(ctx.db, {
      ownerId: a.userId,
      name: a.shopName,
      firmName: a.firmName,
      city: a.city,
      intro: { [a.locale]: a.intro },
      logo: a.shopLogo,
      phone: a.receiveMobile,
      mail: user.mail,
      mailLocale: a.locale,
      status: shopStatus.closed,
      at: ctx.now,
    })) ?? refuse('shopNameTaken');
  if (!(await setApproved(ctx.db, a.id, { round, by: ctx.actor.id, at: ctx.now }, shopId, scope))) return refuse('applicationDecided');
  await showFiles(ctx, useOf(a.id, 'shopLogo'), true);
  await insertMove(ctx.db, a.id, { round, state: applicationState.approved, at: ctx.now, actor: ctx.actor });
  await recordAudit(ctx, 'storeApplication.approve', subjectOf(a.id), { state: 'submitted', round }, { state: 'approved', shopId, scope });
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'applicationApproved', { name: a.shopName });
  return { shopId };
};

/** Refuses fields of an application, each with its reason; the buyer reads all of them. */
export const refuseApplication = async (
  ctx: OperatorCtx,
  { applicationId, round, remarks: typed }: Parsed<'PUT /platform/shopAudit/refuse'>,
): Promise<null> => {
  const remarks: Remarks = Object.fromEntries(
    refusableFields.flatMap((field) => {
      const remark = typed[field];
      return remark === undefined ? [] : [[field, remark]];
    }),
  );
  if (Object.keys(remarks).length === 0) return refuse('remarksMissing');
  const a = (await lockSubmitted(ctx.db, applicationId)) ?? refuse('applicationUnknown');
  if (!(await setRefused(ctx.db, a.id, { round, by: ctx.actor.id, at: ctx.now }, remarks))) return refuse('applicationDecided');
  await insertMove(ctx.db, a.id, { round, state: applicationState.refused, at: ctx.now, actor: ctx.actor, remarks });
  emptyLater(ctx, a.userId);
  await recordAudit(ctx, 'storeApplication.refuse', subjectOf(a.id), { state: 'submitted', round }, { state: 'refused', remarks });
  const user = await userOf(ctx, a.userId);
  const locale = await offeredTo(ctx, user.locale);
  const reasons = refusableFields.flatMap((field) =>
    remarks[field] === undefined ? [] : [`${say(locale, `application.${field}`)}: ${remarks[field]}`],
  );
  await sendMail(ctx, user.mail, locale, 'applicationRefused', { name: a.shopName, reasons: reasons.join('; ') });
  return null;
};
