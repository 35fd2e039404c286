import { currencyOf, money } from '@kyakhta/money';
import type { Ctx } from '../../../runtime/context.ts';
import { account, lockedBalancesOf, post, transfer } from '../../ledger/index.ts';
import { noteLoss, selectLostTopUps } from '../store/reversals.ts';

/**
 * Holds of a buyer's balance, as far as it is there, what was taken back of her top-ups and no operator has looked into yet:
 * when that is booked, and when money that an attempt held is free again.
 * @returns what is held now that was not before, in minor units
 */
export const holdLost = async (ctx: Ctx, userId: number, currency: string): Promise<bigint> => {
  const losses = await selectLostTopUps(ctx.db, userId, currency);
  if (losses.length === 0) return 0n;
  const available = account.buyerAvailable(userId);
  const [has] = await lockedBalancesOf(ctx.db, [available], currency);
  let free = has?.amount ?? 0n;
  let held = 0n;
  for (const loss of losses) {
    const more = loss.lost - loss.held;
    const amount = free < more ? free : more;
    if (amount <= 0n) continue;
    await post(ctx.db, {
      key: `takenBack:${loss.provider}:${loss.id}${loss.held === 0n ? '' : `:${loss.held}`}`,
      kind: 'hold',
      reference: loss.payNumber,
      at: ctx.now,
      postings: transfer(available, account.buyerHeld(userId), money(amount, currencyOf(currency))),
    });
    await noteLoss(ctx.db, loss, { held: loss.held + amount, covered: 0n });
    free -= amount;
    held += amount;
  }
  return held;
};
