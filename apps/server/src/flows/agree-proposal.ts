import { endpoints, type ProposalKind } from '@kyakhta/contract';
import { bookPointCorrection } from '../domains/loyalty/index.ts';
import { agree, type OperatorCtx, type Proposal } from '../domains/proposals/index.ts';
import { bookCorrection } from '../domains/settlement/index.ts';
import type { CtxFor, Parsed } from '../runtime/context.ts';
import { assignProposed } from './bank-transfer/record-transfer.ts';
import { cashProposed } from './cash-on-delivery.ts';
import { grantProposed } from './refund/grant-refund.ts';
import { levelProposed } from './set-level.ts';
import { settleProposed } from './settle-order.ts';

const userIn = ({ subject }: Proposal): number => Number(subject.slice('user:'.length));

/** What is done once a second operator agrees, by kind: the call as it was sent, with every check made anew. */
const done: Readonly<Record<ProposalKind, (ctx: OperatorCtx, proposal: Proposal) => Promise<void>>> = {
  balance: (ctx, p) => bookCorrection(ctx, userIn(p), p),
  points: (ctx, p) => bookPointCorrection(ctx, userIn(p), p),
  level: (ctx, p) => levelProposed(ctx, userIn(p), p),
  grant: (ctx, p) => grantProposed(ctx, endpoints['POST /platform/intervention/grant'].input.parse(p.input)),
  settle: (ctx, p) => settleProposed(ctx, endpoints['POST /platform/order/settle'].input.parse(p.input)),
  cash: (ctx, p) => cashProposed(ctx, endpoints['POST /platform/order/cash'].input.parse(p.input)),
  transfer: (ctx, p) => assignProposed(ctx, endpoints['POST /platform/payment/transfer/{transferId}/assign'].input.parse(p.input)),
};

/** A second operator agrees: what was proposed is done, or refused in words where it no longer can be, and then it stays open. */
export const agreeToProposal = async (
  ctx: CtxFor<'PUT /platform/proposal/{proposalId}/agree'>,
  { proposalId }: Parsed<'PUT /platform/proposal/{proposalId}/agree'>,
): Promise<null> => {
  const proposal = await agree(ctx, proposalId);
  await done[proposal.kind](ctx, proposal);
  return null;
};
