export { agree, isWaitedFor, needsSecond, type OperatorCtx, propose, proposeOnce, refuseIfProposed } from './actions.ts';
export type { Proposal } from './store.ts';
