import type { WordsOf } from '../types.ts';

/** Sentences of agreements, in Hebrew. ICU message format. */
export const agreements: WordsOf<'agreements'> = {
  agreementUnknown: 'אין חוזה להזמנה זו.',
  agreementNotReady: 'החוזה בהכנה. נא לרענן את הדף בעוד רגע.',
  agreementOver: 'כבר אי אפשר לחתום על החוזה או לסרב לו. נא לרענן את הדף.',
  signerDiffers: 'על החוזה חותם {name}. כתבו את השם הזה: סדר המילים חופשי, ושמות פרטיים יכולים להיות ראשי תיבות.',
  storeMailMissing: 'לא הוגדרה כתובת דואר לחשבון זה, ולכן אי אפשר לשלוח קוד. הגדירו כתובת בחשבון תחילה.',
  'mail.signCode.subject': '{code} הוא הקוד לחתימה על חוזה {number}',
  'mail.signCode.text':
    'הקוד שלכם לחתימה על חוזה {number} הוא {code}. הוא תקף {minutes, plural, one {דקה אחת} two {# דקות} other {# דקות}} ולשימוש אחד. אם לא ביקשתם אותו, התעלמו מהודעה זו: בלי הקוד דבר לא נחתם.',
  'mail.contractWaits.subject': 'חוזה על הזמנה מס׳ {number} ממתין לחתימתכם',
  'mail.contractWaits.text':
    'הקונה חתם. נא לקרוא ולחתום בממשק המוכר על החוזה שלכם עם הפלטפורמה על הזמנה מס׳ {number} בתוך 72 שעות; לאחר מכן ההזמנה תיסגר.',
  'mail.contractReminder.subject':
    'חוזה על הזמנה מס׳ {number}: {hours, plural, one {נותרה שעה אחת} two {נותרו שעתיים} other {נותרו # שעות}}',
  'mail.contractReminder.text':
    'החוזה על הזמנה מס׳ {number} עדיין לא נחתם. בעוד {hours, plural, one {שעה אחת} two {שעתיים} other {# שעות}} ההזמנה תיסגר. נא לחתום על החוזה או לסרב לו לפני כן.',
  'mail.contractConcluded.subject': 'שני הצדדים חתמו: הזמנה מס׳ {number}',
  'mail.contractConcluded.text':
    'אתם והספק חתמתם על החוזים להזמנה מס׳ {number}. אם היא משולמת לפני המשלוח, שלמו אותה עכשיו: מועד התשלום כבר החל והוא מופיע בדף ההזמנה.',
  'mail.contractEnded.subject': 'הזמנה מס׳ {number} נסגרה ללא חוזה',
  'mail.contractEnded.text': 'חוזה על הזמנה מס׳ {number} נדחה או לא נחתם בזמן. ההזמנה סגורה, הסחורה חזרה למלאי, ולא חויבתם בדבר.',
  'paper.terms': 'תנאי העסקה',
  'paper.incoterm': '{term} {place}, Incoterms 2020',
  'paper.ofOrder': 'הזמנה {number}: {text}',
  'paper.dutyBuyer': 'מכס ומסי יבוא: על הקונה.',
  'paper.dutyPlatform': 'מכס ומסי יבוא: על הפלטפורמה, ללא תוספת לקונה.',
  'paper.dutyTaker': 'מכס ומסי יצוא ויבוא, אם יחולו: על מי שמקבל את הסחורה.',
  'paper.dutySupplier': 'מכס ומסי יצוא: על הספק. מסי יבוא: לעולם לא על הספק.',
  'paper.dutyNone': 'הסחורה אינה חוצה גבול מכס: לא חל מכס.',
  'paper.law': 'הדין החל: {country}.',
  'paper.court': 'בית המשפט: {court}.',
  'paper.courtAtSeat': 'בית המשפט: במקום מושבה של הפלטפורמה.',
  'paper.origin': 'ארץ המקור: {country}',
  'paper.originUnknown': 'ארץ המקור: לא צוינה',
  'paper.platform': 'הפלטפורמה',
  'paper.seller': 'המוכר',
  'paper.buyer': 'הקונה',
  'paper.inn': 'INN: {text}',
  'paper.kpp': 'KPP: {text}',
  'paper.uscc': 'קוד אשראי חברתי מאוחד: {text}',
  'paper.taxNumber': 'מספר מס: {text}',
  'paper.supplier': 'הספק',
  'paper.issued': 'הונפק על ידי',
  'paper.signsByCode': 'חותם אלקטרונית בשם ובקוד חד־פעמי; ראו את אישור החתימה.',
  'paper.offered': 'הוצע אלקטרונית על ידי הפלטפורמה במספרו של חוזה זה.',
  'paper.issuedAs': 'הונפק אלקטרונית; תקף ללא חתימה ידנית.',
  'paper.dated': 'תאריך: {day}',
  'terms.title.service': 'תנאי השימוש',
  'terms.title.privacy': 'מדיניות הפרטיות',
};
