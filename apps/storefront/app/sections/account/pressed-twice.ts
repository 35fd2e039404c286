import { loginDebounceMs } from '@kyakhta/contract/values';

/** A form that was sent: what was typed, the answer before it, and when. */
export type Press = { readonly typed: string; readonly answer: string | undefined; readonly at: number };

/** Whether a press is the one before it once more: the same form, with no answer between, within the time of a double click. */
export const isOnceMore = (before: Press | undefined, now: Press): boolean =>
  before !== undefined && before.typed === now.typed && before.answer === now.answer && now.at - before.at < loginDebounceMs;
