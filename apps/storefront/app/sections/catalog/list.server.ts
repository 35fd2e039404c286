import type { Input } from '@kyakhta/contract/types';
import { code, searchSort } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, tryAsk, type Asked } from '../../ask.ts';
import { paths, type ListQuery } from '../../paths.ts';
import { cardView } from './card-view.server.ts';

export const cardsPerPage = 24;
const priceText = /^\d{1,9}(?:[.,]\d{1,2})?$/;

const whole = (text: string | null): number | undefined => (text && /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined);
const price = (text: string | null): string | undefined =>
  text && priceText.test(text.trim()) ? text.trim().replace(',', '.') : undefined;

/** Reads what the address asks for; what cannot be read is as if it were not there. */
export function readListQuery(url: URL): ListQuery {
  const get = (name: string) => url.searchParams.get(name);
  const sort = get('sort');
  const query = {
    pn: get('pn')?.trim().slice(0, 200) || undefined,
    cpid: whole(get('cpid')),
    cid: whole(get('cid')),
    thCid: whole(get('thCid')),
    minPrice: price(get('minPrice')),
    maxPrice: price(get('maxPrice')),
    sort: sort && Object.values<number>(searchSort).includes(Number(sort)) ? Number(sort) : undefined,
    page: whole(get('page')),
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

export async function loadList(asked: Asked) {
  const format = formatOf(asked.context);
  const query = readListQuery(asked.url);
  const categoryId = query.thCid ?? query.cid ?? query.cpid;
  const current = query.page ?? 1;
  const search: Input<'GET /search/page'> = {
    current,
    size: cardsPerPage,
    ...(query.pn && { prodName: query.pn }),
    ...(categoryId && { categoryId }),
    ...(query.sort !== undefined && { sort: query.sort }),
    ...(query.minPrice && { minPrice: query.minPrice }),
    ...(query.maxPrice && { maxPrice: query.maxPrice }),
  };
  const [found, categories] = await Promise.all([
    ask(asked, 'GET /search/page', search),
    tryAsk(asked, 'GET /category/categoryInfo', { parentId: categoryId ?? 0 }),
  ]);
  // Past the end: the last page there is.
  if (found.records.length === 0 && found.pages > 0 && current > found.pages)
    throw goTo(asked.url, paths.category({ ...query, page: found.pages }));
  const { categoryInfo, path } = categories.code === code.ok ? categories.data : { categoryInfo: [], path: [] };
  const levels = ['cpid', 'cid', 'thCid'] as const;
  const trail = path.map(({ categoryId: id, categoryName }, depth) => ({
    categoryId: id,
    name: categoryName,
    query: Object.fromEntries(path.slice(0, depth + 1).map((step, level) => [levels[level] ?? 'thCid', step.categoryId])) as ListQuery,
  }));
  const under = trail.at(-1)?.query ?? {};
  const below = levels[trail.length];
  return {
    query,
    path: trail,
    children: below
      ? categoryInfo.map((child) => ({
          categoryId: child.categoryId,
          name: child.categoryName,
          count: child.prodCount,
          countText: format.whole(child.prodCount),
          query: { ...under, [below]: child.categoryId },
        }))
      : [],
    cards: found.records.map((card) => cardView(format, card)),
    total: found.total,
    totalText: format.whole(found.total),
    page: found.current,
    pages: found.pages,
    minPriceText: query.minPrice ? format.money(Number(query.minPrice), 'USD') : null,
    maxPriceText: query.maxPrice ? format.money(Number(query.maxPrice), 'USD') : null,
  };
}

export type List = Awaited<ReturnType<typeof loadList>>;
