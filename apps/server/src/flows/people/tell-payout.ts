import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { isAccountOpen, userOf } from '../../domains/accounts/index.ts';
import { sendMail } from '../../domains/messages/index.ts';
import { payoutByNumber, type PayoutNews } from '../../domains/settlement/index.ts';
import { offeredTo } from '../../domains/site/index.ts';
import type { Ctx } from '../../runtime/context.ts';
import { tellStore } from '../tell/tell-store.ts';

/** The mails about a payout that has come so far; what somebody did herself she is not told. */
const ofStores = { approved: 'payoutApproved', refused: 'payoutRefused', paid: 'payoutPaid', returned: 'payoutReturned' } as const;
const ofBuyers = { ...ofStores, refused: 'balancePayoutRefused', returned: 'balancePayoutReturned' } as const;
type Told = keyof typeof ofStores;
const isTold = (state: string): state is Told => Object.hasOwn(ofStores, state);

/** Tells a store or a buyer how far a payout is, while it is just that far. */
export const tellPayout = async (ctx: Ctx, number: string, state: string): Promise<void> => {
  const payout: PayoutNews | null = await payoutByNumber(ctx.db, number);
  if (payout === null || payout.state !== state || !isTold(state)) return;
  const values = {
    number: payout.number,
    amount: toDecimal(money(payout.amount, currencyOf(payout.currency))),
    currency: payout.currency,
    account: payout.account,
    reference: payout.bankReference ?? '',
    reason: payout.reason,
  };
  if (payout.storeId !== null) return tellStore(ctx, payout.storeId, { area: 'money' }, ofStores[state], values);
  if (payout.userId === null || !(await isAccountOpen(ctx.db, payout.userId))) return;
  const user = await userOf(ctx, payout.userId);
  await sendMail(ctx, user.mail, await offeredTo(ctx, user.locale), ofBuyers[state], values);
};
