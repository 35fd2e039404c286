import { createHash } from 'node:crypto';
import type { VoucherState } from '@kyakhta/contract';
import { plainCode } from '../../runtime/typed-code.ts';

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

/** What a code is found by. */
export const hashOfCode = (typed: string): Buffer => createHash('sha256').update(plainCode(typed)).digest();
