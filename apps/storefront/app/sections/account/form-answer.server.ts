import type { MessageDescriptor } from '@lingui/core';
import { defineMessage } from '@lingui/core/macro';
import type { Problem } from '@kyakhta/contract/types';
import { codeDigits, type Failure } from '@kyakhta/contract/values';
import type { Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { textOf } from '../../form-text.ts';
import { shownAgain, type FormResult } from './form-result.ts';

const mailShape = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}$/;
export const isMail = (text: string): boolean => mailShape.test(text);
/** A code as people copy it: blanks within it mean nothing. */
const isCode = (text: string): boolean => new RegExp(`^\\d{${codeDigits}}$`).test(text);

/** What is said of a field before the server is asked. */
export const words = {
  mail: defineMessage({ message: 'Enter a valid email address.' }),
  userName: defineMessage({ message: 'Enter your account name, email or mobile.' }),
  passWord: defineMessage({ message: 'Enter the password.' }),
  code: defineMessage({ message: 'Enter the code from the email.' }),
  consent: defineMessage({ message: 'Read and accept the terms to continue.' }),
  confirm: defineMessage({ message: 'The passwords don’t match. Enter the same one twice.' }),
};

type Refused = { msg: string; data: Problem | null };
/** Which field a failure is shown at. */
type Places = Readonly<Partial<Record<Failure, string>>>;

/** A form on its way through an action: what was typed, what is wrong with it, and what is shown again. */
export function openForm({ context }: Pick<Asked, 'context'>, form: FormData) {
  const i18n = context.get(i18nContext);
  const show = (more: Partial<FormResult>): FormResult => ({
    msg: '',
    fields: {},
    values: shownAgain(form),
    sent: null,
    attempt: crypto.randomUUID(),
    ...more,
  });
  return {
    show,
    text: (name: string): string => textOf(form, name).trim(),
    /** As it was typed: blanks belong to a password. */
    secret: (name: string): string => textOf(form, name),
    code: (name = 'validCode'): string => textOf(form, name).replaceAll(/\s/g, ''),
    has: (name: string): boolean => form.has(name),
    isCode,
    /** What the form shows when a field is wrong; null when none is. */
    faults(fields: Readonly<Record<string, MessageDescriptor | false>>): FormResult | null {
      const wrong = Object.entries(fields).filter((entry): entry is [string, MessageDescriptor] => entry[1] !== false);
      return wrong.length === 0 ? null : show({ fields: Object.fromEntries(wrong.map(([name, word]) => [name, i18n._(word)])) });
    },
    /**
     * The server's refusal, told at its field when it has one in this form; all that it finds at once, each at its own.
     * @param names how this form calls fields of the call
     */
    refused(answer: Refused, places: Places = {}, names: Readonly<Record<string, string>> = {}): FormResult {
      const place = answer.data?.failure ? places[answer.data.failure as Failure] : undefined;
      const told = Object.entries(answer.data?.fields ?? {}).map(([name, word]) => [names[name] ?? name, word] as const);
      const fields = Object.fromEntries([
        ...told.filter(([name]) => form.has(name) || Object.values(names).includes(name)),
        ...(place === undefined ? [] : [[place, answer.msg] as const]),
      ]);
      return Object.keys(fields).length > 0 ? show({ fields }) : show({ msg: answer.msg });
    },
  };
}
