import { type AgreementParty, deliveryType, type DoorIncoterm, type Incoterm, type Locale, mold, countryName } from '@kyakhta/contract';
import { cityFor } from '../../accounts/index.ts';
import { say } from '../../../words/index.ts';
import type { FrozenOrder } from '../store/frozen.ts';

/** What the papers of one kind say besides goods and price. */
export interface PaperTerms {
  /** Under which term the platform's lines bring goods to the door; of an order what was agreed to with it counts. */
  readonly doorTerm: DoorIncoterm;
  /** Whose law governs, ISO 3166-1 alpha-2; empty: not told. */
  readonly law: string;
  /** Which court; empty: the one at the platform's seat. */
  readonly court: string;
}
type Carried = Pick<FrozenOrder, 'deliveryType' | 'mold' | 'address' | 'pickupPlace'> & Partial<Pick<FrozenOrder, 'doorTerm'>>;
type Duty = 'dutyBuyer' | 'dutyPlatform' | 'dutyTaker' | 'dutySupplier' | 'dutyNone';
interface Term {
  readonly term: Incoterm;
  readonly place: string;
}

/** Who pays the duty; null for vouchers, of which nothing is carried. It follows from how the goods travel. */
const dutyOf = (order: Pick<Carried, 'deliveryType' | 'mold'>, party: AgreementParty, doorTerm: DoorIncoterm): Duty | null => {
  if (order.mold === mold.virtual) return null;
  if (order.deliveryType === deliveryType.buyerPickup || order.deliveryType === deliveryType.noExpress) return 'dutyTaker';
  if (order.deliveryType === deliveryType.sameCity) return 'dutyNone';
  if (party === 'seller') return 'dutySupplier';
  return doorTerm === 'DDP' ? 'dutyPlatform' : 'dutyBuyer';
};

/** Who pays the duty of what a buyer orders, in a language: pages say it in the words of the papers to come. Null for vouchers. */
export const dutyLine = (
  order: Pick<Carried, 'deliveryType' | 'mold'>,
  { doorTerm }: Pick<PaperTerms, 'doorTerm'>,
  locale: Locale,
): string | null => {
  const duty = dutyOf(order, 'buyer', doorTerm);
  return duty === null ? null : say(locale, `paper.${duty}`);
};

/** The term of Incoterms 2020 with its place. */
const termOf = (order: Carried, party: AgreementParty, doorTerm: DoorIncoterm, supplierCity: string, locale: Locale): Term => {
  const { address, pickupPlace } = order;
  const door = address === null ? '' : [address.city || address.province, countryName(address.country, locale)].join(', ');
  if (order.deliveryType === deliveryType.buyerPickup)
    return { term: 'EXW', place: pickupPlace === null ? supplierCity : `${pickupPlace.name}, ${pickupPlace.address}` };
  if (order.deliveryType === deliveryType.noExpress) return { term: 'EXW', place: supplierCity };
  if (order.deliveryType === deliveryType.sameCity) return { term: 'DAP', place: door };
  if (party === 'seller') return { term: 'FCA', place: supplierCity };
  return { term: doorTerm, place: door };
};

/** The term and who pays the duty, in a language, as a paper says it; nothing for vouchers. */
export const incotermLines = (order: Carried, party: AgreementParty, terms: PaperTerms, supplierCity: string, locale: Locale): string[] => {
  // What was agreed to with the order counts, whatever the site is set to since.
  const doorTerm = order.doorTerm ?? terms.doorTerm;
  const duty = dutyOf(order, party, doorTerm);
  if (duty === null) return [];
  const { term, place } = termOf(order, party, doorTerm, cityFor(supplierCity, locale), locale);
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
