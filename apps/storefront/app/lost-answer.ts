import type { Refusal } from './ask.ts';

/** True when no answer came: what was asked may or may not have been done. */
export const isLost = (error: unknown): boolean => error instanceof TypeError;

/** What a form shows then: neither done nor refused. */
export const lostAnswer: Refusal = { ok: false, msg: '', fields: {}, diff: undefined, failure: null, unsure: true };
