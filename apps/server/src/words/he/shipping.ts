import type { WordsOf } from '../types.ts';

/** Sentences of shipping, in Hebrew. ICU message format. */
export const shipping: WordsOf<'shipping'> = {
  deliveryKindOther: 'הזמנה זו נעשתה באופן מסירה אחר.',
  pickupCodeWrong: 'קוד זה אינו שייך להזמנה. ניסיונות שנותרו: {left}.',
  packageLimitReached: 'ניתן לשלוח הזמנה ב־{max} חבילות לכל היותר.',
  packageItemsWrong: 'תכולת החבילות אינה תואמת את מה שנותר לשליחה. יש לטעון את ההזמנה מחדש.',
  waybillRequired: 'יש להזין מוביל ומספר שטר מטען.',
  carrierUnknown: 'המוביל אינו קיים.',
  waybillOfOrder: 'זה מספר שטר המטען של חבילה ששלח אליך הספק. יש לכתוב את המספר של החבילה שחוזרת.',
  deliveryUnknown: 'החבילה אינה קיימת.',
  shipmentStands: 'לא ניתן עוד לבטל את המשלוח: חלפה חצי שעה, חברת השילוח כבר קלטה אותו, או שהתבקש החזר על ההזמנה.',
  'mail.readyForPickup.subject': 'הזמנה מס׳ {number}: אפשר לאסוף את הסחורה',
  'mail.readyForPickup.text':
    'הסחורה של הזמנה מס׳ {number} ממתינה לכם: {place} ({hours}). הציגו שם את הקוד הזה: {code}. אל תמסרו אותו לאיש לפני שראיתם את הסחורה.',
  'mail.pickupWaits.subject': 'הזמנה מס׳ {number}: הסחורה עדיין ממתינה לכם',
  'mail.pickupWaits.text':
    'הסחורה של הזמנה מס׳ {number} עדיין ממתינה לכם: {place} ({hours}). הקוד שלכם: {code}. אם איש לא יאסוף אותה, Kyakhta תחליט מה ייעשה בה ובכסף.',
  'mail.refusedAtDoor.subject': 'הזמנה מס׳ {number} סורבה בעת המסירה',
  'mail.refusedAtDoor.text':
    'הזמנה מס׳ {number} לא התקבלה בעת המסירה והסחורה חזרה לספק. ההזמנה נסגרה ולא נגבה דבר.{hasReason, plural, =0 {} other { הסיבה: {reason}}}',
  'mail.shipLateBuyer.subject': 'הזמנה מס׳ {number} מתעכבת',
  'mail.shipLateBuyer.text':
    '{how, select, ready {הסחורה של הזמנה מס׳ {number} הייתה אמורה להיות מוכנה עד {until}, ועדיין אינה מוכנה.} other {הזמנה מס׳ {number} הייתה אמורה להישלח עד {until}, וטרם נשלחה במלואה.}} תזכורת נשלחה לספק. אם אינך רוצה להמתין, אפשר לבקש בדף ההזמנה החזר על מה שטרם נשלח.',
  'mail.shipLate.subject':
    '{how, select, ready {הזמנה מס׳ {number} הייתה אמורה כבר להיות מוכנה} other {הזמנה מס׳ {number} הייתה אמורה כבר להישלח}}',
  'mail.shipLate.text':
    '{how, select, ready {הסחורה של הזמנה מס׳ {number} הייתה אמורה להיות מוכנה עד {until}. הכינו אותה וציינו זאת בדף ההזמנה בממשק המוכר.} other {הזמנה מס׳ {number} הייתה אמורה להישלח עד {until}, וטרם נשלחה במלואה. שלחו את מה שנותר והזינו זאת בדף ההזמנה בממשק המוכר.}} הקונה ממתין.',
  'mail.orderShipped.subject': '{isPart, plural, =0 {הזמנה מס׳ {number} בדרך} other {חלק מהזמנה מס׳ {number} בדרך}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {הספק שלח את הזמנה מס׳ {number}.} other {הספק שלח חלק מהזמנה מס׳ {number}; השאר יישלח בהמשך.}}{isFollowed, plural, =0 {} other { ניתן לעקוב אחר החבילות בדף ההזמנה.}}',
  'mail.waybillCorrected.subject': 'מספר משלוח חדש להזמנה מס׳ {number}',
  'mail.waybillCorrected.text': 'הספק תיקן את מספר המשלוח של חבילה בהזמנה מס׳ {number}. המספר כעת {waybill}.',
  'mail.parcelProblem.subject': 'בעיה בחבילה של הזמנה מס׳ {number}',
  'mail.parcelProblem.text':
    'חבילה של הזמנה מס׳ {number}, מספר משלוח {waybill}, מתעכבת בדרך: {words} היכן היא, רואים בדף ההזמנה. כרגע אין צורך לעשות דבר.',
  'mail.parcelOverdue.subject': 'חבילה של הזמנה מס׳ {number} מאחרת',
  'mail.parcelOverdue.text':
    'החבילה עם מספר המשלוח {waybill} של הזמנה מס׳ {number} הייתה אמורה להגיע וטרם הגיעה. {to, select, cash {אנחנו מבררים היכן היא. אין צורך לשלם דבר לפני קבלת הסחורה.} buyer {אנחנו מבררים היכן היא. הכסף נשאר אצלנו עד שהסחורה תהיה בידך; אם אין רצון לחכות, אפשר לבקש החזר בדף ההזמנה.} other {נא לברר אצל חברת השילוח היכן היא. הקונה קיבל הודעה.}}',
  'mail.shipmentUndone.subject': 'הזמנה מס׳ {number} עדיין לא נשלחה',
  'mail.shipmentUndone.text': 'הספק ביטל משלוח של הזמנה מס׳ {number}: הסחורה עדיין לא יצאה. נודיע לכם כשתצא.',
  'track.accepted': 'מרכז המיון ביי־וו: החבילה התקבלה',
  'track.departed': 'יי־וו: יצאה בדרך היבשה',
  'track.exported': 'מנג׳ולי: הצהרת היצוא התקבלה',
  'track.cleared': 'זבייקלסק: המסמכים נבדקו, שוחרר מהמכס',
  'track.onward': 'צ׳יטה: יצאה לעיר היעד',
  'track.returned': 'החבילה התקבלה לדרך חזרה',
  'track.returnExported': 'זבייקלסק: הצהרת היצוא של ההחזרה התקבלה',
  'track.returnCleared': 'מנג׳ולי: מסמכי ההחזרה נבדקו',
  'track.arrived': 'הגיעה לעיר היעד',
  'track.withCdek': 'נמסרה ל-CDEK להובלה עד הדלת',
  'track.delivered': 'נמסרה בחתימה',
};
