/** A store that has no more than two days left is reminded. */
const urgentMs = 2 * 86_400_000;

/** Whether the store is waited for, and the clock decides against it soon. `now` is unix milliseconds. */
export const isUrgent = ({ waitsFor, dueTime }: { waitsFor: string | null; dueTime: string | null }, now: number): boolean =>
  waitsFor === 'seller' && dueTime !== null && Date.parse(dueTime) - now < urgentMs;
