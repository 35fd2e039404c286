/**
 * What one operator proposes and another decides. balance, points: a buyer's, set right by hand · grant: a refund after
 * completion · settle: an overdue order · cash: a courier's, recorded · transfer: bank money said to be for a payment ·
 * limit: from which amount on a second operator is asked, raised · lateCash: a courier's, for an order that is over ·
 * level: a buyer's, set by hand · bank: the account that buyers transfer to
 */
export const proposalKinds = ['balance', 'points', 'grant', 'settle', 'cash', 'transfer', 'limit', 'lateCash', 'level', 'bank'] as const;
export type ProposalKind = (typeof proposalKinds)[number];
export const proposalStates = ['proposed', 'done', 'refused'] as const;
export type ProposalState = (typeof proposalStates)[number];
/** Why the caller cannot agree: her own · the same person may have both accounts in hand · its proposer may no longer propose it. */
export const proposalHindrances = ['own', 'sameHands', 'abandoned', 'notPermitted'] as const;
export type ProposalHindrance = (typeof proposalHindrances)[number];
/** Where cash goes that came too late for its order. */
export const lateCashEnds = ['store', 'buyer'] as const;
export type LateCashEnd = (typeof lateCashEnds)[number];

/** What an operator can do about a proposal. */
export const proposalVerbs = ['agree', 'takeOver', 'refuse'] as const;
export type ProposalVerb = (typeof proposalVerbs)[number];
