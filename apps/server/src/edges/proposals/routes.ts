import { agreeToProposal } from '../../flows/operators/agree-proposal.ts';
import { withTotal } from '../../reads/paging.ts';
import { proposals } from '../../reads/proposals.ts';
import type { Routes } from '../../runtime/context.ts';
import { proposeBankDetails, refuseProposal, setLimit, takeOver } from '../../domains/proposals/actions.ts';

export const proposalRoutes = {
  'GET /platform/proposal/page': withTotal(proposals),
  'PUT /platform/proposal/{proposalId}/agree': agreeToProposal,
  'PUT /platform/proposal/{proposalId}/refuse': refuseProposal,
  'PUT /platform/proposal/{proposalId}/takeOver': takeOver,
  'PUT /platform/site/secondOperator': setLimit,
  'PUT /platform/site/bankDetails': proposeBankDetails,
} satisfies Partial<Routes>;
