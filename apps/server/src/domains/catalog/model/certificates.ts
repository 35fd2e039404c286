/** What a store tells of a certificate of its goods, beside the name that the goods carry. */
export interface CertificateDetail {
  readonly name: string;
  readonly number: string;
  /** YYYY-MM-DD, as is the next. */
  readonly issuedOn: string;
  readonly validUntil: string | null;
  readonly body: string;
  readonly holder: string | null;
}

/** Registers of the Russian accreditation service, open to everybody: a declaration or certificate is looked up there by its number. */
const declarations = 'https://pub.fsa.gov.ru/rds/declaration';
const certificates = 'https://pub.fsa.gov.ru/rss/certificate';

const lookOfLatin = 'ABCEHKMOPTX';
const lookOfCyrillic = 'АВСЕНКМОРТХ';
/** In capitals, letters that look alike as the Cyrillic ones: half of those who copy a number by hand type Latin ones. */
const asCyrillic = (text: string): string =>
  Array.from(text.normalize('NFKC').toUpperCase(), (c) => lookOfCyrillic[lookOfLatin.indexOf(c)] ?? c).join('');

/** Names under which goods are proven in Russia: the union’s mark, its technical regulations, the Russian state standard. */
const isOfUnion = (name: string): boolean =>
  /^(?:ЕАС|ЕАЭС|ЕАЕU|ТР |ТR |GОSТ|ГОСТ|РОСС|DЕСLАRАТIОN|ДЕКЛАРАЦИЯ|СЕРТИФИКАТ)/u.test(asCyrillic(name));
/** `ЕАЭС N RU Д-CN.РА01.В.12345/26`, `ТС № RU С-CN.…`: Д is a declaration, С a certificate, each registered in the country that follows the N. */
const ofRussia = /^(?:ЕАЭС|ЕАЕU|ТС|РОСС)\s*(?:N[O°º]?|NО|№|Н)?\s*RU\s*([ДDС])\s*-/u;

/**
 * Where a number can be looked up in public, by its form alone: an address of ours, never one that a store has typed.
 * @returns null where no register is known
 */
export const registerOf = (name: string, number: string): string | null => {
  if (!isOfUnion(name)) return null;
  const kind = ofRussia.exec(asCyrillic(number).trim())?.[1];
  if (kind === undefined) return null;
  return kind === 'С' ? certificates : declarations;
};
