import { z } from 'zod';
import { bankDetails, typedBankDetails } from '../site/index.ts';
import { endpoint } from '../endpoint.ts';
import { amount, done, id, idOptional, instant, page, paging, textOptional, whole, words } from '../fields.ts';
import { lateCashEnds, proposalHindrances, proposalKinds, proposalStates, proposalVerbs } from '../values/proposals.ts';
import { weightyReasonChars } from '../values/free-text.ts';

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
  /** What the balance, or the points, are now, and what they would be after; null for every other kind. */
  balance: amount().nullable(),
  balanceAfter: amount().nullable(),
  score: z.number().nullable(),
  scoreAfter: z.number().nullable(),
  /** Store of the order; null where there is none. */
  shopId: z.number().nullable(),
  shopName: z.string().nullable(),
  /** Of a refund that is granted: its lines; the count is 0 where only the price is reduced. */
  lines: z.array(z.object({ prodName: z.string(), count: z.number(), amount: amount().nullable() })).nullable(),
  /** Of what becomes the store's: its share, and what the platform keeps of it. */
  shares: z.object({ store: amount().nullable(), commission: amount().nullable(), freight: amount().nullable() }).nullable(),
  /** Of a transfer: which orders it is said to pay, what they cost, and what the bank's statement says of it. */
  transfer: z
    .object({
      orderNumbers: z.array(z.string()),
      expected: amount(),
      expectedCurrency: z.string(),
      payer: z.string(),
      transactionId: z.string(),
    })
    .nullable(),
  /** Of a limit that is raised: from which amount on it is now. */
  limitNow: amount().nullable(),
  /** Of the account that buyers transfer to: what it would be, and what it is now; once decided only the former. */
  bank: z.object({ wanted: bankDetails, now: bankDetails.nullable() }).nullable(),
  /** Of late cash: whose it becomes. */
  goesTo: z.enum(lateCashEnds).nullable(),
  /** What was done, as it is found in the books; null before. */
  done: z
    .object({ refundSn: z.string().nullable(), payNumber: z.string().nullable(), reference: z.string().nullable() })
    .nullable()
    .meta({ description: 'number of the refund, of the payment, and what the journal entries are about' }),
  /** Of an order that is settled: what of it goes back to the buyer, and whether its goods are with the store again. */
  toBuyer: amount().nullable(),
  goodsBack: z.boolean().nullable(),
  /** Cash: what the bank calls it · transfer: which payment it is said to be for. */
  reference: z.string().nullable(),
  reason: z.string(),
  storeReason: z.string().nullable().meta({ description: 'of a grant: the same for the store, where it is another text' }),
  state: z.enum(proposalStates),
  proposedAt: instant(),
  proposedBy: z.string(),
  /** Who proposed it before it was taken over. */
  takenFrom: z.string().nullable(),
  decidedAt: instant().nullable(),
  decidedBy: z.string().nullable(),
  note: z.string(),
  /** Whether the caller proposed it, who may take it back but not agree to it. */
  own: z.boolean(),
  /** Why the caller cannot agree to it, while it is open; null: she can. */
  hindrance: z.enum(proposalHindrances).nullable(),
  can: z
    .array(z.enum(proposalVerbs))
    .meta({ description: 'what whoever asks can do about it now; to refuse one’s own is to take it back' }),
});

/** What needs two operators: one proposes, another agrees, and it is done. */
export const proposalEndpoints = {
  'GET /platform/proposal/page': endpoint({
    who: 'operator',
    area: 'every',
    summary:
      'Proposals that wait for a second operator, the oldest first; or those that are decided; or the one of this number. Who has not the area money sees her own',
    input: z.object({
      proposalId: idOptional(),
      view: z.enum(['open', 'decided']).default('open'),
      userId: idOptional(),
      orderNumber: textOptional(20),
      ...paging,
    }),
    output: page(proposal).extend({ open: z.number() }),
  }),
  'PUT /platform/proposal/{proposalId}/agree': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Agrees to another operator’s proposal: it is done as it was proposed, if it still can be',
    input: z.object({ proposalId: id() }),
    output: done,
    errors: [
      'proposalUnknown',
      'proposalDecided',
      'proposalOwn',
      'proposalSameHands',
      'proposalAbandoned',
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
      'changedMeanwhile',
      'settleTooMuch',
      'refundStillOpen',
      'paymentBeingChecked',
      'proposalOpenAlready',
      'userUnknown',
      'accountClosed',
    ],
  }),
  'PUT /platform/proposal/{proposalId}/refuse': endpoint({
    who: 'operator',
    area: 'every',
    summary: 'Refuses a proposal, or takes one’s own back',
    input: z.object({ proposalId: id(), note: textOptional(500) }),
    output: done,
    errors: ['proposalUnknown', 'proposalDecided'],
  }),
  'PUT /platform/proposal/{proposalId}/takeOver': endpoint({
    who: 'operator',
    area: 'money',
    summary: 'Stands by what somebody proposed who may no longer do so; then another operator decides',
    input: z.object({ proposalId: id() }),
    output: done,
    errors: ['proposalUnknown', 'proposalDecided', 'proposalNotAbandoned'],
  }),
  'PUT /platform/site/secondOperator': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Sets from which amount on a second operator has to agree; to raise it, one has to',
    input: z.object({ amount: whole(0, 10_000_000), reason: words(weightyReasonChars.min, weightyReasonChars.max) }),
    output: z.object(proposedAs),
    errors: ['proposalOpenAlready'],
  }),
  'PUT /platform/site/bankDetails': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Proposes the account that buyers transfer to; another operator decides',
    input: z.object({ bankDetails: typedBankDetails, reason: words(weightyReasonChars.min, weightyReasonChars.max) }),
    output: z.object({ proposalId: z.number() }),
    errors: ['proposalOpenAlready'],
  }),
} as const;
