import type { WordsOf } from '../types.ts';

export const mails: WordsOf<'mails'> = {
  'mail.loginCode.subject': '{code} הוא קוד ההתחברות שלכם ל־Kyakhta',
  'mail.loginCode.text':
    'הקוד שלכם הוא {code}. הוא תקף ל־{minutes} דקות ולשימוש חד־פעמי. אם לא ביקשתם אותו, אפשר להתעלם מהודעה זו; איש אינו יכול להתחבר ללא הקוד.',
  'mail.registerCode.subject': 'הקוד שלך ל-Kyakhta: {code}',
  'mail.registerCode.text': 'הקוד להרשמה הוא {code}. הוא תקף ל-{minutes} דקות ולשימוש אחד. אם לא ביקשת אותו, אפשר להתעלם מההודעה.',
  'mail.alreadyRegistered.subject': 'כבר יש לך חשבון',
  'mail.alreadyRegistered.text':
    'מישהו, כנראה אתם, ביקש להירשם עם כתובת זו. כבר יש לכם חשבון בשם {userName}: התחברו איתו, או בחרו סיסמה חדשה אם שכחתם את הישנה.',
  'mail.passwordCode.subject': 'הקוד לסיסמה חדשה: {code}',
  'mail.passwordCode.text':
    'הקוד לבחירת סיסמה חדשה הוא {code}. הוא תקף ל-{minutes} דקות ולשימוש אחד. אם לא ביקשת אותו, אפשר להתעלם; הסיסמה לא תשתנה.',
  'mail.accountAdded.subject': 'חשבון בשבילך',
  'mail.accountAdded.text':
    'נפתח בשבילך החשבון {userName}. את הסיסמה הראשונה יש לקבל ממי שפתח אותו; יש להחליף אותה אחרי הכניסה הראשונה. קודים והודעות של החשבון הזה נשלחים לכתובת הזאת.',
  'mail.passwordChanged.subject': 'הסיסמה שלך שונתה',
  'mail.passwordChanged.text': 'סיסמת החשבון שלך שונתה ושאר המכשירים נותקו. אם לא עשית זאת, יש לבחור מיד סיסמה חדשה.',
  'mail.mobileBound.subject': 'המספר הזה כבר משויך',
  'mail.mobileBound.text':
    'מישהו, כנראה אתם, ביקש לשייך את המספר הזה לחשבון. הוא כבר משויך לחשבון אחר: היכנסו אליו, או שייכו שם תחילה מספר אחר.',
  'mail.bindCode.subject': 'קוד האישור שלך: {code}',
  'mail.bindCode.text': 'הקוד לאישור הכתובת או המספר הוא {code}. הוא תקף ל-{minutes} דקות ולשימוש אחד.',
  'mail.mailChanged.subject': 'כתובת הדוא״ל שלך שונתה',
  'mail.mailChanged.text': 'החשבון שלך משתמש כעת בכתובת {mail}. אם לא עשית זאת, יש לפנות אלינו מיד.',
  'mail.mobileChanged.subject': 'מספר הטלפון הנייד שלך שונה',
  'mail.mobileChanged.text': 'מספר הטלפון הנייד של החשבון שונה. אם לא עשית זאת, יש לבחור מיד סיסמה חדשה.',
  'mail.socialBound.subject': 'מעתה אפשר להיכנס לחשבון שלך דרך {site}',
  'mail.socialBound.text':
    'חשבון {site} קושר לחשבון שלך: מעתה אפשר להיכנס דרכו ללא סיסמה. אם לא עשית זאת, יש לבטל את הקישור בחשבון שלך ולבחור מיד סיסמה חדשה.',
  'mail.socialUnbound.subject': 'הקישור לחשבון {site} בוטל',
  'mail.socialUnbound.text': 'אי אפשר עוד להיכנס לחשבון שלך דרך חשבון {site}. אם לא עשית זאת, יש לבחור מיד סיסמה חדשה.',
  'mail.destroyCode.subject': 'הקוד למחיקת החשבון: {code}',
  'mail.destroyCode.text':
    'הקוד למחיקת החשבון הוא {code}. הוא תקף ל-{minutes} דקות. אם אין ברצונך למחוק, יש להתעלם מההודעה ולשנות את הסיסמה.',
  'mail.accountDeleted.subject': 'החשבון שלך נמחק',
  'mail.accountDeleted.text': 'החשבון שלך נמחק. מסמכי הזמנות קודמות נשמרים כנדרש בחוק, ללא שמך.',
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
  'mail.orderPaidByPoints.subject': 'הזמנה מס׳ {number} שולמה בנקודות',
  'mail.orderPaidByPoints.text': 'הנקודות שלכם ({points}) מכסות את כל הזמנה מס׳ {number}: לא חויבתם בדבר. הספק התבקש לשלוח אותה.',
  'mail.groupPaid.subject': 'הזמנה מס׳ {number} שולמה וממתינה לקבוצה',
  'mail.groupPaid.text':
    'אנו מחזיקים בנאמנות {amount} עבור הזמנה מס׳ {number} עד שהקבוצה תושלם. אם לא תושלם, הכסף יחזור באותה דרך שבה שולם.',
  'mail.groupComplete.subject': 'הקבוצה של הזמנה מס׳ {number} הושלמה',
  'mail.groupComplete.text': 'הקבוצה של הזמנה מס׳ {number} הושלמה. הספק התבקש לשלוח; הכסף נשאר אצלנו עד שתאשרו את הסחורה.',
  'mail.groupFailed.subject': 'הקבוצה של הזמנה מס׳ {number} לא הושלמה',
  'mail.groupFailed.text':
    'הקבוצה של הזמנה מס׳ {number} לא הושלמה, וההזמנה נסגרה. {hasPaid, plural, =0 {לא חויבתם בדבר.} other {מה ששילמתם יחזור באותה דרך שבה שולם.}}',
  'mail.orderPaid.subject': 'הזמנה מס׳ {number} שולמה',
  'mail.orderPaid.text': 'אנו מחזיקים בנאמנות {amount} עבור הזמנה מס׳ {number} עד שתאשרו את הסחורה. הספק התבקש לשלוח אותה.',
  'mail.vouchersReady.subject': 'הזמנה מס׳ {number}: השוברים שלך מוכנים',
  'mail.vouchersReady.text':
    'אנו מחזיקים {amount} עבור הזמנה מס׳ {number}, והשוברים שלך מוכנים. פתחו את ההזמנה במרכז הקונה כדי לראות את הקודים; למען ביטחונכם הם אינם נשלחים בדואר. מסרו קוד לספק רק כשאתם מקבלים את השירות.',
  'mail.vouchersEnd.subject': 'הזמנה מס׳ {number}: שוברים שלא נוצלו יפוגו בקרוב',
  'mail.vouchersEnd.text': 'בהזמנה מס׳ {number} נותרו שוברים שלא נוצלו: {count}. את הראשון ניתן לנצל עד {until}.',
  'mail.payDue.subject': 'יש לשלם {amount} עבור הזמנה מס׳ {number}',
  'mail.payDue.text': 'יש לשלם {amount} עבור הזמנה מס׳ {number} עד {until}. לתשלום פתחו את ההזמנה במרכז הקונה.',
  'mail.payOverdue.subject': 'הזמנה מס׳ {number}: תשלום באיחור',
  'mail.payOverdue.text':
    '{amount} עבור הזמנה מס׳ {number} לא שולמו בזמן. נא לשלם עכשיו: עד אז הספק אינו מקבל דבר וההזמנה אינה יכולה להסתיים.',
  'mail.readyForPickup.subject': 'הזמנה מס׳ {number}: אפשר לאסוף את הסחורה',
  'mail.readyForPickup.text':
    'הסחורה של הזמנה מס׳ {number} ממתינה לכם: {place} ({hours}). הציגו שם את הקוד הזה: {code}. אל תמסרו אותו לאיש לפני שראיתם את הסחורה.',
  'mail.storeOverdue.subject': 'הזמנה מס׳ {number}: הקונה מאחר בתשלום',
  'mail.storeOverdue.text': 'תשלום של {amount} עבור הזמנה מס׳ {number} באיחור. הקונה קיבל תזכורת. דבר אינו משוחרר לפני שהכול שולם.',
  'mail.pickupWaits.subject': 'הזמנה מס׳ {number}: הסחורה עדיין ממתינה לכם',
  'mail.pickupWaits.text':
    'הסחורה של הזמנה מס׳ {number} עדיין ממתינה לכם: {place} ({hours}). הקוד שלכם: {code}. אם איש לא יאסוף אותה, Kyakhta תחליט מה ייעשה בה ובכסף.',
  'mail.cashMissing.subject': 'הזמנה מס׳ {number}: המזומן מהשליח לא הגיע',
  'mail.cashMissing.text':
    'לא הגיע מזומן עבור הזמנה מס׳ {number} ({amount}). אם החבילה חזרה, ציינו זאת בדף ההזמנה: ההזמנה תיסגר והסחורה תחזור למלאי.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {הטעינה {number} נלקחה חזרה} covered {הטעינה {number}: נוכתה מהיתרה} other {הטעינה {number}: היתרה שוב שלכם}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {הבנק או שירות התשלום שלכם לקח חזרה כסף מהטעינה {number}. {hasHeld, plural, =0 {ביתרה שלכם לא נותר ממנה דבר.} other {{amount} מהיתרה שלכם מוקפאים עד שנברר זאת.}} אם לא ביקשתם זאת, פנו לבנק.} covered {{amount} שהוקפאו ביתרה כיסו את מה שנלקח חזרה מהטעינה {number}.} other {בדקנו את הטעינה {number}: {amount} שהוקפאו שוב ביתרה שלכם.}}',
  'mail.orderSettled.subject': 'הזמנה מס׳ {number} יושבה ונסגרה',
  'mail.orderSettled.text':
    '‏Kyakhta יישבה וסגרה את הזמנה מס׳ {number}. {isPaid, plural, =0 {לא הוחזק עבורה כסף.} other {{toBuyer} חוזרים אליכם בדרך שבה שולמו, {toStore} עוברים לספק.{isCovered, plural, =0 {} other { מתוך זה כבר קיבלתם {covered} מהבנק או משירות התשלום.}}}} הסיבה: {reason}',
  'mail.storeSettled.subject': 'הזמנה מס׳ {number} יושבה ונסגרה',
  'mail.storeSettled.text':
    '‏Kyakhta יישבה וסגרה את הזמנה מס׳ {number}. {isPaid, plural, =0 {לא הוחזק עבורה כסף.} other {{toStore} משוחררים אליכם, פחות הובלה ועמלה; {toBuyer} חוזרים לקונה.}} הסיבה: {reason}',
  'mail.proposalDecided.subject':
    '{isDone, plural, =0 {ההצעה שלכם נדחתה} other {ההצעה שלכם התקבלה}}: {kind, select, balance {תיקון יתרה} points {תיקון נקודות} grant {מתן החזר} settle {יישוב הזמנה באיחור} cash {רישום מזומן של שליח} transfer {שיוך העברה בנקאית} limit {פחות שאלות למפעיל שני} level {שינוי דרגה} bank {שינוי החשבון שאליו הקונים מעבירים} other {רישום מזומן שהגיע באיחור}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {ההצעה שלכם נדחתה על ידי {by}.} other {ההצעה שלכם אושרה על ידי {by} ובוצעה.}} {hasNote, plural, =0 {} other {הערה: {note}.}} הנימוק שלכם: {reason}. היא נמצאת תחת „הצעות” בקונסולת המפעיל.',
  'mail.lateCashStore.subject': 'המזומן עבור הזמנה מס׳ {number} הגיע באיחור והוא שלכם',
  'mail.lateCashStore.text':
    'עבור הזמנה מס׳ {number}, שכבר הסתיימה, הגיעו {amount} במזומן. הם מועברים אליכם בניכוי הובלה ועמלה. הסיבה: {reason}',
  'mail.lateCashBuyer.subject': 'המזומן עבור הזמנה מס׳ {number} הגיע באיחור ונמצא ביתרה שלכם',
  'mail.lateCashBuyer.text': 'עבור הזמנה מס׳ {number}, שכבר הסתיימה, הגיעו {amount} במזומן. הם נמצאים ביתרה שלכם. הסיבה: {reason}',
  'mail.transferUnfit.subject': '{amount} מההעברה שלכם עבור {orders} חוזרים אליכם',
  'mail.transferUnfit.text':
    '{cause, select, second {ההעברה שלכם בסך {amount} עבור {orders} הגיעה, אך כבר שולם.} over {ההעברה שלכם עבור {orders} הגיעה ושילמה, אך הגיעו {amount} יותר מהנדרש.} replaced {ההעברה שלכם בסך {amount} עבור {orders} לא שילמה על דבר, כי בחרתם בדרך תשלום אחרת.} other {ההעברה שלכם בסך {amount} עבור {orders} לא שילמה על דבר, כי כבר אי אפשר לשלם.}} הכסף שמור ויחזור לחשבון שממנו בא. כשיישלח תקבלו הודעה בדואר.',
  'mail.paymentUnfit.subject': 'תשלום עבור {orders} אינו תואם',
  'mail.paymentUnfit.text':
    'הגיעו {amount} עבור {orders}, אך היה צריך לשלם {needed}. הכסף לא שילם על דבר: הוא נשמר עד שמישהו ב‑Kyakhta יבדוק אותו, ויחזור בדרך שבה בא. {state, select, open {אפשר לשלם את ההזמנה שוב מיד.} paid {ההזמנה שולמה בינתיים: אין עוד מה לשלם.} other {כבר אי אפשר לשלם את ההזמנה: נא לא לשלוח עוד כסף עבורה.}}',
  'mail.partPaid.subject': 'התקבלו {amount} עבור הזמנה מס׳ {number}',
  'mail.partPaid.text': 'קיבלנו {amount} עבור הזמנה מס׳ {number} ואנו מחזיקים אותם בנאמנות.',
  'mail.refusedAtDoor.subject': 'הזמנה מס׳ {number} סורבה בעת המסירה',
  'mail.refusedAtDoor.text':
    'הזמנה מס׳ {number} לא התקבלה בעת המסירה והסחורה חזרה לספק. ההזמנה נסגרה ולא נגבה דבר.{hasReason, plural, =0 {} other { הסיבה: {reason}}}',
  'mail.paidFor':
    '{kind, select, topUp {טעינה מס׳ {numbers}} other {{count, plural, one {הזמנה מס׳ {numbers}} other {הזמנות מס׳ {numbers}}}}}',
  'mail.transferWaits.subject': 'העבירו {amount} עבור {orders}',
  'mail.transferWaits.text':
    'נא להעביר {amount} עבור {orders} עם האסמכתה {reference}. פרטי הבנק שלנו והמועד האחרון בדף התשלום. בלי האסמכתה לא נדע עבור מה הכסף.',
  'mail.transferShort.subject': 'עדיין חסרים {missing} עבור {orders}',
  'mail.transferShort.text':
    'ההעברה עבור {orders} הגיעה, אך עדיין חסרים {missing}. נא להעבירם עם אותה אסמכתה {reference}; אם לא יגיעו בזמן, הכול יוחזר אליכם.',
  'mail.transferRefused.subject': 'העברה של {received} עבור {orders} לא התקבלה',
  'mail.transferRefused.text':
    'בדקנו העברה של {received} עבור {orders} ולא יכולנו לזקוף אותה כתשלום שלכם.{isOpen, plural, =0 {} other { חסרים {missing}: אם הכסף שלכם, אל תשלחו אותו שוב אלא כתבו לנו עם אישור הבנק; אחרת העבירו אותו עם האסמכתה {reference}.}} כסף שאינו שייך לאף תשלום חוזר לשולח.',
  'mail.transferChecking.subject': '{received} עבור {orders} התקבלו ונבדקים',
  'mail.transferChecking.text':
    'קיבלנו {received} עבור {orders}. אדם שני ב-Kyakhta בודק העברות גדולות לפני שהן נזקפות; אין צורך לשלוח אותן שוב.{isShort, plural, =0 {} other { עדיין חסרים {missing}: נא להעביר רק סכום זה עם אותה אסמכתה {reference}.}}',
  'mail.booksOff.subject': 'הספרים אינם תואמים: {count, plural, one {כלל אחד הופר} two {שני כללים הופרו} other {# כללים הופרו}}',
  'mail.booksOff.text': 'בדיקת הספרים הלילית מצאה משהו: {rules}. השורות מופיעות בעמוד בדיקת הספרים במסוף המפעיל.',
  'mail.invoiceIssued.subject': 'חשבונית {number} על סך {amount}',
  'mail.invoiceIssued.text': 'החשבונית שלכם {number} על סך {amount} הופקה. אפשר להוריד אותה בעמוד החשבוניות.',
  'mail.invoiceFailed.subject': 'לא ניתן היה להפיק חשבונית עבור {orders}',
  'mail.invoiceFailed.text': 'לא ניתן היה להפיק חשבונית עבור {orders}: {reason}. אפשר לתקן ולבקש שוב בעמוד החשבוניות.',
  'mail.toppedUp.subject': '{amount} נוספו ליתרה שלך',
  'mail.toppedUp.text': 'הטעינה {number} התקבלה: נוספו {amount}. היתרה שלך כעת היא {balance}.',
  'mail.orderToShip.subject': '{how, select, ready {יש להכין את הזמנה מס׳ {number} לאיסוף} other {יש לשלוח את הזמנה מס׳ {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {הזמנה מס׳ {number} בוצעה בתשלום במסירה: הקונה ישלם {amount} כשיקבל את הסחורה.} part {החלק הראשון של הזמנה מס׳ {number} שולם: {amount} מוחזקים בנאמנות.} other {הזמנה מס׳ {number} שולמה: {amount} מוחזקים בנאמנות.}} {how, select, ready {הכינו את הסחורה עד {until} וציינו זאת בדף ההזמנה בממשק המוכר; אז יישלח לקונה הקוד לאיסוף.} other {שלחו את הסחורה עד {until} והזינו את החבילות בדף ההזמנה בממשק המוכר.}}',
  'mail.shipLateBuyer.subject': 'הזמנה מס׳ {number} מתעכבת',
  'mail.shipLateBuyer.text':
    '{how, select, ready {הסחורה של הזמנה מס׳ {number} הייתה אמורה להיות מוכנה עד {until}, ועדיין אינה מוכנה.} other {הזמנה מס׳ {number} הייתה אמורה להישלח עד {until}, וטרם נשלחה במלואה.}} תזכורת נשלחה לספק. אם אינך רוצה להמתין, אפשר לבקש בדף ההזמנה החזר על מה שטרם נשלח.',
  'mail.shipLate.subject':
    '{how, select, ready {הזמנה מס׳ {number} הייתה אמורה כבר להיות מוכנה} other {הזמנה מס׳ {number} הייתה אמורה כבר להישלח}}',
  'mail.shipLate.text':
    '{how, select, ready {הסחורה של הזמנה מס׳ {number} הייתה אמורה להיות מוכנה עד {until}. הכינו אותה וציינו זאת בדף ההזמנה בממשק המוכר.} other {הזמנה מס׳ {number} הייתה אמורה להישלח עד {until}, וטרם נשלחה במלואה. שלחו את מה שנותר והזינו זאת בדף ההזמנה בממשק המוכר.}} הקונה ממתין.',
  'mail.orderExpired.subject':
    '{count, plural, one {הזמנה מס׳ {orders} נסגרה: היא לא שולמה בזמן} other {# הזמנות נסגרו: הן לא שולמו בזמן}}',
  'mail.orderExpired.text':
    '{count, plural, one {הזמנה מס׳ {orders} לא שולמה בזמן ונסגרה.} other {ההזמנות האלה לא שולמו בזמן ונסגרו: {orders}.}} {hasCome, plural, =0 {לא חויבתם בדבר.} other {כסף שהגיע בכל זאת יחזור אליכם; נכתוב לכם על כך בנפרד.}}{hasPoints, plural, =0 {} other { הנקודות שבהן השתמשתם חזרו אליכם.}} הסחורה פנויה שוב לכולם. אם אתם עדיין רוצים אותה, פתחו את ההזמנה במרכז הקונה ולחצו על ״רכישה חוזרת״.',
  'mail.payoutApproved.subject': 'משיכה של {amount} אושרה',
  'mail.payoutApproved.text': 'המשיכה {number} בסך {amount} אושרה ותישלח כעת לחשבונכם {account}. כשתישלח תקבלו הודעה בדואר.',
  'mail.payoutRefused.subject': 'משיכה של {amount} נדחתה',
  'mail.payoutRefused.text':
    'המשיכה {number} בסך {amount} נדחתה. הסיבה: {reason}. הכסף שוב זמין לכם; אפשר לבקש אותו מחדש בממשק המוכר תחת ״כספים״.',
  'mail.payoutPaid.subject': '{amount} בדרך לבנק שלכם',
  'mail.payoutPaid.text':
    'המשיכה {number} בסך {amount} נשלחה לחשבונכם {account}. אסמכתת הבנק: {reference}. אם לא תגיע בתוך כמה ימי עסקים, פנו לבנק שלכם עם אסמכתה זו.',
  'mail.payoutReturned.subject': 'הבנק החזיר {amount}',
  'mail.payoutReturned.text':
    'הבנק החזיר את המשיכה {number} בסך {amount} לחשבון {account}. הסיבה: {reason}. הכסף שוב זמין לכם: בדקו את חשבון הבנק בממשק המוכר תחת ״כספים״ ובקשו את המשיכה מחדש.',
  'mail.balancePayoutRefused.subject': 'משיכה של {amount} נדחתה',
  'mail.balancePayoutRefused.text': 'המשיכה {number} בסך {amount} מהיתרה שלכם נדחתה. הסיבה: {reason}. הכסף שוב ביתרה שלכם.',
  'mail.balancePayoutReturned.subject': 'הבנק החזיר {amount}',
  'mail.balancePayoutReturned.text':
    'הבנק החזיר את המשיכה {number} בסך {amount} לחשבון {account}. הסיבה: {reason}. הכסף שוב ביתרה שלכם: בדקו את חשבון הבנק תחת ״יתרה״ במרכז הקונה ובקשו את המשיכה מחדש.',
  'mail.bankAccountAdded.subject': 'נוסף חשבון בנק',
  'mail.bankAccountAdded.text':
    'חשבון הבנק {account} נוסף לחשבון Kyakhta שלכם. {hours, plural, =0 {אפשר למשוך אליו את היתרה.} one {אפשר יהיה למשוך אליו את היתרה בעוד שעה.} two {אפשר יהיה למשוך אליו את היתרה בעוד שעתיים.} other {אפשר יהיה למשוך אליו את היתרה בעוד # שעות.}} אם לא אתם הוספתם אותו, החליפו מיד סיסמה וכתבו לנו.',
  'mail.orderShipped.subject': 'הזמנה מס׳ {number} בדרך',
  'mail.orderShipped.text': 'הספק שלח את הזמנה מס׳ {number}.{isFollowed, plural, =0 {} other { ניתן לעקוב אחר החבילות בדף ההזמנה.}}',
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
  'mail.orderCompleted.subject': 'הזמנה מס׳ {number} הושלמה',
  'mail.orderCompleted.text': 'הזמנה מס׳ {number} הושלמה והספק קיבל את הכסף. תודה.',
  'mail.storeOrderCancelled.subject': 'הקונה ביטל את הזמנה מס׳ {number}',
  'mail.storeOrderCancelled.text': 'הקונה ביטל את הזמנה מס׳ {number} לפני שנארזה. {amount} הוחזרו. אין לשלוח אותה; הסחורה פנויה שוב.',
  'mail.refundOffered.subject': 'הספק מציע {amount} עבור הזמנה מס׳ {number}',
  'mail.refundOffered.text':
    'במקום מה שביקשתם, הספק מציע {amount} של הזמנה מס׳ {number} עבור {goods}. {effect, select, reduction {מחיר המוצרים האלה מופחת: הם נשארים אצלכם, ומה שטרם נשלח עדיין יישלח.} notSent {היחידות האלה לא יישלחו.} partNotSent {מה שנשלח נשאר אצלכם; השאר לא יישלח.} other {היחידות האלה נשארות אצלכם.}} אין צורך להחזיר דבר. קבלו או דחו בדף ההחזר עד {until}; אפשר גם לשנות את הבקשה או לבקש מ-Kyakhta להכריע. הספק כותב: {note}',
  'mail.refundOfferAccepted.subject': 'ההצעה שלכם התקבלה: {amount} של הזמנה מס׳ {number}',
  'mail.refundOfferAccepted.text':
    'הקונה קיבל את ההצעה: {amount} של הזמנה מס׳ {number} הוחזרו עבור {goods}. {effect, select, reduction {מחיר המוצרים האלה הופחת, וההזמנה נמשכת.} notSent {אין לשלוח את היחידות האלה.} partNotSent {מה שנשלח נשאר אצל הקונה; אין לשלוח את השאר.} other {היחידות האלה נשארות אצל הקונה.}}',
  'mail.refundOfferDeclined.subject': 'ההצעה שלכם בסך {amount} להזמנה מס׳ {number} נדחתה',
  'mail.refundOfferDeclined.text':
    'הקונה דחה את ההצעה בסך {amount} להזמנה מס׳ {number} עבור {goods}. אפשר להציע הצעה אחרת; הקונה עדיין רשאי לבקש מ-Kyakhta להכריע.',
  'mail.refundOfferWithdrawn.subject': 'הספק חזר בו מההצעה בסך {amount} להזמנה מס׳ {number}',
  'mail.refundOfferWithdrawn.text':
    'הספק חזר בו מההצעה בסך {amount} להזמנה מס׳ {number} עבור {goods}. {isAsked, plural, =0 {הסירוב עומד בעינו: עד {until} אפשר לשנות את הבקשה או לבקש מ-Kyakhta להכריע.} other {הבקשה שלכם עומדת כפי שהגשתם אותה. הספק ישיב עד {until}; ללא תשובה היא נחשבת כמאושרת.}}',
  'mail.ownOfferWithdrawn.subject': 'חזרתם בכם מההצעה בסך {amount} להזמנה מס׳ {number}',
  'mail.ownOfferWithdrawn.text':
    'החנות שלכם חזרה בה מההצעה בסך {amount} להזמנה מס׳ {number} עבור {goods}. הקונה קיבל הודעה. {isAsked, plural, =0 {ההחזר נשאר מסורב כמקודם.} other {השיבו לבקשה עד {until}; ללא תשובה היא נחשבת כמאושרת.}}',
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
    'ההחזר בהזמנה מס׳ {number} אושר: {amount} יוחזרו בדרך שבה שולמו.{isCovered, plural, =0 {} other { מתוך זה כבר קיבלתם {covered} מהבנק או משירות התשלום.}} {note}',
  'mail.refundHeldUp.subject': 'עדיין לא היה אפשר להחזיר {amount} עבור {orders}',
  'mail.refundHeldUp.text':
    'ההחזר שלך בסך {amount} עבור {orders} לא יכול היה לחזור בדרך שבה שילמת. הכסף שמור, ואנו מטפלים בכך: נשלח אותו שוב או בדרך אחרת. אין צורך לעשות דבר; אם נצטרך ממך משהו, כגון פרטי חשבון בנק, נבקש זאת. הודעה תישלח אליך כשהכסף יישלח.',
  'mail.refundSent.subject': '{amount} עבור {orders} נשלחו אליך',
  'mail.refundSent.text':
    '{by, select, bank {שלחנו אליך את ההחזר בסך {amount} עבור {orders} בהעברה בנקאית, כי הוא לא יכול היה לחזור בדרך שבה שילמת.} other {ההחזר שלך בסך {amount} עבור {orders}, שהתעכב, חזר כעת בדרך שבה שילמת.}} אין צורך לעשות דבר.',
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
  'mail.refundSilence.subject': 'לא ניתנה תשובה במועד: {amount} מהזמנה מס׳ {number} הוחזרו',
  'mail.refundSilence.text': 'לא השבתם במועד, ולכן {amount} מהזמנה מס׳ {number} הוחזרו לקונה. ההחזר מופיע במסוף המוכר תחת ״החזרים״.',
  'mail.refundStoresEvidence.subject': 'הספק הוסיף ראיה: הזמנה מס׳ {number}',
  'mail.refundStoresEvidence.text':
    'במחלוקת על {amount} מהזמנה מס׳ {number} הציג הספק לפלטפורמה: {note}. תראו זאת בדף ההחזר, ותוכלו להוסיף ראיות עד ההכרעה, הצפויה עד {until}.',
  'mail.paymentReturned.subject': '{amount} מוחזרים אליך',
  'mail.paymentReturned.text':
    'התשלום שלך בסך {amount} עבור {orders} הגיע כשכבר לא היה אפשר להשתמש בו, ולכן החזרנו אותו. אין צורך לעשות דבר.',
  'mail.inquiryAsked.subject': 'קונה מבקש מחיר: ”{name}“',
  'mail.inquiryAsked.text': 'קונה מבקש מהחנות שלך מחיר עבור ”{name}“. הפנייה המלאה ממתינה לתשובתך בלוח המוכר, תחת פניות.',
  'mail.inquiryAnswered.subject': 'תשובה על ״{name}״',
  'mail.inquiryAnswered.text': 'חנות מציעה את ״{name}״ במחיר {amount} ליחידה. התשובה המלאה נמצאת במרכז הקונה, תחת בקשות מחיר.',
  'mail.applicationReceived.subject': 'קיבלנו את בקשתכם לחנות „{name}”',
  'mail.applicationReceived.text':
    'בקשתכם לחנות „{name}” התקבלה. נבדוק אותה בתוך שלושה ימי עבודה ונכתוב לכם בכל מקרה. אפשר לעקוב אחריה במרכז הקונה.',
  'mail.applicationRefused.subject': 'בקשתכם לחנות „{name}” דורשת תיקונים',
  'mail.applicationRefused.text':
    'חלק מבקשתכם לחנות „{name}” לא התקבל. {reasons}. פתחו אותה במרכז הקונה, תקנו רק את השדות האלה והגישו שוב; כל השאר נשאר כפי שהוא.',
  'mail.applicationApproved.subject': 'החנות שלכם „{name}” אושרה',
  'mail.applicationApproved.text':
    'בקשתכם לחנות „{name}” אושרה. הגדירו במרכז הקונה את החשבון ואת הסיסמה של החנות: איתם תיכנסו לקונסולת המוכר, והחנות פתוחה.',
  'mail.goodsDecided.subject': 'בדיקת הסחורה שלכם: אושרו {approved}, נדחו {refused}',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {מוצר אחד אושר, והקונים רואים אותו כפי שהגשתם. } two {שני מוצרים אושרו, והקונים רואים אותם כפי שהגשתם. } other {# מוצרים אושרו, והקונים רואים אותם כפי שהגשתם. }}{refused, plural, =0 {} one {מוצר אחד נדחה; תקנו אותו תחת ״מוצרים״ והגישו שוב. } two {שני מוצרים נדחו; תקנו אותם תחת ״מוצרים״ והגישו שוב. } other {# מוצרים נדחו; תקנו אותם תחת ״מוצרים״ והגישו שוב. }}{reasons}',
};
