import { endpoints, type Locale, locales } from '@kyakhta/contract';
import { expect, it } from 'vitest';
import { marketplaceForFile } from '../../test/marketplace.ts';
import { voices } from './voices.ts';

const market = marketplaceForFile();
/** How each language says that nobody said this. */
const invented: Readonly<Record<Locale, RegExp>> = {
  en: /invented/,
  ru: /придуман/,
  zh_CN: /虚构/,
  zh_TW: /虛構/,
  de: /erfunden/,
  es: /inventada/,
  pt: /inventada/,
  ko: /가상/,
  he: /הומצאה/,
  ar: /مُختلق/,
};

it('three founders speak to guests of the demo, each in ten languages, and each says that it is invented', async () => {
  expect(voices).toHaveLength(3);
  for (const locale of locales) {
    const { data } = await market().guest.call('GET /webConfig/getHomeConfig', {}, { locale });
    const { testimonials } = data as { testimonials: { name: string; role: string; text: string; language: string }[] };
    expect(testimonials).toEqual(voices.map(({ name, words }) => ({ name, ...words[locale], language: locale })));
    for (const { role } of testimonials) expect(role).toMatch(invented[locale]);
  }
});

it('operators edit them: what stands there is what their form would send', async () => {
  const { operator, guest } = market();
  const { version, testimonials } = await operator.ok('GET /platform/site/content', {});
  expect(testimonials).toEqual(voices);
  expect(endpoints['PUT /platform/site/content'].input.safeParse({ version, testimonials }).success).toBe(true);
  await operator.ok('PUT /platform/site/content', { version, testimonials: testimonials.slice(1) });
  expect((await guest.ok('GET /webConfig/getHomeConfig', {})).testimonials.map(({ name }) => name)).toEqual(['Volga Tools', 'Amur Light']);
});
