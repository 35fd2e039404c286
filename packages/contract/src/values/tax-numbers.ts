/** Tax numbers as their countries write them. A wrong letter is found before anybody prints it. */

/** As it is kept: capitals and digits, without blanks and signs between them. */
export const plainTaxNumber = (text: string): string => text.replaceAll(/[\s./-]/g, '').toUpperCase();

const weighed = (digits: string, weights: readonly number[]): number => weights.reduce((n, w, i) => n + w * Number(digits[i]), 0);
const innCheck = (digits: string, weights: readonly number[]): string => String((weighed(digits, weights) % 11) % 10);
const inn11 = [7, 2, 4, 10, 3, 5, 9, 4, 6, 8];
const inn12 = [3, ...inn11];
const inn10 = [2, 4, 10, 3, 5, 9, 4, 6, 8];

/** A Russian INN: ten digits of an organisation, twelve of a person, with one and two check digits (order ММВ-7-6/435@). */
export const isInn = (text: string): boolean => {
  if (/^0+$/.test(text)) return false;
  if (/^\d{10}$/.test(text)) return text[9] === innCheck(text, inn10);
  return /^\d{12}$/.test(text) && text[10] === innCheck(text, inn11) && text[11] === innCheck(text, inn12);
};
/** Whether an INN is an organisation's, which may have a KPP. */
export const isOrganisationInn = (text: string): boolean => text.length === 10;

/** A Russian KPP: the office, why it is registered there, and a number. It has no check digit. */
export const isKpp = (text: string): boolean => /^\d{4}[0-9A-Z]{2}\d{3}$/.test(text);

const usccSigns = '0123456789ABCDEFGHJKLMNPQRTUWXY';
/** A Chinese unified social credit code: 18 signs, the last of them checks the others (GB 32100-2015). */
export const isUscc = (text: string): boolean => {
  if (!/^[0-9A-HJ-NPQRTUWXY]{2}\d{6}[0-9A-HJ-NPQRTUWXY]{10}$/.test(text)) return false;
  let [sum, weight] = [0, 1];
  for (const sign of text.slice(0, 17)) {
    sum += usccSigns.indexOf(sign) * weight;
    weight = (weight * 3) % usccSigns.length;
  }
  return text[17] === usccSigns[(usccSigns.length - (sum % usccSigns.length)) % usccSigns.length];
};

/** Whether a number, as `plainTaxNumber` writes it, can be one of a country: by its check digits where we know them, else by its looks. */
export const isTaxNumber = (country: string, plain: string): boolean => {
  if (country === 'RU') return isInn(plain);
  if (country === 'CN') return isUscc(plain);
  return /^[0-9A-Z]{4,20}$/.test(plain) && /\d/.test(plain);
};
