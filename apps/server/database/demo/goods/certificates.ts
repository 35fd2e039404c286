import { hashOf } from '../catalogue/hash.ts';
import type { Product } from './types.ts';

/** What stands behind a name of a certificate; days are YYYY-MM-DD. */
export interface DemoCertificate {
  readonly name: string;
  readonly number: string;
  readonly issued_on: string;
  readonly valid_until: string;
  readonly body: string;
  readonly holder: string;
}

/** Stores whose first goods show them: tools and shoes. The others only state what they have, as most stores begin. */
const storesThatTell: readonly number[] = [1, 2];
/** Goods that protect people need a certificate, others a declaration. */
const protects = new Set(['winter-safety-boots', 'hi-vis-vests']);
/** One that ends soon, for its store to see the mark. */
const endsSoon = 'hi-vis-vests';

const dayMs = 86_400_000;
const years = 5;
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const inYears = (day: string, more: number): string => `${Number(day.slice(0, 4)) + more}${day.slice(4)}`;
const digits = (text: string, count: number): string => String(hashOf(text) % 10 ** count).padStart(count, '0');

/**
 * Numbers of the right form that belong to nobody, always the same for a product; who issued them says that they are
 * made up.
 */
export const demoCertificates = (p: Product, at: Date): DemoCertificate[] => {
  if (p.shared !== undefined || !storesThatTell.includes(p.shopId) || !p.certificates.includes('EAC')) return [];
  const ago = p.category === endsSoon ? years * 365 - 18 : 60 + (hashOf(`${p.key} issued`) % 600);
  // On the first of March in place of a day that the other year may not have.
  const issued = dayOf(at.getTime() - ago * dayMs).replace('-02-29', '-03-01');
  const last = digits(`${p.key} number`, 5);
  const year = issued.slice(2, 4);
  const isCertificate = protects.has(p.category);
  return [
    {
      name: 'EAC',
      number: isCertificate
        ? `ЕАЭС RU С-CN.ДЕ0${1 + (hashOf(p.key) % 9)}.В.${last}/${year}`
        : `ЕАЭС N RU Д-CN.РА0${1 + (hashOf(p.key) % 9)}.В.${last}/${year}`,
      issued_on: issued,
      valid_until: dayOf(Date.parse(inYears(issued, years)) - dayMs),
      body: isCertificate
        ? 'ДЕМО: орган по сертификации «Образец» (вымышленный)'
        : 'ДЕМО: испытательная лаборатория «Образец» (вымышленная)',
      holder: 'ДЕМО: ООО «Образец-Импорт»',
    },
  ];
};
