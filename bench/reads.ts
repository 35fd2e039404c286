import { bareCounts, bareLists, bareSearches, bareSuggestions } from './bare-reads.ts';
import { type Load, loadOf } from './load.ts';
import { drawQuestions, listPath, searchPath } from './questions.ts';
import { ratio, round, type Row, say } from './report.ts';

/** How long a list of questions is asked at most before it counts as warm. */
const warmUpSeconds = 90;
const rate = (load: Load): string =>
  `${round(load.perSecond)}/s, p99 ${load.p99Ms} ms${load.errors === 0 ? '' : `, ${load.errors} errors`}`;

/**
 * What visitors read: lists, searches, counts, suggestions and pages. Cold is the first time each of 20,000
 * questions is asked; warm is asking them again.
 */
export const readRows = async (url: string, base: string, emptyPerSecond: number, seconds: number): Promise<Row[]> => {
  const rows: Row[] = [];
  const add = (row: Row): void => {
    rows.push(row);
    say(`${row.what}: ${row.figure} ${row.ratio}`);
  };
  const q = await drawQuestions(url);
  const measured = (what: string, load: Load, aim: string): void => {
    add({ what, figure: rate(load), yardstick: 'empty route', ratio: ratio(load.perSecond, emptyPerSecond), aim });
  };
  const coldAndWarm = async (what: string, paths: readonly string[], bare: number, aim: string): Promise<void> => {
    say(what);
    const cold = await loadOf(base, paths, seconds);
    add({
      what: `${what}, cold`,
      figure: rate(cold),
      yardstick: `bare SQL ${round(bare)}/s`,
      ratio: ratio(cold.perSecond, bare),
      aim: '≥ 0.50',
    });
    // Asked on until most are known, so that warm is warm.
    await loadOf(base, paths, Math.min(warmUpSeconds, Math.max(seconds, (paths.length / Math.max(1, cold.perSecond)) * 1.2)));
    measured(`${what}, warm`, await loadOf(base, paths, seconds), aim);
  };
  const bareList = await bareLists(url, q, Math.min(5, seconds));
  await coldAndWarm('category by price, 24 a page', q.lists.map(listPath), bareList, '≥ 0.10');
  const bareSearch = await bareSearches(url, q, Math.min(5, seconds));
  await coldAndWarm('search for two words', q.searches.map(searchPath), bareSearch, '≥ 0.07');
  await coldAndWarm(
    'counts beside a search',
    q.searches.map((s) => `/api/search/facets?prodName=${encodeURIComponent(s)}`),
    await bareCounts(url, q, Math.min(5, seconds)),
    '',
  );
  await coldAndWarm(
    'suggestions',
    q.beginnings.map((b) => `/api/search/suggest?prodName=${encodeURIComponent(b)}`),
    await bareSuggestions(url, q, Math.min(5, seconds)),
    '',
  );
  return rows;
};

/**
 * A page far at the end of a long list against its first page, each address asked for once: a hundred lowest prices, below
 * which nothing is, make as many of each list.
 */
export const lastPageRow = async (url: string, base: string, seconds: number): Promise<Row> => {
  const { longLists } = await drawQuestions(url);
  say('pages near the end of a category');
  const paths = (pageOf: (count: number) => number): string[] =>
    Array.from({ length: 100 }, (_, from) => from).flatMap((from) =>
      longLists.map(({ count, ...list }) => listPath({ ...list, from, page: pageOf(count) })),
    );
  const first = await loadOf(
    base,
    paths(() => 1),
    seconds,
  );
  const last = await loadOf(
    base,
    paths((count) => Math.floor((count * 0.95) / 24)),
    seconds,
  );
  return {
    what: 'category by price, a page near its end, cold',
    figure: rate(last),
    yardstick: `its first page ${round(first.perSecond)}/s`,
    ratio: ratio(last.perSecond, first.perSecond),
    aim: '≥ 0.90: flat',
  };
};

/** Pages as a guest's browser asks for them, each rendered for the first time. */
export const pageRows = async (url: string, base: string, seconds: number): Promise<Row[]> => {
  const q = await drawQuestions(url);
  const page = async (what: string, paths: readonly string[]): Promise<Row> => {
    const load = await loadOf(base, paths, seconds, { accept: 'text/html', 'user-agent': 'Mozilla/5.0 bench' });
    say(`${what}: ${rate(load)}`);
    return { what, figure: rate(load), yardstick: '', ratio: '', aim: '' };
  };
  return [
    await page(
      'category page, rendered',
      q.lists.slice(0, 2000).map((l) => `/category-page?cid=${l.categoryId}&sort=4&lang=en`),
    ),
    await page(
      'product page, rendered',
      q.products.slice(0, 2000).map((id) => `/goods-detail?prodId=${id}&lang=en`),
    ),
  ];
};
