import { type Locale, type RefundReason, refundReasons } from '@kyakhta/contract';
import { say } from '../../../words/index.ts';

/** The id of a reason that was chosen from the list; null for the buyer's own words. */
export const reasonId = (reason: string): RefundReason | null => refundReasons.find((id) => id === reason) ?? null;

/** A reason as its reader reads it: one of the list in her language, the buyer's own words as they are. */
export const reasonIn = (locale: Locale, reason: string): string => {
  const id = reasonId(reason);
  return id === null ? reason : say(locale, `refundReason.${id}`);
};
