import { randomInt } from 'node:crypto';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** Random capital letters and digits, as in all of PayPal's ids; never digits alone. */
export const randomId = (length: number): string => {
  const id = Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
  return /^\d+$/.test(id) ? randomId(length) : id;
};
/** An order, a capture, a refund. */
export const resourceId = (): string => randomId(17);
export const payerId = (): string => randomId(13);
export const eventId = (): string => `WH-${randomId(17)}-${randomId(17)}`;
