export { forgetTitles } from './actions/titles.ts';
export { receivedStates } from './model.ts';
