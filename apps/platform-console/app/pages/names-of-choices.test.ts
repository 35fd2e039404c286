import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageDescriptor } from '@lingui/core';
import { locales } from '@kyakhta/contract/values';
import { describe, expect, it, vi } from 'vitest';
import { actionNames, subjectKinds } from './audit/action-words.ts';
import { poFormat } from '../../../../bin/lib/po-format.mjs';
import { workNames } from './jobs/work-words.ts';

// What the macro becomes is made by the build; here the words themselves are wanted.
vi.mock('@lingui/core/macro', () => ({
  msg: (words: TemplateStringsArray | MessageDescriptor) => (Array.isArray(words) ? { message: words[0] } : words),
}));

type Named = Readonly<Record<string, MessageDescriptor & { context?: string }>>;
const folder = join(import.meta.dirname, '../../locales');
const read = async (locale: string) => {
  const filename = join(folder, `${locale}.po`);
  return poFormat().parse(await readFile(filename, 'utf8'), { locale, sourceLocale: 'en', filename });
};

const choices: Readonly<Record<string, Named>> = {
  'a type of job': workNames,
  'a change': actionNames,
  'a thing that changed': subjectKinds,
};

describe.each(locales)('in %s', (locale) => {
  it.each(Object.keys(choices))('the name of %s is no other one’s', async (choice) => {
    const entries = Object.values((await read(locale)) ?? {});
    const said = Object.entries(choices[choice] ?? {}).map(([key, { message, context }]) => {
      const entry = entries.find((one) => one.message === message && (one.context ?? undefined) === context);
      expect(entry?.translation, `${key}: ${message ?? ''}`).toBeTruthy();
      return { key, name: entry?.translation ?? '' };
    });
    const again = said.filter(({ key, name }) => said.some((other) => other.key !== key && other.name === name));
    expect(again).toEqual([]);
  });
});
