export {
  agree,
  bankProposed,
  isAnotherPerson,
  isWaitedFor,
  limitProposed,
  needsSecond,
  noteDone,
  type OperatorCtx,
  peopleNow,
  propose,
  proposeOnce,
  refuseIfProposed,
} from './actions.ts';
export { mayPropose, standsBy } from './model.ts';
export {
  type Proposal,
  type ProposalPreview,
  selectDecision as decisionOf,
  selectProposedSum as proposedFor,
  selectWaitedSum as waitedSum,
} from './store.ts';
