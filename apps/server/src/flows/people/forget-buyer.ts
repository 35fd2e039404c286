import { closeBuyerAccount, forgetTitles, holdBuyer, userOf } from '../../domains/accounts/index.ts';
import { forgetCart } from '../../domains/cart/index.ts';
import { forgetConfirmed } from '../../domains/orders/index.ts';
import { forgetCollections } from '../../domains/collections/index.ts';
import { removeFilesOf } from '../../domains/files/index.ts';
import { forgetVisitor } from '../../domains/analytics/index.ts';
import { forgetInquirer } from '../../domains/inquiries/index.ts';
import { account, balancesOf } from '../../domains/ledger/index.ts';
import { hasOpenOrders } from '../../domains/orders/index.ts';
import { dropCoupons } from '../../domains/promotions/index.ts';
import { forgetNumbers } from '../../domains/refunds/index.ts';
import { forgetReviewer } from '../../domains/reviews/index.ts';
import { forgetBankDetails, hasPayoutInTransit } from '../../domains/settlement/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { forgetApplicant, ownsStore } from '../../domains/stores/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuseAndKeep } from '../../runtime/errors.ts';

/**
 * Deletes a buyer's account once nothing is under way: her open orders are somebody's work, and her balance is her
 * money. Orders and books stay, with the address that an order was sent to, as the law demands; what she said of goods
 * stays without her name and her pictures; her questions for a price go with her, and so do the numbers she left in
 * refunds and her bank accounts, but for those that money was sent to.
 */
export const forgetBuyer = async (ctx: CtxFor<'POST /p/user/destroy'>, input: Parsed<'POST /p/user/destroy'>): Promise<null> => {
  // A call that puts money on her balance, or keeps something of hers, holds her row as well: what is looked at now stays so.
  await holdBuyer(ctx.db, ctx.actor.id);
  const user = await userOf(ctx, ctx.actor.id);
  const { settlementCurrency } = await siteSettings(ctx.db);
  const accounts = [account.buyerAvailable(user.id), account.buyerHeld(user.id)];
  const balances = await balancesOf(ctx.db, accounts, settlementCurrency);
  if ((await hasOpenOrders(ctx.db, user.id)) || balances.some((b) => b.amount > 0n)) return refuseAndKeep('accountInUse');
  if (await hasPayoutInTransit(ctx.db, user.id)) return refuseAndKeep('accountInUse');
  // A store is somebody's business partner: its buyers wait for goods, and it for its money.
  if (await ownsStore(ctx.db, user.id)) return refuseAndKeep('accountInUse');
  await closeBuyerAccount(ctx, user, input.validCode);
  await forgetApplicant(ctx, user.id);
  await forgetReviewer(ctx, user.id);
  await forgetInquirer(ctx, user.id);
  await forgetTitles(ctx.db, user.id);
  await forgetNumbers(ctx.db, user.id);
  await forgetBankDetails(ctx, user.id);
  await dropCoupons(ctx, user.id);
  await forgetCart(ctx.db, user.id);
  await forgetCollections(ctx, user.id);
  await forgetConfirmed(ctx.db, user.id);
  await forgetVisitor(ctx, user.id);
  await removeFilesOf(ctx, ctx.actor);
  return null;
};
