import { tellPayout } from '../../flows/tell-payout.ts';
import { tellToppedUp } from '../../flows/tell-topped-up.ts';
import type { Jobs } from '../../runtime/context.ts';

export const settlementJobs = {
  'settlement.mailPayout': (ctx, payload) => tellPayout(ctx, String(payload['payoutNumber']), String(payload['state'])),
  'settlement.mailToppedUp': (ctx, payload) => tellToppedUp(ctx, String(payload['rechargeNumber'])),
} satisfies Jobs;
