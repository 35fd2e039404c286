import { voucherLockMinutes, voucherTriesMax } from '@kyakhta/contract';
import { addMinutes } from '../../runtime/clock.ts';
import type { Ctx, CtxFor } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { validUntil, type VoucherRule } from '../catalog/index.ts';
import { newTypedCode } from '../../runtime/typed-code.ts';
import { hashOfCode } from './model.ts';
import { insertVouchers, lockTries, type NewVoucher, selectOrderOfCode, setTries } from './store.ts';

/** A line of an order that is bought by voucher. */
export interface VoucherLine {
  readonly id: number;
  readonly count: number;
  readonly voucher: VoucherRule;
}

/**
 * Makes a voucher for each piece of an order that the caller has locked and paid. What is over before it is paid was of
 * no use to anybody: its price goes back whatever the rule.
 * @returns the first and the last instant at which one of them is over
 */
export const issueVouchers = async (
  ctx: Ctx,
  order: { readonly id: number; readonly storeId: number },
  lines: readonly VoucherLine[],
): Promise<{ readonly first: Date; readonly last: Date }> => {
  const vouchers = lines.flatMap(({ id, count, voucher }) => {
    const until = validUntil(voucher, ctx.now);
    return Array.from({ length: count }, (): NewVoucher => {
      const code = newTypedCode();
      return { orderItemId: id, code, hash: hashOfCode(code), unused: until <= ctx.now ? 'refund' : voucher.unused, validUntil: until };
    });
  });
  await insertVouchers(ctx.db, order, vouchers, ctx.now);
  const ends = vouchers.map((v) => v.validUntil.getTime());
  // Not by spreading: an order may have hundreds of thousands.
  const [first, last] = ends.reduce(([a, b], end) => [Math.min(a, end), Math.max(b, end)], [Infinity, -Infinity]);
  return { first: new Date(first), last: new Date(last) };
};

/**
 * Looks a typed code up among the store's. A wrong one is counted: the caller refuses and keeps the count. After too many
 * none is looked at for a while, not even a right one.
 * @returns the voucher and its order, or how many tries are left
 */
export const findByCode = async (
  ctx: CtxFor<'PUT /shop/admin/order/redeemVoucher'>,
  typed: string,
): Promise<{ readonly id: number; readonly orderId: number } | { readonly left: number }> => {
  const { storeId } = ctx.actor;
  const { tries, lockedUntil } = await lockTries(ctx.db, storeId);
  if (lockedUntil !== null && lockedUntil > ctx.now)
    return refuse('tooManyTries', { minutes: Math.ceil((lockedUntil.getTime() - ctx.now.getTime()) / 60_000) });
  const found = await selectOrderOfCode(ctx.db, storeId, hashOfCode(typed));
  if (found !== null) {
    if (tries > 0) await setTries(ctx.db, storeId, 0, null);
    return found;
  }
  const left = voucherTriesMax - tries - 1;
  await setTries(ctx.db, storeId, left > 0 ? tries + 1 : 0, left > 0 ? null : addMinutes(ctx.now, voucherLockMinutes));
  return { left };
};
