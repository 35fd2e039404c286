/** The cards that the payer's page takes: numbers that the card brands set aside for tests. */
export const paysCard = '4111 1111 1111 1111';
export const refusedCard = '4000 0000 0000 0002';
const taken = new Set(['4111111111111111', '5555555555554444', '4032039317984658', '4000000000000002']);

export type CardFault = 'notATestCard' | 'wrongExpiry' | 'wrongCode' | 'wrongHolder';
export interface CardForm {
  readonly number?: unknown;
  readonly expiry?: unknown;
  readonly code?: unknown;
  readonly holder?: unknown;
}
const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** Looks at a card and keeps nothing of it. @returns what is wrong, or whether it will be refused at the capture */
export const lookAtCard = (form: CardForm, now: Date): { readonly fault: CardFault } | { readonly isRefused: boolean } => {
  const number = text(form.number).replaceAll(/[\s-]/g, '');
  if (!taken.has(number)) return { fault: 'notATestCard' };
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/?\s*(?:20)?(\d{2})$/.exec(text(form.expiry)) ?? [];
  if (month === '' || Date.UTC(2000 + Number(year), Number(month)) <= now.getTime()) return { fault: 'wrongExpiry' };
  if (!/^\d{3,4}$/.test(text(form.code))) return { fault: 'wrongCode' };
  if (text(form.holder) === '') return { fault: 'wrongHolder' };
  return { isRefused: number === refusedCard.replaceAll(' ', '') };
};
