export { addInquiry, type Asking, filesOfInquiry, answerInquiry, forgetInquirer, passInquiry, tellStore } from './actions.ts';
export { shortName } from './model.ts';
export type { Answer } from './model.ts';
