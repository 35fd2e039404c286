import { agreementState, type AgreementParty, paymentTerm, signsFor } from '@kyakhta/contract';
import { checkCode, issueCode, storeMailOf, useCode, userOf } from '../../domains/accounts/index.ts';
import { type AgreementRow, isOpen, lockAgreement, maskMail, signAgreement, waitsFor } from '../../domains/agreements/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { frozenOrder, lockOwn, moveOrders, orderAgreed, type OrderRow } from '../../domains/orders/index.ts';
import { offeredTo, siteSettings } from '../../domains/site/index.ts';
import { addHours } from '../../runtime/clock.ts';
import type { Ctx, CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { payNothingDue } from '../dues/nothing-due.ts';
import { offerContract } from './offer-contract.ts';
import { localeOfStore, tellStore } from '../tell/tell-store.ts';
import { endTimeToPay } from '../dues/time-to-pay.ts';

type BuyerCtx = CtxFor<'POST /p/agreement/sign'>;
type StoreCtx = CtxFor<'POST /shop/admin/agreement/sign'>;
/** A code signs one contract and nothing else. */
const purposeOf = (a: AgreementRow) => `sign:${a.number}` as const;

const ownOpen = async (ctx: Ctx, order: OrderRow, party: AgreementParty): Promise<AgreementRow> => {
  const agreement = await lockAgreement(ctx.db, order.id, party);
  if (order.status !== waitsFor[party] || !isOpen(agreement, ctx.now)) return refuse('agreementOver');
  return agreement;
};

const sendCode = async (ctx: Ctx, order: OrderRow, party: AgreementParty, mail: string): Promise<null> => {
  const agreement = await ownOpen(ctx, order, party);
  // A code is good for ten minutes: none goes out for what cannot be signed yet.
  if (agreement.document === null) return refuse('agreementNotReady');
  return issueCode(ctx, purposeOf(agreement), mail, (values) =>
    sendMail(ctx, mail, ctx.locale, 'signCode', { ...values, number: agreement.number }),
  );
};
export const codeForBuyer = async (ctx: BuyerCtx, input: Parsed<'POST /p/agreement/sendCode'>): Promise<null> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  return sendCode(ctx, order, 'buyer', (await userOf(ctx, ctx.actor.id)).mail);
};
export const codeForStore = async (ctx: StoreCtx, input: Parsed<'POST /shop/admin/agreement/sendCode'>): Promise<null> => {
  const order = await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber);
  return sendCode(ctx, order, 'seller', (await storeMailOf(ctx.db, ctx.actor.id)) ?? refuse('storeMailMissing'));
};

/**
 * Checks that a party may sign, and its code.
 * @returns what seals the signature, null when the party has signed before: then nothing is to be done. A party that signs anywhere
 * waits for a seal until its transaction ends, so it comes last.
 */
const signing = async (
  ctx: Ctx,
  order: OrderRow,
  party: AgreementParty,
  signer: { readonly id: number; readonly mail: string },
  input: { readonly signerName: string; readonly validCode: string },
): Promise<(() => Promise<void>) | null> => {
  if ((await lockAgreement(ctx.db, order.id, party)).state === agreementState.signed) return null;
  const agreement = await ownOpen(ctx, order, party);
  if (agreement.document === null) return refuse('agreementNotReady');
  if (agreement.signatory !== null && !signsFor(input.signerName, agreement.signatory))
    return refuse('signerDiffers', { name: agreement.signatory });
  await checkCode(ctx, purposeOf(agreement), signer.mail, input.validCode);
  await useCode(ctx, purposeOf(agreement), signer.mail);
  return () => signAgreement(ctx, agreement, { id: signer.id, name: input.signerName, codeSentTo: maskMail(signer.mail) });
};

/** The buyer signs; the store's contract is made, and those who work for the store are notified. */
export const buyerSigns = async (ctx: BuyerCtx, input: Parsed<'POST /p/agreement/sign'>): Promise<null> => {
  const order = await lockOwn(ctx.db, { userId: ctx.actor.id }, input.orderNumber);
  const { mail } = await userOf(ctx, ctx.actor.id);
  const seal = await signing(ctx, order, 'buyer', { id: ctx.actor.id, mail }, input);
  if (seal === null) return null;
  await moveOrders(ctx.db, [order], 'signedByBuyer', ctx.actor, ctx.now);
  await offerContract(ctx, order.number, 'seller', await localeOfStore(ctx, order.storeId));
  await tellStore(ctx, order.storeId, { area: 'money', first: 'people' }, 'contractWaits', { number: order.number });
  await seal();
  return null;
};

/** The store signs: the order can be paid from now on, or is shipped at once where it is paid at the door. */
export const storeSigns = async (ctx: StoreCtx, input: Parsed<'POST /shop/admin/agreement/sign'>): Promise<null> => {
  const order = await lockOwn(ctx.db, { storeId: ctx.actor.storeId }, input.orderNumber);
  const mail = (await storeMailOf(ctx.db, ctx.actor.id)) ?? refuse('storeMailMissing');
  const seal = await signing(ctx, order, 'seller', { id: ctx.actor.id, mail }, input);
  if (seal === null) return null;
  const term = (await frozenOrder(ctx.db, order.number))?.paymentTerm;
  if (term === paymentTerm.cashOnDelivery) {
    await moveOrders(ctx.db, [order], 'signedForDelivery', ctx.actor, ctx.now);
    ctx.announce(orderAgreed(order));
  } else if (order.total === 0n) {
    await moveOrders(ctx.db, [order], 'signedBySupplier', ctx.actor, ctx.now);
    await payNothingDue(ctx, [order.number]);
  } else {
    const payBefore = addHours(ctx.now, (await siteSettings(ctx.db)).payAfterContractHours);
    await moveOrders(ctx.db, [order], 'signedBySupplier', ctx.actor, ctx.now, { pay_before: payBefore });
    endTimeToPay(ctx, order.number, payBefore);
  }
  const user = await userOf(ctx, order.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'contractConcluded', { number: order.number });
  await seal();
  return null;
};
