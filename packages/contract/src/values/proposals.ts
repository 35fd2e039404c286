/**
 * What one operator proposes and another decides. balance, points: a buyer's, set right by hand · grant: a refund after
 * completion · settle: an overdue order · cash: a courier's, recorded · transfer: bank money said to be for a payment ·
 * level: a buyer's, set by hand
 */
export const proposalKinds = ['balance', 'points', 'grant', 'settle', 'cash', 'transfer', 'level'] as const;
export type ProposalKind = (typeof proposalKinds)[number];
export const proposalStates = ['proposed', 'done', 'refused'] as const;
export type ProposalState = (typeof proposalStates)[number];
