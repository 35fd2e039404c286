import { createHash, randomInt } from 'node:crypto';
import type { VoucherState } from '@kyakhta/contract';

/** States as they are stored; that a code was revealed stands beside them. */
export const voucherStatus = { ready: 1, redeemed: 2, expired: 3, void: 4 } as const;
export type VoucherStatus = (typeof voucherStatus)[keyof typeof voucherStatus];

/** How the wire and the screens call it. */
export const stateOf = (voucher: { readonly state: number; readonly revealedAt: Date | null }): VoucherState => {
  if (voucher.state === voucherStatus.redeemed) return 'redeemed';
  if (voucher.state === voucherStatus.expired) return 'expired';
  if (voucher.state === voucherStatus.void) return 'void';
  return voucher.revealedAt === null ? 'ready' : 'revealed';
};

/** No signs that are taken for one another, by eye or by ear of a phone's keyboard: 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
const signs = '34679ACDEFGHJKMNPQRTVWXY';
const [groups, groupSigns] = [3, 4];

/** A code of three groups, one of some 3.6 × 10^16. */
export const newVoucherCode = (): string =>
  Array.from({ length: groups }, () => Array.from({ length: groupSigns }, () => signs[randomInt(signs.length)]).join('')).join('-');

/** Cyrillic letters that look like those of a code: buyers read it out, and sellers type what they see. */
const alike: Readonly<Record<string, string>> = { А: 'A', С: 'C', Е: 'E', Н: 'H', К: 'K', М: 'M', Р: 'P', Т: 'T', Х: 'X', У: 'Y' };

/** What counts of a typed code: its signs, in capitals of the Latin alphabet, whatever stands between them. */
export const plainCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{P}\p{Cf}]/gu, '')
    .replaceAll(/[А-Я]/g, (letter) => alike[letter] ?? letter);

/** What a code is found by. */
export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(plainCode(typed)).digest();
