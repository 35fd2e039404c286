import { leastTold, type Locale } from '@kyakhta/contract';
import type { z } from 'zod';
import { say, type WordId } from '../words/index.ts';

type Issue = z.core.$ZodIssue;

const byCustomMessage: Readonly<Record<string, WordId>> = {
  mail: 'field.mail',
  iban: 'field.iban',
  date: 'field.date',
  userName: 'field.userName',
  number: 'field.number',
  amount: 'field.amount',
  timeZone: 'field.timeZone',
  unreadable: 'field.unreadable',
};

const wordOf = (issue: Issue, locale: Locale): { id: WordId; values: Record<string, string | number> } => {
  const custom = byCustomMessage[issue.message];
  if (custom !== undefined) return { id: custom, values: {} };
  if (issue.message === 'unprinted' && issue.code === 'custom')
    return { id: 'field.unprinted', values: { letters: String(issue.params?.['letters']) } };
  if (issue.message === 'tooFewWords' && issue.code === 'custom')
    return { id: 'field.short', values: { min: leastTold(Number(issue.params?.['min']), locale) } };
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined || issue.input === null) return { id: 'field.required', values: {} };
      if (issue.expected === 'int') return { id: 'field.whole', values: {} };
      if (issue.expected === 'number') return { id: 'field.number', values: {} };
      return { id: 'field.wrong', values: {} };
    }
    case 'too_small': {
      if (issue.origin === 'string')
        return Number(issue.minimum) <= 1
          ? { id: 'field.blank', values: {} }
          : { id: 'field.short', values: { min: Number(issue.minimum) } };
      if (issue.origin === 'array') return { id: 'field.few', values: { min: Number(issue.minimum) } };
      return { id: 'field.min', values: { min: Number(issue.minimum) } };
    }
    case 'too_big': {
      if (issue.origin === 'string') return { id: 'field.long', values: { max: Number(issue.maximum) } };
      if (issue.origin === 'array') return { id: 'field.many', values: { max: Number(issue.maximum) } };
      return { id: 'field.max', values: { max: Number(issue.maximum) } };
    }
    default:
      return { id: 'field.wrong', values: {} };
  }
};

/** Field → sentence in the person's language; a nested field is named by its path, as `items.0.count`. */
export const explain = (error: z.ZodError, locale: Locale): Record<string, string> => {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'body';
    const { id, values } = wordOf(issue, locale);
    fields[path] ??= say(locale, id, values);
  }
  return fields;
};
