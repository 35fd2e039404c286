import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { Refusal } from './ask.ts';
import { isLoginAsked } from './sections/shell/login-call.ts';

/** True when no answer came: what was asked may or may not have been done. */
export const isLost = (error: unknown): boolean => error instanceof TypeError;

/** What a form shows then: neither done nor refused. */
export const lostAnswer: Refusal = {
  ok: false,
  msg: '',
  fields: {},
  diff: undefined,
  freight: undefined,
  failure: null,
  unsure: true,
  lost: true,
};

/**
 * Where an answer was lost, the next one would be, too, and the page with it: it stays as it is and asks by itself. So it
 * does below a login that a form is answered by: what was typed there is not lost to a page for guests.
 */
export const unlessLost = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  (actionResult as { lost?: true } | undefined)?.lost || isLoginAsked() ? false : defaultShouldRevalidate;
