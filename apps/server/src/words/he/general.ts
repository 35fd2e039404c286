import type { WordsOf } from '../types.ts';

/** What any call can answer with, in Hebrew. ICU message format. */
export const general: WordsOf<'general'> = {
  notLoggedIn: 'יש להתחבר תחילה.',
  notPermitted: 'זה אינו בין התחומים של החשבון שלך. מי שמנהל את החשבונות יכול להוסיף אותו.',
  serverError: 'אירעה תקלה קלה בשרת. דבר לא אבד; יש לנסות שוב.',
  screenBeingBuilt: 'החלק הזה של הפלטפורמה בהכנה. הוא ייפתח מעצמו בעוד רגע.',
  storageFull: 'אין כרגע מקום לשמור את זה. דבר לא נשמר; נסו שוב מאוחר יותר.',
  noSuchInterface: 'הממשק אינו קיים.',
  argumentNotValid: 'יש לבדוק את מה שהוזן: {first}',
  tooManyRequests: 'יותר מדי בקשות. יש להמתין {seconds, plural, one {שנייה אחת} two {שתי שניות} other {# שניות}} ולנסות שוב.',
  tooLarge: 'הנתונים שנשלחו גדולים מדי.',
  originNotAllowed: 'הבקשה הגיעה מאתר אחר ונדחתה. יש לפתוח את הדף מחדש.',
  keyUsedForOtherInput: 'מפתח האידמפוטנטיות כבר שימש לבקשה אחרת.',
  doNotSubmitRepeatedly: 'אין לשלוח שוב ושוב: הבקשה הראשונה עדיין בטיפול.',
  changedMeanwhile: 'בינתיים מישהו אחר שינה זאת. בדקו מה המצב עכשיו ושמרו שוב.',
  exportTooLarge: 'צמצמו את הרשימה: יש בה יותר מ-{max} רשומות, וזה מה שגיליון מכיל.',
};
