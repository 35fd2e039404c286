const secondsPerDay = 86_400;
/** Days from Excel's 0 January 1900 to 1 January 1970, the leap day that 1900 never had counted in. */
const epochDays = 25_569;
const leapThatNeverWas = 60;
const days1904 = 1462;
const digitsExact = 15;
const exponentMax = 40;

/** A stored number as a person would write it: plain digits, fifteen of them, no exponent and no 0.30000000000000004. */
export const numberText = (stored: string): string => {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (Number.isSafeInteger(value) && Math.abs(value) < 10 ** digitsExact) return String(value + 0);
  const [mantissa = '', exponent = '0'] = value.toExponential(digitsExact - 1).split('e');
  const power = Number(exponent);
  if (Math.abs(power) > exponentMax) return stored;
  const sign = mantissa.startsWith('-') ? '-' : '';
  const digits = mantissa.replace(/[-.]/g, '');
  const whole = power < 0 ? '0' : digits.slice(0, power + 1).padEnd(power + 1, '0');
  const fraction = (power < 0 ? `${'0'.repeat(-power - 1)}${digits}` : digits.slice(power + 1)).replace(/0+$/, '');
  return `${sign}${whole}${fraction === '' ? '' : `.${fraction}`}`;
};

/** A stored day number as `2026-11-21`, with the time when it has one; a part of a day alone as `13:30`. */
export const dateText = (stored: string, from1904: boolean): string => {
  const value = Number(stored);
  if (!Number.isFinite(value) || value < 0 || value > 2_958_466) return numberText(stored);
  const seconds = Math.round(value * secondsPerDay);
  const day = Math.floor(seconds / secondsPerDay);
  const days = day + (from1904 ? days1904 : day < leapThatNeverWas ? 1 : 0) - epochDays;
  const at = new Date((days * secondsPerDay + (seconds % secondsPerDay)) * 1000).toISOString();
  const time = at.slice(11, at.slice(17, 19) === '00' ? 16 : 19);
  if (day === 0) return time;
  return seconds % secondsPerDay === 0 ? at.slice(0, 10) : `${at.slice(0, 10)} ${time}`;
};

/** How a cell's style shows its number: as a date, with leading zeros up to some width, or as it is. */
export type NumberLook = 'plain' | 'date' | number;

/** Built-in formats that show dates or times, in any of Excel's languages. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

export const lookOf = (id: number, code: string | undefined): NumberLook => {
  if (code === undefined) return isBuiltInDate(id) ? 'date' : 'plain';
  if (/^0{2,30}$/.test(code)) return code.length;
  // What is quoted, escaped, or in brackets (colours, currencies, elapsed time aside) says nothing about dates.
  const bare = code.replaceAll(/"[^"]*"|\\.|_.|\*./g, '').replaceAll(/\[(?![hms]+\])[^\]]*\]/gi, '');
  return /[dmyhs]/i.test(bare.replaceAll(/general/gi, '')) ? 'date' : 'plain';
};

export const shownNumber = (stored: string, look: NumberLook, from1904: boolean): string => {
  if (look === 'date') return dateText(stored, from1904);
  const text = numberText(stored);
  return typeof look === 'number' && /^\d+$/.test(text) ? text.padStart(look, '0') : text;
};

/** Signs that XML cannot hold are written as `_x000D_`. */
export const decodeSigns = (text: string): string =>
  text.includes('_x') ? text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))) : text;

const signs = /[&<>]|_(?=x[0-9A-Fa-f]{4}_)|(?![\t\n])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;
/** Most text has none of them, and is looked at faster than it is replaced in. */
// oxlint-disable-next-line no-control-regex
const maybeSigns = /[&<>_\u0000-\u0008\u000b-\u001f\u007f-\u009f\ud800-\udfff\ufffe\uffff]/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Text as it stands inside an XML element, so that `decodeSigns` gives it back sign by sign. */
export const encodeSigns = (text: string): string => (maybeSigns.test(text) ? replaced(text) : text);
const replaced = (text: string): string =>
  text.replaceAll(signs, (sign) => entities[sign] ?? `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`);
