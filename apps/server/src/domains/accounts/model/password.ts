import type { passwordChars } from '@kyakhta/contract';

const classesOf = (password: string): number => [/\p{L}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}\s]/u].filter((shape) => shape.test(password)).length;

/** Whether a password may be set: its length, how many of letters, digits and signs it has, and no control characters. */
export const isPassword = (password: string, rule: (typeof passwordChars)[keyof typeof passwordChars]): boolean => {
  // Code points: what a person counts as one character may be several, and all of them guard the door.
  const length = Array.from(password).length;
  return (
    length >= rule.min &&
    length <= rule.max &&
    classesOf(password) >= rule.classes &&
    !/\p{C}/u.test(password) &&
    password.trim() === password
  );
};
