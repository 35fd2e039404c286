import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import { describe, expect, it } from 'vitest';
import { poFormat } from './lib/po-format.mjs';

const catalogue = (translation: string) => ({
  [generateMessageId('Order now')]: {
    message: 'Order now',
    translation,
    origin: [['app/page.tsx', 1] as [string, number]],
    obsolete: false,
    comments: [],
    extra: {},
  },
});
const format = poFormat();
const written = (locale: string, translation: string) =>
  format.serialize(catalogue(translation), { locale, sourceLocale: 'en', filename: `${locale}.po`, existing: undefined });

describe('words of the screens', () => {
  it('stand once in the file of the source language, and are read from there as their own text', async () => {
    const text = await written('en', 'Order now');
    expect(text).toContain('msgid "Order now"\nmsgstr ""\n');
    const read = await format.parse(text, { locale: 'en', sourceLocale: 'en', filename: 'en.po' });
    expect(Object.values(read).map((one) => one.translation)).toEqual(['Order now']);
  });
  it('that lack a translation stay without one', async () => {
    const read = await format.parse(await written('ru', ''), { locale: 'ru', sourceLocale: 'en', filename: 'ru.po' });
    expect(Object.values(read).map((one) => one.translation)).toEqual(['']);
    expect(await written('ru', 'Заказать')).toContain('msgid "Order now"\nmsgstr "Заказать"\n');
  });
});
