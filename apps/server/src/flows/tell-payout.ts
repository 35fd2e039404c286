import { currencyOf, money, toDecimal } from '@kyakhta/money';
import { payoutByNumber, type PayoutNews } from '../domains/settlement/index.ts';
import type { Ctx } from '../runtime/context.ts';
import { tellStore } from './tell-store.ts';

/** The mail about a payout that has come so far; what a store did itself it is not told. */
const templates = { approved: 'payoutApproved', refused: 'payoutRefused', paid: 'payoutPaid', returned: 'payoutReturned' } as const;
type Told = keyof typeof templates;
const isTold = (state: string): state is Told => Object.hasOwn(templates, state);

/** Tells a store how far its payout is, while it is just that far. */
export const tellPayout = async (ctx: Ctx, number: string, state: string): Promise<void> => {
  const payout: PayoutNews | null = await payoutByNumber(ctx.db, number);
  if (payout === null || payout.state !== state || !isTold(state)) return;
  await tellStore(ctx, payout.storeId, { area: 'money' }, templates[state], {
    number: payout.number,
    amount: toDecimal(money(payout.amount, currencyOf(payout.currency))),
    currency: payout.currency,
    account: payout.account,
    reference: payout.bankReference ?? '',
    reason: payout.reason ?? '',
  });
};
