import { type AgreementParty, deliveryType, type DoorIncoterm, type Incoterm, type Locale, mold } from '@kyakhta/contract';
import { countryName } from '../../../runtime/words/country.ts';
import { say } from '../../../runtime/words/index.ts';
import type { FrozenOrder } from '../store/frozen.ts';

/** What the papers of one kind say beside goods and price. */
export interface PaperTerms {
  /** Under which term the platform's lines bring goods to the door. */
  readonly doorTerm: DoorIncoterm;
  /** Whose law governs, ISO 3166-1 alpha-2; empty: not told. */
  readonly law: string;
  /** Which court; empty: the one at the platform's seat. */
  readonly court: string;
}
type Carried = Pick<FrozenOrder, 'deliveryType' | 'mold' | 'address' | 'pickupPlace'>;
type Duty = 'dutyBuyer' | 'dutyPlatform' | 'dutyTaker' | 'dutySupplier' | 'dutyNone';
interface Term {
  readonly term: Incoterm;
  readonly place: string;
  readonly duty: Duty;
}

/** The term of Incoterms 2020 with its place, and who pays the duty; null for vouchers, of which nothing is carried. */
const termOf = (order: Carried, party: AgreementParty, doorTerm: DoorIncoterm, supplierCity: string, locale: Locale): Term | null => {
  if (order.mold === mold.virtual) return null;
  const { address, pickupPlace } = order;
  const door = address === null ? '' : [address.city || address.province, countryName(address.country, locale)].join(', ');
  if (order.deliveryType === deliveryType.buyerPickup)
    return { term: 'EXW', place: pickupPlace === null ? supplierCity : `${pickupPlace.name}, ${pickupPlace.address}`, duty: 'dutyTaker' };
  if (order.deliveryType === deliveryType.noExpress) return { term: 'EXW', place: supplierCity, duty: 'dutyTaker' };
  if (order.deliveryType === deliveryType.sameCity) return { term: 'DAP', place: door, duty: 'dutyNone' };
  if (party === 'seller') return { term: 'FCA', place: supplierCity, duty: 'dutySupplier' };
  return { term: doorTerm, place: door, duty: doorTerm === 'DDP' ? 'dutyPlatform' : 'dutyBuyer' };
};

/** The term and who pays the duty, in a language, as a paper says it; nothing for vouchers. */
export const incotermLines = (
  order: Carried,
  party: AgreementParty,
  { doorTerm }: PaperTerms,
  supplierCity: string,
  locale: Locale,
): string[] => {
  const found = termOf(order, party, doorTerm, supplierCity, locale);
  if (found === null) return [];
  const { term, place, duty } = found;
  return [`${say(locale, 'paper.incoterm', { term, place })}.`, say(locale, `paper.${duty}`)];
};

/** Whose law governs and which court decides, in a language. */
export const lawLines = ({ law, court }: PaperTerms, locale: Locale): string[] => [
  ...(law === '' ? [] : [say(locale, 'paper.law', { country: countryName(law, locale) })]),
  court === '' ? say(locale, 'paper.courtAtSeat') : say(locale, 'paper.court', { court }),
];

/** Where a line's goods were made, in a language; it is said, too, where nobody told. */
export const originLine = (origin: string, locale: Locale): string =>
  origin === '' ? say(locale, 'paper.originUnknown') : say(locale, 'paper.origin', { country: countryName(origin, locale) });
