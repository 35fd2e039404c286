import { inquiriesPerDayMax, inquiryState } from '@kyakhta/contract';
import { currencyOf, parseAmount } from '@kyakhta/money';
import { addDays, addHours } from '../../runtime/clock.ts';
import type { ActorOf, Ctx, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { exclusivelyLater } from '../../runtime/exclusive.ts';
import { recordAudit } from '../audit/index.ts';
import { sendMail } from '../messages/index.ts';
import { offeredTo } from '../site/index.ts';
import { isOpen, type Store, storesById } from '../stores/index.ts';
import { type Asking, dayHours, shortName } from './model.ts';
import { countSince, deleteOf, hasAnswer, insertAnswer, insertInquiry, lockInquiry, lockOfStore, selectSame, setStore } from './store.ts';
import { refuseField } from '../../runtime/wrong-fields.ts';

export type { Asking } from './model.ts';

/** What the files of a question are used for. */
export const filesOfInquiry = (id: number): string => `inquiry:${id}`;

/** Minor units of an amount above zero; refuses the field. */
const priceIn = (ctx: Ctx, field: string, text: string, currency: string): bigint => {
  const parsed = parseAmount(text, currencyOf(currency));
  return parsed.ok && parsed.money.amount > 0n ? parsed.money.amount : refuseField(ctx, field, 'field.amount');
};

/**
 * Writes a question down for the store it names, or for the platform. The very same one again within a day is a
 * success that changes nothing; a buyer's questions wait for each other, so that none is counted past the limit.
 * @param targetPrice as she typed it
 */
export const addInquiry = async (
  ctx: Ctx<ActorOf<'buyer'>>,
  asking: Omit<Asking, 'targetPrice'>,
  targetPrice: string | undefined,
): Promise<{ readonly id: number; readonly isNew: boolean }> => {
  const target = targetPrice === undefined ? null : priceIn(ctx, 'targetPrice', targetPrice, asking.currency);
  const question: Asking = { ...asking, targetPrice: target };
  await exclusivelyLater(ctx.db, `inquiries:${ctx.actor.id}`);
  const since = addHours(ctx.now, -dayHours);
  const same = await selectSame(ctx.db, ctx.actor.id, question, since);
  if (same !== null) return { id: same, isNew: false };
  if ((await countSince(ctx.db, ctx.actor.id, since)) >= inquiriesPerDayMax)
    return refuse('inquiryLimitReached', { max: inquiriesPerDayMax, hours: dayHours });
  return { id: await insertInquiry(ctx.db, ctx.actor.id, question, ctx.now), isNew: true };
};

/** Tells a store by mail that it is asked for a price, where it has an address. Of the buyer nothing is said. */
export const tellAsked = async (ctx: Ctx, store: Pick<Store, 'mail' | 'mailLocale'>, name: string): Promise<void> => {
  if (store.mail === null) return;
  await sendMail(ctx, store.mail, await offeredTo(ctx, store.mailLocale), 'inquiryAsked', { name: shortName(name) });
};

/** What was answered, for who tells the buyer. */
interface Answered {
  readonly userId: number;
  readonly name: string;
  readonly unit: string;
  readonly currency: string;
  readonly price: bigint;
}

/**
 * A store answers a question it is asked, once; the same answer again changes nothing.
 * @returns what was answered now; null when nothing was
 */
export const answerInquiry = async (
  ctx: Ctx<ActorOf<'seller'>>,
  input: Parsed<'POST /shop/admin/inquiry/answer'>,
): Promise<Answered | null> => {
  const inquiry = (await lockOfStore(ctx.db, ctx.actor.storeId, input.inquiryId)) ?? refuse('inquiryUnknown');
  const price = priceIn(ctx, 'price', input.price, inquiry.currency);
  const answer = { message: input.content, price, minimum: input.minimum, leadDays: input.leadDays ?? null };
  if (await hasAnswer(ctx.db, input.inquiryId, answer, input.validDays)) return null;
  const taken = await insertAnswer(ctx.db, input.inquiryId, { ...answer, validUntil: addDays(ctx.now, input.validDays) }, ctx.now);
  if (!taken) return refuse('inquiryNotInState');
  await recordAudit(ctx, 'inquiry.answer', `inquiry:${input.inquiryId}`, null, { price: String(price), minimum: input.minimum });
  return { userId: inquiry.userId, name: inquiry.name, unit: inquiry.unit, currency: inquiry.currency, price };
};

/** An operator passes a question that names no store to one that sells. */
export const passInquiry = async (ctx: Ctx<ActorOf<'operator'>>, input: Parsed<'PUT /platform/inquiry/pass'>): Promise<null> => {
  const store = (await storesById(ctx.db, [input.shopId])).get(input.shopId);
  if (store === undefined || !isOpen(store)) return refuse('shopUnknown');
  const inquiry = (await lockInquiry(ctx.db, input.inquiryId)) ?? refuse('inquiryUnknown');
  if (inquiry.state !== inquiryState.platform && inquiry.storeId === input.shopId) return null;
  if (!(await setStore(ctx.db, input.inquiryId, input.shopId, ctx.now))) return refuse('inquiryNotInState');
  await recordAudit(ctx, 'inquiry.pass', `inquiry:${input.inquiryId}`, { storeId: inquiry.storeId }, { storeId: input.shopId });
  await tellAsked(ctx, store, inquiry.name);
  return null;
};

/** The questions of somebody who is forgotten go with her. */
export const forgetInquirer = (ctx: Ctx, userId: number): Promise<void> => deleteOf(ctx.db, userId);
