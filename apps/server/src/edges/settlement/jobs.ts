import { settlementWork } from '../../domains/settlement/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { tellPayout } from '../../flows/people/tell-payout.ts';
import { tellToppedUp } from '../../flows/people/tell-topped-up.ts';

export const settlementJobs = jobsOf(settlementWork, {
  'settlement.mailPayout': (ctx, payload) => tellPayout(ctx, payload.payoutNumber, payload.state),
  'settlement.mailToppedUp': (ctx, payload) => tellToppedUp(ctx, payload.rechargeNumber),
});
