import { endpoints, type ProposalKind } from '@kyakhta/contract';
import { bookPointCorrection } from '../../domains/loyalty/index.ts';
import { agree, bankProposed, limitProposed, noteDone, type OperatorCtx, type Proposal } from '../../domains/proposals/index.ts';
import { bookCorrection } from '../../domains/settlement/index.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { assignProposed } from '../payment/bank/record-transfer.ts';
import { cashProposed } from '../payment/cash-on-delivery.ts';
import { lateCashProposed } from '../escrow/late-cash.ts';
import { grantProposed } from '../refund/grant-refund.ts';
import { levelProposed } from '../people/set-level.ts';
import { settleProposed } from '../escrow/settle-order.ts';

const userIn = ({ subject }: Proposal): number => Number(subject.slice('user:'.length));
const orderIn = ({ subject }: Proposal): string => subject.slice('order:'.length);

/** Under which numbers what was done is found: of a refund, of a payment, and what the journal entries are about. */
interface Done {
  readonly refundSn?: string | null;
  readonly payNumber?: string;
  readonly reference?: string;
}
/** What is done once a second operator agrees, by kind: the call as it was sent, with every check made anew. */
const done: Readonly<Record<ProposalKind, (ctx: OperatorCtx, proposal: Proposal) => Promise<Done>>> = {
  balance: async (ctx, p) => {
    await bookCorrection(ctx, userIn(p), p);
    return { reference: p.bookedAs };
  },
  points: async (ctx, p) => {
    await bookPointCorrection(ctx, userIn(p), p);
    return {};
  },
  level: async (ctx, p) => {
    await levelProposed(ctx, userIn(p), p);
    return {};
  },
  grant: async (ctx, p) => ({
    refundSn: await grantProposed(ctx, endpoints['POST /platform/intervention/grant'].input.parse(p.input), p.preview),
    reference: orderIn(p),
  }),
  settle: async (ctx, p) => ({
    refundSn: await settleProposed(ctx, endpoints['POST /platform/order/settle'].input.parse(p.input)),
    reference: orderIn(p),
  }),
  cash: async (ctx, p) => {
    const payNumber = await cashProposed(ctx, endpoints['POST /platform/order/cash'].input.parse(p.input));
    return { payNumber, reference: payNumber };
  },
  transfer: async (ctx, p) => {
    const payNumber = await assignProposed(ctx, endpoints['POST /platform/payment/transfer/{transferId}/assign'].input.parse(p.input));
    return { payNumber, reference: payNumber };
  },
  limit: async (ctx, p) => {
    await limitProposed(ctx, endpoints['PUT /platform/site/secondOperator'].input.parse(p.input));
    return {};
  },
  bank: async (ctx, p) => {
    await bankProposed(ctx, endpoints['PUT /platform/site/bankDetails'].input.parse(p.input));
    return {};
  },
  lateCash: async (ctx, p) => {
    await lateCashProposed(ctx, endpoints['POST /platform/order/lateCash'].input.parse(p.input));
    return { reference: orderIn(p) };
  },
};

/** A second operator agrees: what was proposed is done, or refused in words where it no longer can be, and then it stays open. */
export const agreeToProposal = async (
  ctx: CtxFor<'PUT /platform/proposal/{proposalId}/agree'>,
  { proposalId }: Parsed<'PUT /platform/proposal/{proposalId}/agree'>,
): Promise<null> => {
  const proposal = await agree(ctx, proposalId);
  await noteDone(ctx, proposal.id, await done[proposal.kind](ctx, proposal));
  return null;
};
