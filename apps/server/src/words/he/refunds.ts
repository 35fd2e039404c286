import type { WordsOf } from '../types.ts';

/** Sentences of refunds, in Hebrew. ICU message format. */
export const refunds: WordsOf<'refunds'> = {
  refundUnknown: 'אין החזר כזה.',
  refundAmountFixed: 'אי אפשר לשנות את הסכום בשלב זה: ההחזר נמשך כפי שהתבקש.',
  refundChanged: 'הקונה שינה את בקשת ההחזר: כעת היא על סך {amount}. בדקו אותה והשיבו שוב.',
  refundNotInState: 'ההחזר כבר התקדם. טענו את הדף מחדש כדי לראות היכן הוא עומד.',
  refundNotPossible: 'במצב הנוכחי אין בהזמנה זו מה להחזיר.',
  refundPeriodOver: 'התקופה להגשת תביעות על הזמנה זו הסתיימה. פנו לספק.',
  giveNotCovered: 'הכסף שלכם אינו מכסה זאת. בקשו מ-Kyakhta לאשר את ההחזר.',
  noReasonStands: 'חנות אינה יכולה לסרב להחזרה ללא סיבה. ציינו את הכתובת; על מה שיחזור פתוח או חסר אפשר לחלוק.',
  noReasonExcluded: 'מוצר זה אינו כלול בשבעת הימים להחזרה ללא סיבה.',
  noReasonCartons: 'ללא סיבה מוחזרים רק קרטונים שלמים וסגורים: {quantity} יחידות בכל אחד.',
  noReasonNotNow: 'אפשר להחזיר ללא סיבה בתוך שבעה ימים מהקבלה.',
  noReasonGoesBack: 'ללא סיבה הכסף מוחזר רק תמורת סחורה שמוחזרת.',
  notLate: 'הסחורה אינה מאחרת: מועד המשלוח האחרון טרם חלף. בחרו סיבה אחרת.',
  nothingSent: 'הסחורה הזאת טרם נשלחה, ולכן איש אינו יודע כיצד תגיע. בחרו סיבה אחרת.',
  refundRuled: 'Kyakhta כבר הכריעה לגבי סחורה זו מסיבה זו. ההכרעה עומדת בעינה.',
  offerSameAsAsked: 'הקונה כבר מבקש בדיוק את הסכום הזה. יש להסכים להחזר במקום להציע.',
  offerStands: 'הזמן שלכם להשיב להחזר הזה עבר, ולכן ההצעה עומדת עד שהקונה ישיב. עדיין אפשר להציע הצעה אחרת.',
  offerOutdated:
    'ההזמנה השתנתה מאז שהספק הציע את ההצעה הזאת, ואיתה מה שאפשר להחזיר. כבר אי אפשר לקבל את ההצעה. דחו אותה, או שנו את הבקשה והגישו אותה שוב.',
  refundOpenAlready: 'כבר מתנהל החזר עבור מוצרים אלה. סיימו או בטלו אותו תחילה.',
  refundTooSmall: '{what, select, none {לא נותר כאן דבר להחזר.} other {החזר הוא לפחות {least}.}}',
  refundTooLarge: 'ניתן להחזיר לכל היותר {max}.',
  refundCountWrong: 'בחרו בין 1 ל-{max} יחידות.',
  returnNotPossible: 'ניתן להחזיר רק מוצרים שנשלחו. בקשו החזר כספי ללא החזרת סחורה.',
  giftMustGoBack: 'מתנה שטרם נשלחה, או ששווה כמו הסכום המוחזר, אינה יכולה להישאר אצלכם. החזירו אותה עם הסחורה.',
  evidenceFull: 'הגשתם {max} ראיות לפלטפורמה; זה המרב.',
  returnAddressMissing: 'ציינו לאן לשלוח את הסחורה.',
  storeRulingMissing: 'כתבו את הנימוק גם בשפת החנות.',
  linesInRefund:
    '{what, select, all {הקונה מבקש החזר על כל המוצרים האלה. השיבו לבקשת ההחזר לפני שתשלחו משהו.} packed {הקונה מבקש החזר על כל המוצרים האלה. השיבו לבקשת ההחזר לפני שתארזו משהו.} collected {הקונה מבקש החזר על מוצרים מהזמנה זו. השיבו לבקשת ההחזר לפני שתכינו אותם לאיסוף.} voucher {הקונה מבקש החזר על שובר זה. השיבו לבקשת ההחזר לפני שתממשו אותו.} offered {כל המוצרים האלה או חלקם ממתינים לתשובת הקונה להצעה שלכם. הם נשארים אצלכם עד שההצעה תתקבל, תידחה או שיפוג מועדה.} other {הקונה מבקש החזר על חלק מהמוצרים האלה. הוציאו אותם מהמשלוח או השיבו קודם לבקשת ההחזר.}}',
  'mail.refundOffered.subject': 'הספק מציע {amount} עבור הזמנה מס׳ {number}',
  'mail.refundOffered.text':
    'במקום מה שביקשתם, הספק מציע {amount} של הזמנה מס׳ {number} עבור {goods}. {effect, select, reduction {מחיר המוצרים האלה מופחת: הם נשארים אצלכם, ומה שטרם נשלח עדיין יישלח.} notSent {היחידות האלה לא יישלחו.} partNotSent {מה שנשלח נשאר אצלכם; השאר לא יישלח.} kept {היחידות האלה נשארות אצלכם.} other {}} אין צורך להחזיר דבר. קבלו או דחו בדף ההחזר עד {until}; אפשר גם לשנות את הבקשה או לבקש מ-Kyakhta להכריע. הספק כותב: {note}',
  'mail.refundOfferAccepted.subject': 'ההצעה שלכם התקבלה: {amount} של הזמנה מס׳ {number}',
  'mail.refundOfferAccepted.text':
    'הקונה קיבל את ההצעה: {amount} של הזמנה מס׳ {number} חוזרים אל הקונה עבור {goods}. {effect, select, reduction {מחיר המוצרים האלה הופחת, וההזמנה נמשכת.} notSent {אין לשלוח את היחידות האלה.} partNotSent {מה שנשלח נשאר אצל הקונה; אין לשלוח את השאר.} kept {היחידות האלה נשארות אצל הקונה.} other {}}',
  'mail.refundOfferDeclined.subject': 'ההצעה שלכם בסך {amount} להזמנה מס׳ {number} נדחתה',
  'mail.refundOfferDeclined.text':
    'הקונה דחה את ההצעה בסך {amount} להזמנה מס׳ {number} עבור {goods}. אפשר להציע הצעה אחרת; הקונה עדיין רשאי לבקש מ-Kyakhta להכריע. {count, plural, =0 {} one {יחידה אחת אינה מושהית עוד.} two {שתי יחידות אינן מושהות עוד.} other {# יחידות אינן מושהות עוד.}} {act, select, ship {שלחו את הסחורה עד {shipBy}.} shipLate {שלחו את הסחורה עכשיו: המועד האחרון למשלוח היה {shipBy}.} ready {הכינו את הסחורה לאיסוף עד {shipBy}.} readyLate {הכינו את הסחורה לאיסוף עכשיו: המועד האחרון לכך היה {shipBy}.} other {}}',
  'mail.ownOfferLapsed.subject': 'הקונה לא השיב להצעה שלכם בסך {amount} להזמנה מס׳ {number}',
  'mail.ownOfferLapsed.text':
    'הקונה לא השיב בזמן להצעה בסך {amount} להזמנה מס׳ {number} עבור {goods}. ההחזר נסגר ללא תשלום. {count, plural, =0 {ההזמנה נמשכת.} one {יחידה אחת אינה מושהית עוד.} two {שתי יחידות אינן מושהות עוד.} other {# יחידות אינן מושהות עוד.}} {act, select, ship {שלחו את הסחורה עד {shipBy}.} shipLate {שלחו את הסחורה עכשיו: המועד האחרון למשלוח היה {shipBy}.} ready {הכינו את הסחורה לאיסוף עד {shipBy}.} readyLate {הכינו את הסחורה לאיסוף עכשיו: המועד האחרון לכך היה {shipBy}.} other {}}',
  'mail.refundOfferLapsed.subject': 'ההחזר בהזמנה מס׳ {number} נסגר: ההצעה נותרה ללא תשובה',
  'mail.refundOfferLapsed.text':
    'לא השבתם בזמן להצעת הספק בסך {amount} להזמנה מס׳ {number} עבור {goods}. ההחזר נסגר ללא תשלום. {count, plural, =0 {ההזמנה נמשכת.} one {ההזמנה נמשכת, והיחידה שהושהתה תימסר כפי שהוזמנה.} two {ההזמנה נמשכת, ושתי היחידות שהושהו יימסרו כפי שהוזמנו.} other {ההזמנה נמשכת, ו-# יחידות שהושהו יימסרו כפי שהוזמנו.}} כל עוד נמשכת תקופת התביעה אפשר לבקש החזר שוב.',
  'mail.refundOfferWithdrawn.subject': 'הספק חזר בו מההצעה בסך {amount} להזמנה מס׳ {number}',
  'mail.refundOfferWithdrawn.text':
    'הספק חזר בו מההצעה בסך {amount} להזמנה מס׳ {number} עבור {goods}. {isAsked, plural, =0 {עד {until} אפשר לשנות את הבקשה או לבקש מ-Kyakhta להכריע.} other {הבקשה שלכם עומדת כפי שהגשתם אותה. הספק ישיב עד {until}; ללא תשובה היא נחשבת כמאושרת.}}',
  'mail.ownOfferWithdrawn.subject': 'חזרתם בכם מההצעה בסך {amount} להזמנה מס׳ {number}',
  'mail.ownOfferWithdrawn.text':
    'החנות שלכם חזרה בה מההצעה בסך {amount} להזמנה מס׳ {number} עבור {goods}. הקונה קיבל הודעה. {isAsked, plural, =0 {עד {until} הקונה יכול לשנות את הבקשה או לבקש מ-Kyakhta להכריע.} other {השיבו לבקשה עד {until}; ללא תשובה היא נחשבת כמאושרת. עד אז אל תשלחו סחורה מהבקשה שטרם יצאה.}}',
  'mail.refundAsked.subject': 'קונה מבקש בחזרה {amount}: הזמנה מס׳ {number}',
  'mail.refundAsked.text':
    'קונה מבקש החזר של {amount} עבור הזמנה מס׳ {number}. הסיבה: {note}. יש להשיב עד {until}; ללא תשובה ההחזר ייחשב כמוסכם.',
  'mail.refundReturn.subject': 'שלחו בחזרה את הסחורה של הזמנה מס׳ {number}',
  'mail.refundReturn.text':
    'ההחזרה של הזמנה מס׳ {number} אושרה: {amount} יוחזרו כשהסחורה תגיע. שלחו אל: {note}. הזינו את מספר שטר המטען במרכז הקונה עד {until}, אחרת ההחזר ייסגר.',
  'mail.refundCame.subject': 'הסחורה של הזמנה מס׳ {number} חזרה אליכם',
  'mail.refundCame.text':
    'לפי חברת השילוח, החבילה {note} עם הסחורה של הזמנה מס׳ {number} נמסרה בחתימה. קבלו את הסחורה או ערערו על החבילה עד {until}; לאחר מכן {amount} יוחזרו לקונה.',
  'mail.refundSigned.subject': 'החבילה שלכם אצל הספק: הזמנה מס׳ {number}',
  'mail.refundSigned.text':
    'לפי חברת השילוח, החבילה שלכם {note} להזמנה מס׳ {number} נמסרה בחתימה. הספק בודק את הסחורה עד {until}; לאחר מכן היא נחשבת כנתקבלה ו־{amount} יוחזרו אליכם.',
  'mail.refundRefused.subject': 'הספק סירב להחזר בהזמנה מס׳ {number}',
  'mail.refundRefused.text':
    'הספק מסרב להחזיר {amount} מהזמנה מס׳ {number}: {note}. עד {until} תוכלו לשנות את הבקשה או לבקש מהפלטפורמה להכריע.',
  'mail.refundDone.subject': '{amount} מהזמנה מס׳ {number} חוזרים אליכם',
  'mail.refundDone.text':
    'ההחזר בהזמנה מס׳ {number} אושר: {amount} יוחזרו בדרך שבה שולמו.{isCovered, plural, =0 {} other { מתוך זה כבר קיבלתם {covered} מהבנק או משירות התשלום.}}{isOnItsWay, plural, =0 {} other { נשלח אליכם {onItsWay} בהעברה בנקאית ונודיע בדוא״ל כשתישלח.}} {note}',
  'mail.refundHeldUp.subject': 'עדיין לא היה אפשר להחזיר {amount} עבור {orders}',
  'mail.refundHeldUp.text':
    'ההחזר שלך בסך {amount} עבור {orders} לא יכול היה לחזור בדרך שבה שילמת. הכסף שמור, ואנו מטפלים בכך: נשלח אותו שוב או בדרך אחרת. אין צורך לעשות דבר; אם נצטרך ממך משהו, כגון פרטי חשבון בנק, נבקש זאת. הודעה תישלח אליך כשהכסף יישלח.',
  'mail.refundSent.subject': '{amount} עבור {orders} נשלחו אליך',
  'mail.refundSent.text':
    '{by, select, bank {שלחנו אליך את ההחזר בסך {amount} עבור {orders} בהעברה בנקאית, כי הוא לא יכול היה לחזור בדרך שבה שילמת.} transfer {שלחנו אליך את ההחזר בסך {amount} עבור {orders} בהעברה בנקאית.} other {ההחזר שלך בסך {amount} עבור {orders}, שהתעכב, חזר כעת בדרך שבה שילמת.}}{hasReference, plural, =0 {} other { אסמכתת הבנק: {reference}.}} אין צורך לעשות דבר.',
  'mail.refundClosed.subject': 'ההחזר בהזמנה מס׳ {number} נסגר',
  'mail.refundClosed.text': 'ההחזר של {amount} בהזמנה מס׳ {number} נסגר ללא תשלום. {note}',
  'mail.refundGranted.subject': 'הפלטפורמה אישרה לקונה {amount} מהזמנה מס׳ {number}',
  'mail.refundGranted.text':
    'לאחר תום תקופת התביעה אישרה הפלטפורמה לקונה {amount} מהזמנה מס׳ {number}. הסיבה: {note}. הסכום נלקח מכספכם; מה שחסר שילמה הפלטפורמה תחילה והוא ינוכה מההכנסות הבאות שלכם. הכול מופיע בדף החשבון.',
  'mail.refundPlatformAsked.subject': 'הפלטפורמה התבקשה להכריע: הזמנה מס׳ {number}',
  'mail.refundPlatformAsked.text':
    'הקונה מבקש מהפלטפורמה להכריע בעניין {amount} מהזמנה מס׳ {number}. הסיבה: {note}. הציגו את ראיותיכם במסוף המוכר, תחת ״החזרים״. ההכרעה צפויה עד {until}.',
  'mail.refundBuyersEvidence.subject': 'הקונה הוסיף ראיה: הזמנה מס׳ {number}',
  'mail.refundBuyersEvidence.text':
    'במחלוקת על {amount} מהזמנה מס׳ {number} הציג הקונה לפלטפורמה: {note}. תראו זאת במסוף המוכר תחת ״החזרים״, ותוכלו להוסיף ראיות עד ההכרעה, הצפויה עד {until}.',
  'mail.refundRuledFor.subject': 'הפלטפורמה הכריעה לטובת הקונה: הזמנה מס׳ {number}',
  'mail.refundRuledFor.text': 'הפלטפורמה הכריעה לטובת הקונה: {amount} מהזמנה מס׳ {number} מוחזרים אליו. הנימוק: {note}',
  'mail.refundRuledAgainst.subject': 'הפלטפורמה הכריעה נגד ההחזר: הזמנה מס׳ {number}',
  'mail.refundRuledAgainst.text': 'הפלטפורמה הכריעה נגד החזר של {amount} בהזמנה מס׳ {number}. ההחזר נסגר וההזמנה נמשכת. הנימוק: {note}',
  'mail.refundSilence.subject': 'לא ניתנה תשובה במועד: ההחזר של {amount} מהזמנה מס׳ {number} נחשב כמאושר',
  'mail.refundSilence.text':
    'לא השבתם במועד, ולכן ההחזר של {amount} מהזמנה מס׳ {number} נחשב כמאושר, והכסף חוזר אל הקונה. {count, plural, =0 {} one {יחידה אחת לא יצאה, ואין לשלוח אותה עוד. } two {שתי יחידות לא יצאו, ואין לשלוח אותן עוד. } other {# יחידות לא יצאו, ואין לשלוח אותן עוד. }}ההחזר מופיע במסוף המוכר תחת ״החזרים״.',
  'mail.refundStoresEvidence.subject': 'הספק הוסיף ראיה: הזמנה מס׳ {number}',
  'mail.refundStoresEvidence.text':
    'במחלוקת על {amount} מהזמנה מס׳ {number} הציג הספק לפלטפורמה: {note}. תראו זאת בדף ההחזר, ותוכלו להוסיף ראיות עד ההכרעה, הצפויה עד {until}.',
  'refundReason.noReason': 'ללא סיבה, בקרטונים סגורים',
  'refundReason.unwanted': 'איני זקוק עוד לסחורה',
  'refundReason.late': 'הסחורה לא נשלחה בזמן',
  'refundReason.missing': 'חסרה סחורה',
  'refundReason.damaged': 'הסחורה הגיעה פגומה',
  'refundReason.different': 'הסחורה שונה מהתיאור',
  'refundReason.faulty': 'פגם באיכות או בתפקוד',
  'refundReason.agreed': 'בהסכמה עם הספק',
  'export.refund.1': 'לתשובת החנות',
  'export.refund.2': 'הקונה שולח את הסחורה',
  'export.refund.3': 'הסחורה בדרך חזרה',
  'export.refund.4': 'הסחורה חזרה',
  'export.refund.5': 'הוחזר',
  'export.refund.onItsWay': 'הכסף בדרך חזרה',
  'export.refund.6': 'בוטל בידי הקונה',
  'export.refund.7': 'החנות סירבה',
  'export.refund.offered': 'הוצע סכום אחר',
  'export.refund.10': 'בהכרעת הפלטפורמה',
  'export.refund.-1': 'נסגר, לא הוחזר דבר',
  'export.refundKind.0': 'הפחתה במחיר',
  'export.refundKind.1': 'כסף בלבד',
  'export.refundKind.2': 'עם החזרת הסחורה',
};
