import { deliveryType, type Locale, paymentTerm, pickText, trackingState } from '@kyakhta/contract';
import { userOf } from '../../domains/accounts/index.ts';
import { recordAudit } from '../../domains/audit/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { can, lockById } from '../../domains/orders/index.ts';
import { lockPackage, noteParcel, packageById, type ParcelTrouble, toldOf } from '../../domains/shipping/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { sayIfKnown } from '../../words/index.ts';
import { tellStore } from '../tell/tell-store.ts';

type Note = 'PUT /platform/order/parcelNote';
/** An operator tells of a parcel of the platform's lines what no carrier tells: a problem, in words for buyer and store, or that it goes on. */
export const noteOnParcel = async (ctx: CtxFor<Note>, input: Parsed<Note>): Promise<null> => {
  const sent = await lockPackage(ctx.db, input.orderDeliveryId);
  // A package without an order holds goods that come back: its store looks after it.
  if (sent === null || sent.orderId === null) return refuse('deliveryUnknown');
  const order = (await lockById(ctx.db, sent.orderId)) ?? refuse('deliveryUnknown');
  if (sent.deliveryType !== deliveryType.courier) return refuse('deliveryKindOther');
  if (sent.signedAt !== null || !can('shipmentUndone', order.status)) return refuse('orderNotInState');
  const { problem, wordsRu: ru, wordsZh: zh_CN, wordsEn: en } = input;
  const words = { ru, zh_CN, ...(en && { en }) };
  if (await noteParcel(ctx, sent, problem, words))
    await recordAudit(
      ctx,
      'order.parcelNote',
      `order:${order.number}`,
      { state: sent.state },
      { problem, waybill: sent.waybill, ...words },
    );
  return null;
};

/** Tells buyer and store by mail what holds a parcel up, or that it is past its estimate; nothing once it is over. */
export const tellParcel = async (ctx: Ctx, packageId: number, what: ParcelTrouble): Promise<void> => {
  const sent = await packageById(ctx.db, packageId);
  const order = sent === null || sent.orderId === null ? null : await lockById(ctx.db, sent.orderId);
  if (sent === null || order === null || sent.signedAt !== null || !can('shipmentUndone', order.status)) return;
  const problem = (await toldOf(ctx.db, sent)).findLast(({ state }) => state === trackingState.problem);
  if (what === 'problem' && problem === undefined) return;
  const common = { number: order.number, waybill: sent.waybill };
  // A carrier tells in its own words; an operator in several languages.
  const wordsFor = (locale: Locale): string =>
    problem?.words ? (pickText(problem.words, locale) ?? '') : (sayIfKnown(locale, problem?.station ?? '') ?? problem?.station ?? '');
  const user = await userOf(ctx, order.userId);
  const locale = await offeredTo(ctx, user.locale);
  if (what === 'overdue') {
    // Nothing of an order that is paid at the door is with us.
    const isCash = order.paymentTerm === paymentTerm.cashOnDelivery;
    await sendMail(ctx, user.mail, locale, 'parcelOverdue', { ...common, to: isCash ? 'cash' : 'buyer' });
    return tellStore(ctx, order.storeId, { area: 'orders' }, 'parcelOverdue', { ...common, to: 'store' });
  }
  await sendMail(ctx, user.mail, locale, 'parcelProblem', { ...common, words: wordsFor(locale) });
  await tellStore(ctx, order.storeId, { area: 'orders' }, 'parcelProblem', (theirs) => ({ ...common, words: wordsFor(theirs) }));
};
