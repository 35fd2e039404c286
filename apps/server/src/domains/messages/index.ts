export { recentMails, sendMail, sendSms } from './actions.ts';
export { deleteMailsBefore as forgetMailsBefore, deleteMailsTo as forgetMailsTo } from './store.ts';
