import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PasswordRule } from '@kyakhta/contract/values';

/** What a new password needs, in one sentence: what is said of one that does not fit. */
export const passwordWords = ({ min, max, classes }: PasswordRule): MessageDescriptor => {
  if (classes === 3) return msg`A password has ${min} to ${max} characters, with letters, digits and symbols, and no spaces at either end.`;
  if (classes === 2)
    return msg`A password has ${min} to ${max} characters of at least two kinds (letters, digits, symbols), and no spaces at either end.`;
  return msg`A password has ${min} to ${max} characters, with no spaces at either end.`;
};
