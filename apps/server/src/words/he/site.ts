import type { WordsOf } from '../types.ts';

/** Sentences of site, in Hebrew. ICU message format. */
export const site: WordsOf<'site'> = {
  workUnknown: 'העבודה הזאת כבר בוצעה או שאינה נכשלת עוד.',
  currencyUnknown: 'אין מטבע כזה.',
  currencyFixed: 'למטבע ההתחשבנות יש תמיד שער 1 והוא מוצג תמיד.',
  configUnknown: 'אין באתר טקסט כזה.',
  bannerUnknown: 'אין באנר כזה.',
  bannersFull: 'כבר יש {max} באנרים. יש להסיר אחד קודם.',
  bannerEndsEarly: 'הסיום חייב להיות אחרי ההתחלה.',
  termsUnknown: 'אין תנאים כאלה.',
  termsDrafted: 'כבר יש טיוטה של המסמך הזה.',
  termsPublished: 'הגרסה פורסמה או נמחקה; אי אפשר לשנות אותה.',
  termsEmpty: 'כתבו את הטקסט בשפה אחת לפחות.',
  termsTooEarly: 'הגרסה חייבת להתחיל עכשיו או מאוחר יותר, ואחרי הקודמת.',
  noticeUnknown: 'אין הודעה כזו.',
  noticeWithoutWords: 'יש לכתוב את ההודעה בשפה אחת לפחות.',
  'export.work.waiting': 'ממתינה',
  'export.work.due': 'לביצוע',
  'export.work.retrying': 'בניסיון חוזר',
  'export.work.failed': 'נכשלה',
};
