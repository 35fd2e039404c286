import { returnMoneyStatus } from '@kyakhta/contract';
import { recordAudit } from '../../domains/audit/index.ts';
import { sellerOwner, useFiles } from '../../domains/files/index.ts';
import { lockByNumber } from '../../domains/orders/index.ts';
import {
  addEvidence,
  askPlatform,
  canRefundMove,
  endIntervention,
  filesOfEvidence,
  isHeard,
  lockRefundRow,
  moveRefund,
  noRuling,
  refundByNumber,
  type RefundRow,
  ruleBy,
  ruleSooner,
  type Ruling,
} from '../../domains/refunds/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { lockStoresRefund } from './answer-refund.ts';
import { resumeClaimPeriod } from '../fulfilment/receive-order.ts';
import { lockOwnRefund } from './apply-refund.ts';
import { payBack } from './pay-back.ts';
import { rulingOf } from './ruling.ts';
import { tellLater } from '../tell/tell-refund.ts';

type BuyerCtx = CtxFor<'PUT /p/orderRefund/apply_platform_intervention'>;

/** @returns the id of what was laid; null where it was before */
const bringEvidence = async (ctx: BuyerCtx, refund: RefundRow, words: string, pictures: readonly string[]): Promise<number | null> => {
  const evidenceId = await addEvidence(ctx, refund.id, 'buyer', words, pictures);
  if (evidenceId !== null) await useFiles(ctx, ctx.actor, 'refund', pictures, filesOfEvidence(evidenceId));
  return evidenceId;
};

/** The buyer asks the platform to decide what the store refused. What was asked for stays as it is from now on. */
export const askPlatformToDecide = async (
  ctx: BuyerCtx,
  input: Parsed<'PUT /p/orderRefund/apply_platform_intervention'>,
): Promise<null> => {
  const { refund } = await lockOwnRefund(ctx, input.refundSn);
  if (!canRefundMove('intervene', refund.status)) return refuse('refundNotInState');
  const { refundRulingDays } = await siteSettings(ctx.db);
  const by = ruleBy(ctx.now, await isHeard(ctx.db, refund.id, 'seller'), refundRulingDays);
  await moveRefund(ctx, refund, 'intervene', input.reason, { rule_by: by });
  await askPlatform(ctx.db, refund.id, input.reason, input.description, ctx.now);
  if ((input.imgUrls ?? []).length > 0) await bringEvidence(ctx, refund, input.description, input.imgUrls ?? []);
  tellLater(ctx, refund.number, 'refundPlatformAsked', input.reason);
  return null;
};

/** She takes that back: the store's refusal stands again, with its time to go on. */
export const withdrawFromPlatform = async (
  ctx: BuyerCtx,
  input: Parsed<'PUT /p/orderRefund/cancel_platform_intervention'>,
): Promise<null> => {
  const { refund } = await lockOwnRefund(ctx, input.refundSn);
  if (!canRefundMove('intervenedNoMore', refund.status)) return refuse('refundNotInState');
  const { refundAnswerDays } = await siteSettings(ctx.db);
  await endIntervention(ctx.db, refund.id, { outcome: 'withdrawn', by: null, ruling: noRuling, at: ctx.now });
  await moveRefund(ctx, refund, 'intervenedNoMore', '', { due_at: addDays(ctx.now, refundAnswerDays) });
  return null;
};

export const buyersVoucher = async (
  ctx: BuyerCtx,
  input: Parsed<'POST /p/orderRefundIntervention/saveInterventionVoucher'>,
): Promise<null> => {
  const { refund } = await lockOwnRefund(ctx, input.refundSn);
  if (refund.status !== returnMoneyStatus.platformIntervening) return refuse('refundNotInState');
  const evidenceId = await bringEvidence(ctx, refund, input.voucherDesc, input.imgUrls ?? []);
  if (evidenceId !== null) tellLater(ctx, refund.number, 'refundBuyersEvidence', input.voucherDesc, { of: evidenceId });
  return null;
};
export const storesVoucher = async (
  ctx: CtxFor<'POST /shop/admin/refund/voucher'>,
  input: Parsed<'POST /shop/admin/refund/voucher'>,
): Promise<null> => {
  const { refund } = await lockStoresRefund(ctx, input.refundSn);
  if (refund.status !== returnMoneyStatus.platformIntervening) return refuse('refundNotInState');
  const wasHeard = await isHeard(ctx.db, refund.id, 'seller');
  const evidenceId = await addEvidence(ctx, refund.id, 'seller', input.voucherDesc, input.imgUrls ?? []);
  if (evidenceId === null) return null;
  await useFiles(ctx, sellerOwner(ctx.actor), 'refund', input.imgUrls ?? [], filesOfEvidence(evidenceId));
  if (!wasHeard) await ruleSooner(ctx.db, refund.id, ruleBy(ctx.now, true, (await siteSettings(ctx.db)).refundRulingDays));
  tellLater(ctx, refund.number, 'refundStoresEvidence', input.voucherDesc, { of: evidenceId });
  return null;
};

type OperatorCtx = CtxFor<'PUT /platform/intervention/agree'>;
type Told = Parsed<'PUT /platform/intervention/agree'>;

const lockForRuling = async (ctx: OperatorCtx, number: string) => {
  const known = (await refundByNumber(ctx.db, number)) ?? refuse('refundUnknown');
  const order = (await lockByNumber(ctx.db, known.orderNumber)) ?? refuse('refundUnknown');
  const refund = (await lockRefundRow(ctx.db, number)) ?? refuse('refundUnknown');
  if (!canRefundMove('ruledFor', refund.status)) return refuse('refundNotInState');
  return { order, refund };
};
const recordRuling = async (ctx: OperatorCtx, refund: RefundRow, outcome: 'agreed' | 'refused', ruling: Ruling): Promise<void> => {
  await endIntervention(ctx.db, refund.id, { outcome, by: ctx.actor.id, ruling, at: ctx.now });
  const { text, storeText } = ruling;
  await recordAudit(
    ctx,
    `refund.${outcome === 'agreed' ? 'ruleFor' : 'ruleAgainst'}`,
    `refund:${refund.number}`,
    { state: 'disputed' },
    {
      state: outcome,
      ruling: text,
      ...(storeText === '' ? {} : { storeRuling: storeText }),
    },
  );
};

/** The platform rules for the buyer: the money goes back at once. */
export const ruleFor = async (ctx: OperatorCtx, input: Told): Promise<null> => {
  const { order, refund } = await lockForRuling(ctx, input.refundSn);
  const ruling = await rulingOf(ctx, refund, input);
  await recordRuling(ctx, refund, 'agreed', ruling);
  await payBack(ctx, order, refund, 'ruledFor', ruling.text);
  tellLater(ctx, refund.number, 'refundRuledFor', ruling.storeText || ruling.text);
  return null;
};
/** The platform rules against the refund: it is closed for good. */
export const ruleAgainst = async (
  ctx: CtxFor<'PUT /platform/intervention/refuse'>,
  input: Parsed<'PUT /platform/intervention/refuse'>,
): Promise<null> => {
  const { order, refund } = await lockForRuling(ctx, input.refundSn);
  const ruling = await rulingOf(ctx, refund, input);
  await recordRuling(ctx, refund, 'refused', ruling);
  await moveRefund(ctx, refund, 'ruledAgainst', ruling.text, { done_at: ctx.now });
  tellLater(ctx, refund.number, 'refundClosed', ruling.text);
  tellLater(ctx, refund.number, 'refundRuledAgainst', ruling.storeText || ruling.text);
  resumeClaimPeriod(ctx, order);
  return null;
};
