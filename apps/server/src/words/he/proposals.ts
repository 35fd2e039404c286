import type { WordsOf } from '../types.ts';

/** Sentences of proposals, in Hebrew. ICU message format. */
export const proposals: WordsOf<'proposals'> = {
  proposalUnknown: 'אין הצעה כזו.',
  proposalDecided: 'בהצעה הזו כבר הוחלט.',
  proposalOwn: 'ההצעה היא שלכם. מפעיל אחר צריך להסכים.',
  proposalSameHands:
    'אחד משני החשבונות נוצר על ידי האחר, או קיבל ממנו סיסמה או את התחום „כספים”, ומאז איש לא אישר למי הוא שייך. מישהו אחר צריך להחליט, או לאשר את החשבון תחת „צוות”.',
  proposalAbandoned: 'מי שהציע זאת נעול או שאינו רשאי עוד להציע. אפשר לקחת את ההצעה או לדחות אותה.',
  proposalNotAbandoned: 'מי שהציע זאת עדיין עומד מאחוריה. אפשר להסכים או לדחות.',
  proposalOpenAlready: 'זה כבר הוצע וממתין למפעיל שני. ההצעה נמצאת תחת „הצעות”.',
  'mail.proposalDecided.subject':
    '{isDone, plural, =0 {ההצעה שלכם נדחתה} other {ההצעה שלכם התקבלה}}: {kind, select, balance {תיקון יתרה} points {תיקון נקודות} grant {מתן החזר} settle {יישוב הזמנה באיחור} cash {רישום מזומן של שליח} transfer {שיוך העברה בנקאית} limit {פחות שאלות למפעיל שני} level {שינוי דרגה} bank {שינוי החשבון שאליו הקונים מעבירים} other {רישום מזומן שהגיע באיחור}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {ההצעה שלכם נדחתה על ידי {by}.} other {ההצעה שלכם אושרה על ידי {by} ובוצעה.}} {hasNote, plural, =0 {} other {הערה: {note}.}} הנימוק שלכם: {reason}. היא נמצאת תחת „הצעות” בקונסולת המפעיל.',
  'export.proposal.balance': 'תיקון יתרה',
  'export.proposal.points': 'תיקון נקודות',
  'export.proposal.grant': 'לאשר החזר',
  'export.proposal.settle': 'ליישב הזמנה באיחור',
  'export.proposal.cash': 'לרשום מזומן של שליח',
  'export.proposal.level': 'שינוי רמה',
  'export.proposal.transfer': 'לשייך העברה בנקאית',
  'export.proposal.limit': 'לשאול מפעיל שני רק החל מ־',
  'export.proposal.bank': 'שינוי החשבון שאליו הקונים מעבירים',
  'export.proposal.lateCash': 'רישום מזומן שהגיע באיחור',
  'export.proposalState.proposed': 'ממתין למפעיל שני',
  'export.proposalState.done': 'בוצע',
  'export.proposalState.refused': 'לא בוצע',
};
