import type { WordsOf } from '../types.ts';

/** Sentences of promotions, in Hebrew. ICU message format. */
export const promotions: WordsOf<'promotions'> = {
  couponUnknown: 'אין קופון כזה.',
  couponNotStarted: 'עדיין אי אפשר לקבל את הקופון הזה.',
  couponOver: 'כבר אי אפשר לקבל את הקופון הזה.',
  couponUsedUp: 'כל הקופונים האלה כבר נלקחו.',
  couponLimitReached: 'כבר יש לכם מספר הקופונים מסוג זה שקונה אחד יכול לקבל.',
  couponRunning: 'לקונים כבר יש הקופון הזה. אפשר לשנות רק את השם ואת סיום החלוקה, ולהנפיק עוד.',
  couponsFull: 'כבר יש {max} קופונים שאפשר לקבל, וזה המספר המרבי. סיימו קודם אחד מהם.',
  couponUnusable: 'אי אפשר להשתמש בקופון “{name}” בהזמנה הזאת.',
  couponsNotCombinable: 'אפשר להשתמש רק בקופון אחד מכל חנות ובקופון אחד של הפלטפורמה.',
  noSuchCode: 'אין קוד כזה, או שכבר נעשה בו שימוש.',
};
