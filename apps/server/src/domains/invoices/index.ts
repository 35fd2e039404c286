export { forgetTitles } from './actions/titles.ts';
export { type SavedTitle, selectTitles as savedTitlesOf } from './store/titles.ts';
export { receivedStates } from './model.ts';
