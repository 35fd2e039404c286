import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageDescriptor } from '@lingui/core';
import { auditChoices, auditFields, auditStatuses, locales } from '@kyakhta/contract/values';
import { describe, expect, it, vi } from 'vitest';
import { poFormat } from '../../../../../bin/lib/po-format.mjs';
import { choiceNames, statusNames } from './choice-words.ts';
import { fieldNames } from './field-words.ts';

// What the macro becomes is made by the build; here the words themselves are wanted.
vi.mock('@lingui/core/macro', () => ({
  msg: (words: TemplateStringsArray | MessageDescriptor) => (Array.isArray(words) ? { message: words[0] } : words),
}));
vi.mock('../payments/case-kinds.ts', () => ({ useCaseKinds: () => ({}) }));

type Names = Readonly<Record<string, MessageDescriptor & { context?: string }>>;
const lists: readonly (readonly [string, readonly (string | number)[], Names])[] = [
  ['fields', auditFields, fieldNames],
  ...Object.entries(auditChoices).map(
    ([field, values]) => [field, values, choiceNames[field as keyof typeof choiceNames] as Names] as const,
  ),
  ...Object.entries(auditStatuses).map(
    ([thing, values]) => [`states of ${thing}`, values, statusNames[thing as keyof typeof statusNames] as Names] as const,
  ),
];

describe.each(locales)('in %s the audit log names', (locale) => {
  const filename = join(import.meta.dirname, '../../../locales', `${locale}.po`);
  const catalogue = readFile(filename, 'utf8').then((text) => poFormat().parse(text, { locale, sourceLocale: 'en', filename }));

  it.each(lists)('all of %s', async (_, values, names) => {
    const entries = Object.values((await catalogue) ?? {});
    for (const value of values) {
      const { message, context } = names[value] ?? {};
      const entry = entries.find((one) => one.message === message && (one.context ?? undefined) === context);
      expect(entry?.translation, String(value)).toBeTruthy();
    }
  });
});
