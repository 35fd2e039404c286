import { agreementState, type AgreementParty, closeType, contractReminderHours } from '@kyakhta/contract';
import { userOf } from '../../domains/accounts/index.ts';
import { agreementById, endAgreement, isOpen, lockAgreement, waitsFor } from '../../domains/agreements/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { lockById, lockOwn, type OrderRow } from '../../domains/orders/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { closeOrder } from '../closing/close-order.ts';
import { tellStore } from '../tell/tell-store.ts';

/** Tells both sides that the order is closed because a contract was not signed. */
const tellBoth = async (ctx: Ctx, order: OrderRow): Promise<void> => {
  const user = await userOf(ctx, order.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'contractEnded', { number: order.number });
  await tellStore(ctx, order.storeId, { area: 'money', first: 'people' }, 'contractEnded', { number: order.number });
};

/** A side refuses, with a reason: the order is closed and its stock given back. Refusing again changes nothing. */
const refuseContract = async (ctx: Ctx, order: OrderRow, party: AgreementParty, reason: string): Promise<null> => {
  const agreement = await lockAgreement(ctx.db, order.id, party);
  if (agreement.state === agreementState.refused) return null;
  if (order.status !== waitsFor[party] || !isOpen(agreement, ctx.now)) return refuse('agreementOver');
  await endAgreement(ctx, agreement, agreementState.refused, reason);
  await closeOrder(ctx, order, 'contractRefused', closeType.contractRefused);
  await tellBoth(ctx, order);
  return null;
};
export const buyerRefuses = async (ctx: CtxFor<'POST /p/agreement/refuse'>, input: Parsed<'POST /p/agreement/refuse'>): Promise<null> =>
  refuseContract(ctx, await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber), 'buyer', input.reason);
export const storeRefuses = async (
  ctx: CtxFor<'POST /shop/admin/agreement/refuse'>,
  input: Parsed<'POST /shop/admin/agreement/refuse'>,
): Promise<null> => refuseContract(ctx, await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber), 'seller', input.reason);

/** The timer of a contract: one that is not signed by now takes its order along. */
export const lapseContract = async (ctx: Ctx, agreementId: number): Promise<void> => {
  const known = await agreementById(ctx.db, agreementId);
  const order = known === null ? null : await lockById(ctx.db, known.orderId);
  if (known === null || order === null) return;
  const agreement = await lockAgreement(ctx.db, order.id, known.party);
  if (agreement.state !== agreementState.waiting || agreement.signBefore > ctx.now) return;
  await endAgreement(ctx, agreement, agreementState.lapsed, null);
  await closeOrder(ctx, order, 'contractRefused', closeType.contractRefused);
  await tellBoth(ctx, order);
};

/** Some hours before its end, the party that is to sign is reminded. */
export const remindOfContract = async (ctx: Ctx, agreementId: number): Promise<void> => {
  const agreement = await agreementById(ctx.db, agreementId);
  if (agreement === null || !isOpen(agreement, ctx.now)) return;
  const order = await lockById(ctx.db, agreement.orderId);
  if (order === null || order.status !== waitsFor[agreement.party]) return;
  const values = { number: order.number, hours: contractReminderHours };
  if (agreement.party === 'seller') {
    return tellStore(ctx, order.storeId, { area: 'money', first: 'people' }, 'contractReminder', values);
  }
  const user = await userOf(ctx, order.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'contractReminder', values);
};
