export { addInquiry, type Asking, filesOfInquiry, answerInquiry, forgetInquirer, passInquiry, tellAsked } from './actions.ts';
export { shortName } from './model.ts';
export type { Answer } from './model.ts';
