import { countryDefault } from '@kyakhta/contract/values';
import { ask, formatOf, personOf, type Asked } from '../../ask.ts';

/** Countries that can be chosen besides those a store names: those its buyers and the languages of the site come from. */
const near = 'RU BY KZ KG AM UZ TJ TM AZ GE MD MN CN TW KR AE SA EG IL TR DE ES PT BR MX'.split(' ');

/** Where the goods would go, as the address of the page says: one of her addresses by its number, or a country. */
export function askedRegion(url: URL): { addrId: number } | { country: string } | null {
  const to = url.searchParams.get('to') ?? '';
  if (/^[1-9]\d{0,8}$/.test(to)) return { addrId: Number(to) };
  return /^[A-Z]{2}$/.test(to) ? { country: to } : null;
}

/**
 * The region a product page is shown for, and those that can be chosen. Freight and days are the same everywhere: they are
 * of the lines; what differs is whether the store delivers there.
 */
export async function loadRegion(asked: Asked, deliversTo: readonly string[]) {
  const format = formatOf(asked.context);
  const wanted = askedRegion(asked.url);
  const book = personOf(asked.context).buyer ? await ask(asked, 'GET /p/address/list', {}) : [];
  const hers =
    wanted === null
      ? book.find(({ commonAddr }) => commonAddr === 1)
      : 'addrId' in wanted
        ? book.find(({ addrId }) => addrId === wanted.addrId)
        : undefined;
  const country = hers?.country ?? (wanted !== null && 'country' in wanted ? wanted.country : countryDefault);
  const codes = new Set([...near, ...deliversTo, country]);
  return {
    country,
    chosen: hers ? String(hers.addrId) : country,
    /** Her addresses, then countries by their names. */
    options: [
      ...book.map((address) => ({ value: String(address.addrId), label: format.row([address.city || address.province, address.addr]) })),
      ...format.byName([...codes].map((code) => ({ value: code, label: format.country(code) }))),
    ],
    /** Whether one was asked for: links of the page carry it on. */
    to: wanted === null ? null : hers ? String(hers.addrId) : country,
  };
}

export type Region = Awaited<ReturnType<typeof loadRegion>>;
