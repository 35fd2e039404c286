import { ask, type Asked } from '../../ask.ts';
import { personContext } from '../../context.ts';
import { farPaths } from '../../far-paths.ts';
import { paths, type SiteMapPart, withLanguage } from '../../paths.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const space = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const pages = (): string[] => [
  paths.home(),
  paths.category(),
  paths.rankings(),
  paths.tradeControl(),
  paths.logistics(),
  paths.notices(),
  paths.terms(0),
  paths.terms(1),
];

const addressOf = (of: SiteMapPart, ids: readonly number[]): string => {
  if (of === 'categories') return paths.categoryOf(ids);
  return of === 'stores' ? paths.shop(ids[0] ?? 0) : paths.product(ids[0] ?? 0);
};

/** The map of the site: an index of its parts, or a part. It lists every address in each language, as its page names itself. */
export async function siteMap(asked: Asked): Promise<string> {
  const { origin, searchParams } = asked.url;
  const { languages } = asked.context.get(personContext);
  const of = (['pages', 'categories', 'products', 'stores'] as const).find((name) => name === searchParams.get('of'));
  if (of === undefined) {
    const counts = await ask(asked, 'GET /siteMap/parts', {});
    const numbered = (name: 'products' | 'stores') =>
      Array.from({ length: counts[name] }, (_, index) => farPaths.siteMap({ of: name, part: index + 1 }));
    const parts = [
      farPaths.siteMap({ of: 'pages' }),
      farPaths.siteMap({ of: 'categories' }),
      ...numbered('stores'),
      ...numbered('products'),
    ];
    return `${head}<sitemapindex ${space}>\n${parts.map((path) => `<sitemap><loc>${escaped(origin + path)}</loc></sitemap>\n`).join('')}</sitemapindex>\n`;
  }
  const addresses =
    of === 'pages'
      ? pages()
      : (await ask(asked, 'GET /siteMap/part', { of, part: searchParams.get('part') ?? '' })).map((ids) => addressOf(of, ids));
  const lines = addresses.flatMap((path) =>
    languages.map((locale) => `<url><loc>${escaped(origin + withLanguage(path, locale))}</loc></url>\n`),
  );
  return `${head}<urlset ${space}>\n${lines.join('')}</urlset>\n`;
}
