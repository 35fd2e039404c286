export { forgetVisitor, writeVisits } from './actions.ts';
