export { recentMails, sendMail } from './actions.ts';
