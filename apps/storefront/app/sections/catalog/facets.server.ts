import { msg, plural } from '@lingui/core/macro';
import type { I18n } from '@lingui/core';
import type { Output } from '@kyakhta/contract/types';
import { countMax } from '@kyakhta/contract/values';
import type { Format } from '../../format.ts';
import { paths, type ListQuery } from '../../paths.ts';
import { changed, levels, partsOf, toggled } from './list-query.ts';

type Facets = Output<'GET /search/facets'>;
/** One value of a filter: where choosing it, or taking it back, leads. */
export type Choice = { key: string; label: string; count: string; href: string; chosen: boolean };
export type Step = { categoryId: number; name: string; query: ListQuery };

/** How many goods: exact up to the limit of counting, "10,000+" beyond. */
export const countText = (format: Format, total: number, more: boolean): string =>
  more ? `${format.whole(Math.min(total, countMax))}+` : format.whole(total);

export const rangeText = (i18n: I18n, format: Format, min: number | null, max: number | null, currency: string): string => {
  if (min !== null && max !== null) return format.moneyRange(min, max, currency);
  const price = format.money(min ?? max ?? 0, currency);
  return min === null ? i18n._(msg`Up to ${price}`) : i18n._(msg`From ${price}`);
};

export const preferredStores = msg({ message: 'Preferred stores', comment: 'Filter: goods of stores that the platform recommends' });

/** The filters of a list as its page shows them; counts say what choosing would leave. */
export function facetsView(facets: Facets, query: ListQuery, i18n: I18n, format: Format) {
  const to = (change: Parameters<typeof changed>[1]) => paths.list(changed(query, change));
  const { currency } = facets;
  const shops = partsOf(query.shopIds);
  const certificates = partsOf(query.certificates);
  const chosenFirst = (a: Choice, b: Choice) => Number(b.chosen) - Number(a.chosen);
  return {
    currency,
    prices: facets.prices.map(({ min, max, prodCount }) => {
      const [minPrice, maxPrice] = [min, max].map((bound) => (bound === null ? undefined : String(bound)));
      const chosen = query.minPrice === minPrice && query.maxPrice === maxPrice;
      return {
        key: `${min}-${max}`,
        label: rangeText(i18n, format, min, max, currency),
        count: format.whole(prodCount),
        href: to(chosen ? { minPrice: undefined, maxPrice: undefined } : { minPrice, maxPrice }),
        chosen,
      };
    }),
    minimums: facets.minimums.map(({ minimumMax, prodCount }) => {
      const chosen = query.minimumMax === minimumMax;
      const most = format.whole(minimumMax);
      return {
        key: String(minimumMax),
        label: i18n._(msg({ message: `up to ${most}`, comment: 'Filter by the smallest order: up to so many pieces' })),
        count: format.whole(prodCount),
        href: to({ minimumMax: chosen ? undefined : minimumMax }),
        chosen,
      };
    }),
    days: facets.deliveryDays.map(({ deliveryDaysMax, prodCount }) => {
      const chosen = query.deliveryDaysMax === deliveryDaysMax;
      return {
        key: String(deliveryDaysMax),
        label: daysText(i18n, deliveryDaysMax),
        count: format.whole(prodCount),
        href: to({ deliveryDaysMax: chosen ? undefined : deliveryDaysMax }),
        chosen,
      };
    }),
    shops: [
      ...(facets.preferred > 0 || query.preferred
        ? [
            {
              key: 'preferred',
              label: i18n._(preferredStores),
              count: format.whole(facets.preferred),
              href: to({ preferred: query.preferred ? undefined : 1 }),
              chosen: query.preferred === 1,
            },
          ]
        : []),
      ...facets.shops
        .map(({ shopId, shopName, prodCount }) => ({
          key: String(shopId),
          label: shopName,
          count: format.whole(prodCount),
          href: to({ shopIds: toggled(query.shopIds, String(shopId)) }),
          chosen: shops.includes(String(shopId)),
        }))
        .toSorted(chosenFirst),
    ],
    certificates: facets.certificates
      .map(({ name, prodCount }) => ({
        key: name,
        label: name,
        count: format.whole(prodCount),
        href: to({ certificates: toggled(query.certificates, name) }),
        chosen: certificates.includes(name),
      }))
      .toSorted(chosenFirst),
  };
}
export type FacetsView = ReturnType<typeof facetsView>;

export const daysText = (i18n: I18n, days: number): string =>
  i18n._(
    msg({
      message: plural(days, { one: 'within # day', other: 'within # days' }),
      comment: 'Filter: leaves the warehouse within so many days',
    }),
  );

/** Categories to go to from here: below the current one, or beside it when there is nothing below. */
export function categoriesView(
  categories: readonly { categoryId: number; categoryName: string; parentId: number; prodCount: number }[],
  trail: readonly Step[],
  query: ListQuery,
  format: Format,
) {
  const childrenOf = (depth: number) => categories.filter(({ parentId }) => parentId === (trail[depth - 1]?.categoryId ?? 0));
  const below = childrenOf(trail.length);
  const depth = below.length > 0 || trail.length === 0 ? trail.length : trail.length - 1;
  const level = levels[depth];
  const none = { cpid: undefined, cid: undefined, thCid: undefined };
  return {
    /** Where one stands, and the ways up from it; the first is the whole of what is searched. */
    above: trail.slice(0, depth).map((step, index) => ({
      name: step.name,
      href: paths.list(changed(query, { ...none, ...step.query })),
      here: index === trail.length - 1,
    })),
    all: trail.length > 0 ? paths.list(changed(query, none)) : null,
    choices: level
      ? (depth === trail.length ? below : childrenOf(depth)).map(({ categoryId, categoryName, prodCount }) => ({
          key: String(categoryId),
          label: categoryName,
          count: format.whole(prodCount),
          href: paths.list(changed(query, { ...none, ...trail[depth - 1]?.query, [level]: categoryId })),
          chosen: categoryId === trail[depth]?.categoryId,
        }))
      : [],
  };
}
export type CategoriesView = ReturnType<typeof categoriesView>;
