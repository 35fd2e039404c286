export { forgetTitles } from './actions/titles.ts';
export { firmOf } from './store/titles.ts';
export { receivedStates } from './model.ts';
