import { proposalWork } from '../../domains/proposals/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { tellTransferRefused } from '../../flows/payment/bank/tell-refused.ts';
import { tellProposer } from '../../flows/operators/tell-proposer.ts';

export const proposalJobs = jobsOf(proposalWork, {
  'proposals.mailDecided': async (ctx, payload) => {
    const proposalId = payload.proposalId;
    await tellProposer(ctx, proposalId);
    await tellTransferRefused(ctx, proposalId);
  },
});
