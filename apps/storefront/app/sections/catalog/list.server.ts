import { msg, plural } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import type { Input } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';
import { redirect } from 'react-router';
import { ask, formatOf, goTo, keepLanguage, tryAsk, type Asked } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import type { Format } from '../../format.ts';
import { paths, type ListQuery } from '../../paths.ts';
import { cardView } from './card-view.server.ts';
import { categoriesView, countText, facetsView, preferredStores, type FacetsView, type Step } from './facets.server.ts';
import { changed, isFiltered, levels, partsOf, unfiltered } from './list-query.ts';
import { loadElsewhere } from './nothing-found.server.ts';
import { loadStoresNamed } from './stores.server.ts';

export const cardsPerPage = 24;

const categoryOf = (query: ListQuery): number | undefined => query.thCid ?? query.cid ?? query.cpid;

/** What a list is narrowed by, as the search reads it. */
const filtersOf = (query: ListQuery): Input<'GET /search/facets'> => {
  const categoryId = categoryOf(query);
  return {
    ...(query.pn && { prodName: query.pn }),
    ...(query.sid && { shopId: query.sid }),
    ...(categoryId && { categoryId }),
    ...(query.minPrice && { minPrice: query.minPrice }),
    ...(query.maxPrice && { maxPrice: query.maxPrice }),
    ...(query.minimumMax && { minimumMax: query.minimumMax }),
    ...(query.deliveryDaysMax !== undefined && { deliveryDaysMax: query.deliveryDaysMax }),
    ...(query.shopIds && { shopIds: query.shopIds }),
    ...(query.certificates && { certificates: query.certificates }),
    ...(query.preferred && { preferred: 1 }),
  };
};

/** A page of goods with its filters. Without facets it is the list alone, never an error. */
export async function loadList(asked: Asked, query: ListQuery) {
  const format = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  const categoryId = categoryOf(query);
  const current = query.page ?? 1;
  const filters = filtersOf(query);
  const [found, facets, categories, stores] = await Promise.all([
    ask(asked, 'GET /search/page', { ...filters, current, size: cardsPerPage, ...(query.sort !== undefined && { sort: query.sort }) }),
    tryAsk(asked, 'GET /search/facets', filters),
    tryAsk(asked, 'GET /category/categoryInfo', { parentId: categoryId ?? 0 }),
    storesNamed(asked, query),
  ]);
  const { categoryInfo, path } = categories.code === code.ok ? categories.data : { categoryInfo: [], path: [] };
  const trail: Step[] = path.map(({ categoryId: id, categoryName }, depth) => ({
    categoryId: id,
    name: categoryName,
    query: Object.fromEntries(path.slice(0, depth + 1).map((step, level) => [levels[level] ?? 'thCid', step.categoryId])) as ListQuery,
  }));
  const known = facets.code === code.ok ? facets.data : null;
  const view = known ? facetsView(known, query, i18n, format) : null;
  // A category that was merged into another redirects to it, for good.
  const here = trail.at(-1);
  if (here && categoryId && here.categoryId !== categoryId)
    throw redirect(
      keepLanguage(asked.url, paths.list({ ...changed(query, { cpid: undefined, cid: undefined, thCid: undefined }), ...here.query })),
      301,
    );
  // Past the end: the last page there is.
  if (found.records.length === 0 && found.pages > 0 && current > found.pages)
    throw goTo(asked.url, paths.list({ ...query, page: found.pages }));
  // Without facets the counts of the catalogue are shown where they are the counts of this list, too.
  const whole = !query.sid && !query.pn && !isFiltered(query) ? categoryInfo : [];
  return {
    query,
    path: trail,
    categories: categoriesView(known?.categories ?? whole, trail, query, format),
    facets: view,
    chips: chipsOf(query, trail, view, i18n, format, known?.currency ?? 'USD'),
    clear: paths.list(unfiltered(query)),
    stores,
    cards: found.records.map((card) => cardView(format, card, i18n)),
    total: found.total,
    totalText: countText(format, found.total, found.more),
    page: found.current,
    pages: found.pages,
    correction: found.total > 0 ? found.correction : null,
    /** What nothing was found for, where it is not what was typed: the other keyboard, a slip. */
    meant: found.total === 0 ? found.correction : null,
    partial: found.partial,
    nearest: found.nearest,
    /** Where else to look, when there is nothing here. */
    elsewhere: found.total === 0 ? await loadElsewhere(asked) : null,
  };
}

/** Stores that are called as what is searched for: at the head of what is found everywhere. */
async function storesNamed(asked: Asked, query: ListQuery) {
  if (!query.pn || query.sid || categoryOf(query) || isFiltered(query) || (query.page ?? 1) > 1) return [];
  return loadStoresNamed(asked, query.pn);
}

export type List = Awaited<ReturnType<typeof loadList>>;

/** What narrows the list now, each with the way to take it away. The words are not among them: the search field holds them. */
function chipsOf(query: ListQuery, trail: readonly Step[], view: FacetsView | null, i18n: I18n, format: Format, currency: string) {
  const chips: { key: string; label: string; href: string }[] = [];
  const add = (key: string, label: string, without: Parameters<typeof changed>[1]) =>
    chips.push({ key, label, href: paths.list(changed(query, without)) });
  const here = trail.at(-1);
  // Without words or filters the page is the category itself.
  if (here && (query.pn || query.sid || isFiltered(query)))
    add('category', here.name, { cpid: undefined, cid: undefined, thCid: undefined });
  if (query.minPrice) {
    const price = format.money(Number(query.minPrice), currency);
    add('min', i18n._(msg`From ${price}`), { minPrice: undefined });
  }
  if (query.maxPrice) {
    const price = format.money(Number(query.maxPrice), currency);
    add('max', i18n._(msg`Up to ${price}`), { maxPrice: undefined });
  }
  if (query.minimumMax) {
    const most = format.whole(query.minimumMax);
    add('minimum', i18n._(msg`Minimum order up to ${most}`), { minimumMax: undefined });
  }
  if (query.deliveryDaysMax) {
    const days = query.deliveryDaysMax;
    add('days', i18n._(msg`${plural(days, { one: 'Ships within # day', other: 'Ships within # days' })}`), { deliveryDaysMax: undefined });
  }
  if (query.preferred) add('preferred', i18n._(preferredStores), { preferred: undefined });
  for (const shopId of partsOf(query.shopIds)) {
    const name = view?.shops.find(({ key }) => key === shopId)?.label ?? shopId;
    const rest = partsOf(query.shopIds).filter((one) => one !== shopId);
    add(`shop-${shopId}`, i18n._(msg({ message: `Store: ${name}`, comment: 'A chosen filter' })), { shopIds: rest.join(',') });
  }
  for (const name of partsOf(query.certificates)) {
    const rest = partsOf(query.certificates).filter((one) => one !== name);
    add(`certificate-${name}`, name, { certificates: rest.join(',') });
  }
  return chips;
}
