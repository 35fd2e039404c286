import { certificatesMax, daysMax, quantityMax, searchSort, searchTextMax, shopsFilterMax } from '@kyakhta/contract/values';
import type { ListQuery } from '../../paths.ts';

/** The parameters that name a category, top first. */
export const levels = ['cpid', 'cid', 'thCid'] as const;

const priceText = /^\d{1,9}(?:[.,]\d{1,2})?$/;
const price = (text: string | null): string | undefined =>
  text && priceText.test(text.trim()) ? text.trim().replace(',', '.') : undefined;
const whole = (text: string | null, max: number): number | undefined =>
  text && /^\d{1,9}$/.test(text) && Number(text) > 0 && Number(text) <= max ? Number(text) : undefined;
const list = (text: string | null, shape: RegExp, most: number): string | undefined =>
  text
    ? joined(text.split(',').filter((part) => shape.test(part.trim())))
        .slice(0, most)
        .join(',') || undefined
    : undefined;
const joined = (parts: readonly string[]): string[] => [...new Set(parts.map((part) => part.trim()))].toSorted();

const idMax = 2_147_483_647;

/** Reads what the address asks for; what cannot be read is as if it were not there. */
export function readListQuery(url: URL): ListQuery {
  const get = (name: string) => url.searchParams.get(name);
  const sort = get('sort');
  return withoutEmpty({
    sid: whole(get('sid') ?? get('shopId'), idMax),
    pn: get('pn')?.toWellFormed().replaceAll('\u0000', '').trim().slice(0, searchTextMax).trim() || undefined,
    cpid: whole(get('cpid'), idMax),
    cid: whole(get('cid'), idMax),
    thCid: whole(get('thCid'), idMax),
    minPrice: price(get('minPrice')),
    maxPrice: price(get('maxPrice')),
    minimumMax: whole(get('minimumMax'), quantityMax),
    deliveryDaysMax: whole(get('deliveryDaysMax'), daysMax),
    shopIds: list(get('shopIds'), /^\s*\d{1,9}\s*$/, shopsFilterMax),
    certificates: list(get('certificates')?.toWellFormed().replaceAll('\u0000', '') ?? null, /^.{1,40}$/, certificatesMax),
    preferred: get('preferred') === '1' ? (1 as const) : undefined,
    sort: sort && Object.values<number>(searchSort).includes(Number(sort)) ? Number(sort) : undefined,
    page: whole(get('page'), 100_000),
  });
}

type Loose = { [Name in keyof ListQuery]: ListQuery[Name] | undefined };
const withoutEmpty = (query: Loose): ListQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined && value !== ''));

/** The same list with something else asked, from its first page; `undefined` takes a part away. */
export const changed = ({ page: _page, ...query }: ListQuery, change: Loose): ListQuery => withoutEmpty({ ...query, ...change });

/** Puts a name into a joined list, or takes it out when it is there. */
export const toggled = (text: string | undefined, part: string): string | undefined => {
  const parts = partsOf(text);
  return joined(parts.includes(part) ? parts.filter((one) => one !== part) : [...parts, part]).join(',') || undefined;
};
export const partsOf = (text: string | undefined): string[] => text?.split(',') ?? [];

/** Whose list, which words and which order: everything that narrows it further taken away. */
export const unfiltered = ({ sid, pn, sort }: ListQuery): ListQuery => withoutEmpty({ sid, pn, sort });
/** Whether something narrows the list beyond words and category. */
export const isFiltered = (query: ListQuery): boolean =>
  [query.minPrice, query.maxPrice, query.minimumMax, query.deliveryDaysMax, query.shopIds, query.certificates, query.preferred].some(
    (value) => value !== undefined,
  );
