import { tellProposer } from '../../flows/tell-proposer.ts';
import type { Jobs } from '../../runtime/context.ts';

export const proposalJobs = {
  'proposals.mailDecided': (ctx, payload) => tellProposer(ctx, Number(payload['proposalId'])),
} satisfies Jobs;
