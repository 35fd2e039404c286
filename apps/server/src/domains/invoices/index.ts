export { receivedStates } from './model.ts';
