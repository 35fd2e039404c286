import { closeBuyerAccount, userOf } from '../domains/accounts/index.ts';
import { removeFilesOf } from '../domains/files/index.ts';
import { account, balancesOf } from '../domains/ledger/index.ts';
import { hasOpenOrders } from '../domains/orders/index.ts';
import { forgetReviewer } from '../domains/reviews/index.ts';
import { siteSettings } from '../domains/site/index.ts';
import type { CtxFor, Parsed } from '../runtime/context.ts';
import { refuseAndKeep } from '../runtime/errors.ts';

/**
 * Deletes a buyer's account once nothing is under way: her open orders are somebody's work, and her balance is her
 * money. Orders, books and what she said of goods stay, without her name and her pictures.
 */
export const forgetBuyer = async (ctx: CtxFor<'POST /p/user/destroy'>, input: Parsed<'POST /p/user/destroy'>): Promise<null> => {
  const user = await userOf(ctx, ctx.actor.id);
  const { settlementCurrency } = await siteSettings(ctx.db);
  const accounts = [account.buyerAvailable(user.id), account.buyerHeld(user.id)];
  const balances = await balancesOf(ctx.db, accounts, settlementCurrency);
  if ((await hasOpenOrders(ctx.db, user.id)) || balances.some((b) => b.amount > 0n)) return refuseAndKeep('accountInUse');
  await closeBuyerAccount(ctx, user, input.validCode);
  await forgetReviewer(ctx, user.id);
  await removeFilesOf(ctx, ctx.actor);
  return null;
};
