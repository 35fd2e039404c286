import { brokenQueues, deadlineQueues, type DeskQueue } from '@kyakhta/contract/values';

type Queue = { queue: DeskQueue; count: number; oldest: string | null; late: number };

/** Longer than this nothing should wait that has no deadline. */
const longMs = 2 * 86_400_000;

/** Something stands where nothing should. */
export const isBroken = ({ queue, count }: Pick<Queue, 'queue' | 'count'>): boolean => brokenQueues.includes(queue) && count > 0;

/** Whether the figure of a queue stands out in red. `now` is unix milliseconds. */
export const needsHaste = (of: Queue, now: number): boolean =>
  of.late > 0 || isBroken(of) || (of.oldest !== null && !deadlineQueues.includes(of.queue) && now - Date.parse(of.oldest) > longMs);
