import { tellTransferRefused } from '../../flows/bank-transfer/tell-refused.ts';
import { tellProposer } from '../../flows/tell-proposer.ts';
import type { Jobs } from '../../runtime/context.ts';

export const proposalJobs = {
  'proposals.mailDecided': async (ctx, payload) => {
    const proposalId = Number(payload['proposalId']);
    await tellProposer(ctx, proposalId);
    await tellTransferRefused(ctx, proposalId);
  },
} satisfies Jobs;
