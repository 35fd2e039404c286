import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { amount, amountText, done, id, idOptional, instant, page, paging, text, textOptional, whole } from './fields.ts';
import { userLevelMax } from './values/limits.ts';
import { pointsMax } from './values/points.ts';
import { proposalKinds, proposalStates } from './values/proposals.ts';

/** What a call answers that needs a second operator from some amount on: its proposal, or null when it is done. */
export const proposedAs = {
  proposalId: z.number().nullable().meta({ description: 'the proposal that another operator decides; null: it is done' }),
};

const proposal = z.object({
  proposalId: z.number(),
  kind: z.enum(proposalKinds),
  /** Whose balance or points, or the buyer of the order; null where nobody is known. */
  userId: z.number().nullable(),
  nickName: z.string().nullable(),
  orderNumber: z.string().nullable(),
  /** What moves; null for points. Of an order that is settled all it holds. */
  amount: amount().nullable(),
  currency: z.string().nullable(),
  points: z.number().nullable().meta({ description: 'how many points, or which level' }),
  /** What the balance, or the points, are now; null for every other kind. */
  balance: amount().nullable(),
  score: z.number().nullable(),
  /** Of an order that is settled: what of it goes back to the buyer, and whether its goods are with the store again. */
  toBuyer: amount().nullable(),
  goodsBack: z.boolean().nullable(),
  /** Cash: what the bank calls it · transfer: which payment it is said to be for. */
  reference: z.string().nullable(),
  reason: z.string(),
  state: z.enum(proposalStates),
  proposedAt: instant(),
  proposedBy: z.string(),
  decidedAt: instant().nullable(),
  decidedBy: z.string().nullable(),
  note: z.string(),
  /** Whether it was proposed by whoever asks, who may take it back but not agree to it. */
  own: z.boolean(),
});

/** What needs two operators: one proposes, another agrees, and it is done. */
export const proposalEndpoints = {
  'GET /platform/proposal/page': endpoint({
    who: 'operator',
    summary: 'Proposals that wait for a second operator, the oldest first; or those that are decided',
    input: z.object({
      view: z.enum(['open', 'decided']).default('open'),
      userId: idOptional(),
      orderNumber: textOptional(20),
      ...paging,
    }),
    output: page(proposal).extend({ open: z.number() }),
  }),
  'PUT /platform/proposal/{proposalId}/agree': endpoint({
    who: 'operator',
    summary: 'Agrees to another operator’s proposal: it is done as it was proposed, if it still can be',
    input: z.object({ proposalId: id() }),
    output: done,
    errors: [
      'proposalUnknown',
      'proposalDecided',
      'proposalOwn',
      'correctionTooLarge',
      'pointCorrectionTooLarge',
      'orderUnknown',
      'orderNotInState',
      'refundTooSmall',
      'refundTooLarge',
      'refundCountWrong',
      'amountDiffers',
      'transferKnown',
      'transferUnknown',
      'transferNotOpen',
      'payReferenceUnknown',
      'orderNotOverdue',
      'heldChanged',
      'settleTooMuch',
      'refundStillOpen',
      'moneyTakenBack',
      'paymentBeingChecked',
      'proposalOpenAlready',
      'userUnknown',
    ],
  }),
  'PUT /platform/proposal/{proposalId}/refuse': endpoint({
    who: 'operator',
    summary: 'Refuses a proposal, or takes one’s own back',
    input: z.object({ proposalId: id(), note: textOptional(500) }),
    output: done,
    errors: ['proposalUnknown', 'proposalDecided'],
  }),
  'POST /platform/user/correction': endpoint({
    who: 'operator',
    summary: 'Proposes to set a buyer’s balance right; another operator decides',
    input: z.object({ userId: id(), amount: amountText(), lessens: z.boolean().default(false), reason: text(10, 500) }),
    output: z.object({ proposalId: z.number() }),
    errors: ['userUnknown', 'correctionTooLarge'],
  }),
  'POST /platform/user/level': endpoint({
    who: 'operator',
    summary: 'Proposes another level for a buyer; another operator decides',
    input: z.object({ userId: id(), level: whole(1, userLevelMax), reason: text(10, 500) }),
    output: z.object({ proposalId: z.number() }),
    errors: ['userUnknown', 'levelSame', 'proposalOpenAlready'],
  }),
  'POST /platform/user/pointCorrection': endpoint({
    who: 'operator',
    summary: 'Proposes to set a buyer’s points right; another operator decides',
    input: z.object({ userId: id(), points: whole(1, pointsMax), lessens: z.boolean().default(false), reason: text(10, 500) }),
    output: z.object({ proposalId: z.number() }),
    errors: ['userUnknown', 'pointCorrectionTooLarge'],
  }),
} as const;
