import { currencyOf, money } from '@kyakhta/money';
import type { Ctx } from '../../../runtime/context.ts';
import { account, lockedBalancesOf, post, transfer } from '../../ledger/index.ts';
import type { Attempt } from '../store/attempts.ts';
import { selectLosses, selectLostTopUps, updateLoss } from '../store/reversals.ts';

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
    await updateLoss(ctx.db, loss, { held: loss.held + amount, covered: 0n });
    free -= amount;
    held += amount;
  }
  return held;
};

const lesser = (a: bigint, b: bigint): bigint => (a < b ? a : b);
/**
 * Ends what is held of the buyer's balance for a payment whose money was taken back, once an operator has decided.
 * @param caseId of the decision, which the entries are named by
 * @param covers whether it makes good what the platform paid, as far as that is open; else, and the rest, is the buyer's again
 * @returns what was held and what of it makes good, in minor units
 */
export const endLossHold = async (
  ctx: Ctx,
  attempt: Attempt,
  caseId: number,
  covers: boolean,
): Promise<{ readonly held: bigint; readonly covered: bigint }> => {
  const losses = (await selectLosses(ctx.db, attempt.id)).filter((l) => l.held > 0n);
  const [from, currency] = [account.buyerHeld(attempt.userId), currencyOf(attempt.currency)];
  let [covered, held] = [0n, 0n];
  for (const loss of losses) {
    const part = covers ? lesser(loss.held, loss.lost) : 0n;
    await updateLoss(ctx.db, loss, { held: 0n, covered: part });
    covered += part;
    held += loss.held;
  }
  const entry = { reference: attempt.number, at: ctx.now };
  if (covered > 0n)
    await post(ctx.db, {
      ...entry,
      key: `takenBackCover:${caseId}`,
      kind: 'adjustment',
      postings: transfer(from, account.risk, money(covered, currency)),
    });
  if (held > covered)
    await post(ctx.db, {
      ...entry,
      key: `takenBackEnd:${caseId}`,
      kind: 'hold',
      postings: transfer(from, account.buyerAvailable(attempt.userId), money(held - covered, currency)),
    });
  return { held, covered };
};
