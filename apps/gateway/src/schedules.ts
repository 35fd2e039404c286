/**
 * How long each provider waits, in seconds, before it tells again what was not taken: before the first repetition, before
 * the second, and so on. After the last it gives up.
 */
export const schedules = {
  /** Up to 25 times in three days; when, PayPal does not say: quickly at first, then evenly. */
  payPal: [30, 60, 300, 900, 3600, ...Array.from({ length: 20 }, () => 12_700)],
  /** Within 25 hours: after 4, 10 and 10 minutes, 1, 2, 6 and 15 hours. */
  alipay: [240, 600, 600, 3600, 7200, 21_600, 54_000],
  /** Within a day and four minutes: 15 times. */
  weChat: [15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600],
  hosted: [75, 450, 1800, 9000, 54_000],
} as const satisfies Readonly<Record<string, readonly number[]>>;

/** So many of a provider's seconds go into one here, for people who watch: four minutes are sixteen seconds. */
export const pace = 15;
/** A schedule as it is kept here, in milliseconds. */
export const paced = (seconds: readonly number[]): number[] => seconds.map((s) => (s * 1000) / pace);
