export { recentMails, sendMail, sendSms } from './actions.ts';
