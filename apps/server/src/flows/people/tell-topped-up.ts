import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { userOf } from '../../domains/accounts/index.ts';
import { account, balanceOf } from '../../domains/ledger/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { topUpByNumber } from '../../domains/settlement/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Tells a buyer by mail that her money is on her balance. */
export const tellToppedUp = async (ctx: Ctx, number: string): Promise<void> => {
  const topUp = await topUpByNumber(ctx.db, number);
  if (topUp === null || topUp.paidAt === null) return;
  const user = await userOf(ctx, topUp.userId);
  const balance = await balanceOf(ctx.db, account.buyerAvailable(topUp.userId), topUp.currency);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), 'toppedUp', {
    number,
    amount: toDecimal(money(topUp.amount + topUp.gift, currencyOf(topUp.currency))),
    currency: topUp.currency,
    balance: toDecimal(balance),
  });
};
