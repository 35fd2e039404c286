import type { passwordChars } from './limits.ts';

export type PasswordRule = (typeof passwordChars)[keyof typeof passwordChars];
/** What is asked of a new password, point by point, and whether it is met. */
export type PasswordPoints = {
  readonly length: boolean;
  readonly letter: boolean;
  readonly digit: boolean;
  readonly sign: boolean;
  /** Enough of the three kinds above. */
  readonly kinds: boolean;
  /** No control characters, no blanks around it. */
  readonly clean: boolean;
};

export const passwordPoints = (password: string, rule: PasswordRule): PasswordPoints => {
  // Code points: what a person counts as one character may be several, and all of them guard the door.
  const length = Array.from(password).length;
  const letter = /\p{L}/u.test(password);
  const digit = /\p{Nd}/u.test(password);
  const sign = /[^\p{L}\p{Nd}\s]/u.test(password);
  return {
    length: length >= rule.min && length <= rule.max,
    letter,
    digit,
    sign,
    kinds: [letter, digit, sign].filter(Boolean).length >= rule.classes,
    clean: !/\p{C}/u.test(password) && password.trim() === password,
  };
};

/** Whether a password may be set; screens and server ask the same. */
export const isPassword = (password: string, rule: PasswordRule): boolean => {
  const { length, kinds, clean } = passwordPoints(password, rule);
  return length && kinds && clean;
};
