import { couponsOpenMax } from '@kyakhta/contract';
import { currencyOf, money, toDecimal } from '@kyakhta/money';
import type { CtxFor, Ctx, Parsed } from '../../../runtime/context.ts';
import { Refusal, refuse } from '../../../runtime/errors.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { newTypedCode, plainCode } from '../../../runtime/typed-code.ts';
import { say } from '../../../words/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { areProducts, holdCategories } from '../../catalog/index.ts';
import { siteSettings } from '../../site/index.ts';
import type { Coupon, WrittenCoupon } from '../model/coupon.ts';
import { readForm, sameTerms } from '../model/written.ts';
import { countOpen, endCoupon, insertCodes, insertCoupon, lockCoupon, updateCoupon } from '../store/coupons.ts';
import { receiveCoupon } from './claim.ts';

/** Cache tag of whether there are coupons at all. */
export const couponsTag = 'coupons';

type Create = 'POST /shop/admin/coupon' | 'POST /platform/coupon';
type Change = 'PUT /shop/admin/coupon' | 'PUT /platform/coupon';
type Keeper = CtxFor<Create>;
/** Whose coupons an account keeps; null is the platform. */
const storeOf = ({ actor }: Keeper): number | null => (actor.kind === 'seller' ? actor.storeId : null);

const subject = (id: number): string => `coupon:${id}`;
const told = (c: WrittenCoupon | Coupon) => {
  const currency = currencyOf(c.currency);
  const amount = (of: bigint | null): string | null => (of === null ? null : toDecimal(money(of, currency)));
  return {
    names: c.names,
    couponScope: c.scope,
    couponType: c.kind,
    currency: c.currency,
    cashCondition: amount(c.least),
    reduceAmount: amount(c.amount),
    percentOff: c.basisPoints === null ? null : c.basisPoints / 100,
    maxReduce: amount(c.maxReduce),
    categoryId: c.categoryId,
    prodIds: c.productIds,
    issueTotal: c.issueTotal,
    limitNum: c.perBuyer,
    receiveStart: c.claimFrom,
    receiveEnd: c.claimTo,
    startTime: c.validFrom,
    endTime: c.validTo,
    usableDays: c.validDays,
    promotionBudget: amount(c.budget),
  };
};

/** Reads the form, and looks whether what it names is there and the owner’s. */
const read = async (ctx: Keeper, input: Parsed<Create>): Promise<WrittenCoupon> => {
  const storeId = storeOf(ctx);
  const { settlementCurrency } = await siteSettings(ctx.db);
  const { written, faults } = readForm(input, storeId === null ? 'platform' : 'store', currencyOf(settlementCurrency), ctx.locale);
  if (faults.size > 0) {
    const fields = Object.fromEntries([...faults].map(([field, fault]) => [field, say(ctx.locale, fault, {})]));
    throw new Refusal('argumentNotValid', { first: Object.values(fields)[0] ?? '' }, { fields });
  }
  if (written.categoryId !== null && !(await holdCategories(ctx.db, [written.categoryId])).has(written.categoryId))
    refuse('categoryUnknown');
  if (!(await areProducts(ctx.db, written.productIds, storeId))) refuse('productUnknown');
  return written;
};

/** A store or the platform makes a coupon; with codes it stands in no coupon centre. */
export const createCoupon = async (ctx: Keeper, input: Parsed<Create>): Promise<{ couponId: number }> => {
  const storeId = storeOf(ctx);
  const written = await read(ctx, input);
  await exclusivelyLater(ctx.db, `coupons:${storeId ?? 'platform'}`);
  if ((await countOpen(ctx.db, storeId, ctx.now)) >= couponsOpenMax) refuse('couponsFull', { max: couponsOpenMax });
  const count = input.codes ?? 0;
  // There are as many as there are codes.
  const made = count > 0 ? { ...written, issueTotal: count } : written;
  const couponId = await insertCoupon(ctx.db, storeId, made, count > 0, ctx.now);
  // Two alike among so many signs would be refused by the table; they are thrown again here.
  const codes = new Set<string>();
  while (codes.size < count) codes.add(plainCode(newTypedCode()));
  if (count > 0) await insertCodes(ctx.db, couponId, [...codes]);
  await recordAudit(ctx, 'coupon.add', subject(couponId), null, { ...told(made), codes: count });
  ctx.changed(couponsTag);
  return { couponId };
};

/** Changes a coupon: what buyers have received keeps its terms, so then only its names, the end of claiming, and more of it. */
export const changeCoupon = async (ctx: CtxFor<Change>, input: Parsed<Change>): Promise<null> => {
  const written = await read(ctx, input);
  const before = (await lockCoupon(ctx.db, storeOf(ctx), input.couponId)) ?? refuse('couponUnknown');
  if (before.version !== input.version) return refuse('changedMeanwhile');
  const after = before.byCode ? { ...written, issueTotal: before.issueTotal } : written;
  const isLess = (now: number | bigint | null, then: number | bigint | null): boolean => then !== null && (now === null || then < now);
  const isTouched = before.issued > 0 || before.byCode;
  if (isTouched && (!sameTerms(before, after) || isLess(before.issueTotal, after.issueTotal) || isLess(before.budget, after.budget)))
    return refuse('couponRunning');
  await updateCoupon(ctx.db, input.couponId, after);
  await recordAudit(ctx, 'coupon.change', subject(input.couponId), told(before), told(after));
  ctx.changed(couponsTag);
  return null;
};

/** Ends claiming. What buyers have stays theirs until its own date: it was promised. */
export const stopCoupon = async (
  ctx: CtxFor<'PUT /shop/admin/coupon/end' | 'PUT /platform/coupon/end'>,
  { couponId }: { readonly couponId: number },
): Promise<null> => {
  const coupon = (await lockCoupon(ctx.db, storeOf(ctx), couponId)) ?? refuse('couponUnknown');
  if (coupon.endedAt !== null) return refuse('couponOver');
  await endCoupon(ctx.db, couponId, ctx.now);
  await recordAudit(ctx, 'coupon.end', subject(couponId), { claimable: true }, { claimable: false });
  ctx.changed(couponsTag);
  return null;
};

/**
 * Gives a coupon of an owner to buyers, each one more, as far as there are some left.
 * @returns how many have it, and who had as many as one can have
 */
export const giveCoupon = async (
  ctx: Ctx,
  storeId: number | null,
  couponId: number,
  userIds: readonly number[],
): Promise<{ given: number; skipped: number }> => {
  const coupon = (await lockCoupon(ctx.db, storeId, couponId)) ?? refuse('couponUnknown');
  const skipped: number[] = [];
  const buyers = [...new Set(userIds)].toSorted((a, b) => a - b);
  for (const userId of buyers) {
    const came = await receiveCoupon(ctx, coupon, userId, 'given');
    if (came === 'limitReached') skipped.push(userId);
    else if (came === 'usedUp') return refuse('couponUsedUp');
    else if (typeof came !== 'number') return refuse('couponOver');
  }
  await recordAudit(ctx, 'coupon.give', subject(couponId), null, { userIds: buyers, skipped });
  return { given: buyers.length - skipped.length, skipped: skipped.length };
};
