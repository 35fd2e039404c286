import { paperMinutes } from '@kyakhta/contract';
import { addMinutes } from '../../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { hashOf, newToken } from '../../../runtime/identity.ts';
import { recordAudit } from '../../audit/index.ts';
import { storesById } from '../actions.ts';
import { isOpen } from '../model.ts';
import { insertLook, lockSubmitted, selectOfStore } from '../store/applications.ts';

type Link = Result<'POST /platform/shopAudit/paper'>;

/** A link that opens one paper for the person who asked, for some minutes; that it was asked for is kept. */
const linkTo = async (ctx: Ctx, applicationId: number, paper: string, reason: string): Promise<Link> => {
  const token = newToken();
  const expiresAt = addMinutes(ctx.now, paperMinutes);
  await insertLook(ctx.db, { tokenHash: hashOf(token), applicationId, paper, actor: ctx.actor, reason, at: ctx.now, expiresAt });
  await recordAudit(ctx, 'storeApplication.paper', `storeApplication:${applicationId}`, null, { paper, reason });
  return { token, expiresAt: expiresAt.toISOString() };
};

export const openPaper = async (
  ctx: CtxFor<'POST /platform/shopAudit/paper'>,
  { applicationId, paper, reason }: Parsed<'POST /platform/shopAudit/paper'>,
): Promise<Link> => {
  const a = (await lockSubmitted(ctx.db, applicationId)) ?? refuse('applicationUnknown');
  return linkTo(ctx, a.id, paper, reason);
};

/** A store's licence, which buyers may ask to see; its owner's papers are for operators alone. */
export const openLicense = async (
  ctx: CtxFor<'POST /p/shop/qualification/license'>,
  { shopId }: Parsed<'POST /p/shop/qualification/license'>,
): Promise<Link> => {
  const store = (await storesById(ctx.db, [shopId])).get(shopId);
  const applicationId = store !== undefined && isOpen(store) ? await selectOfStore(ctx.db, shopId) : null;
  return applicationId === null ? refuse('shopUnknown') : linkTo(ctx, applicationId, 'businessLicense', 'asked by a buyer');
};
