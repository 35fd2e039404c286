import { tellToppedUp } from '../../flows/tell-topped-up.ts';
import type { Jobs } from '../../runtime/context.ts';

export const settlementJobs = {
  'settlement.mailToppedUp': (ctx, payload) => tellToppedUp(ctx, String(payload['rechargeNumber'])),
} satisfies Jobs;
