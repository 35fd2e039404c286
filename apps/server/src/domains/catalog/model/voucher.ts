import type { VoucherUnused } from '@kyakhta/contract';
import { addDays } from '../../../runtime/clock.ts';

/** Until when a voucher can be used: so many days from its payment, or to the end of a date in China, `YYYY-MM-DD`. */
export interface VoucherRule {
  readonly days: number | null;
  readonly until: string | null;
  /** What becomes of the price of one that nobody used. */
  readonly unused: VoucherUnused;
}

/** The instant at which a date is over where the stores are. China keeps one time the whole year. */
const endOf = (date: string): Date => addDays(new Date(`${date}T00:00:00+08:00`), 1);

/** Until when a voucher that is paid now can be used. */
export const validUntil = (rule: VoucherRule, paidAt: Date): Date =>
  rule.until === null ? addDays(paidAt, rule.days ?? 0) : endOf(rule.until);
