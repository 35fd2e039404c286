import { createHash } from 'node:crypto';
import { type AgreementParty, agreementState, contractReminderHours, orderStatus, paymentTerm } from '@kyakhta/contract';
import type { Money } from '@kyakhta/money';
import { addHours } from '../../runtime/clock.ts';

/** The site's rules about contracts. */
export interface ContractRules {
  readonly contractsOn: boolean;
  /** From this total on; in the settlement currency. */
  readonly from: Money;
}

/** Whether an order is signed for by both sides before it goes on: a large one, or one not paid before delivery. */
export const needsContract = (total: Money, term: number, { contractsOn, from }: ContractRules): boolean =>
  contractsOn && (term !== paymentTerm.beforeDelivery || total.amount >= from.amount);

/** The state in which an order waits for a party's contract. */
export const waitsFor: Readonly<Record<AgreementParty, number>> = {
  buyer: orderStatus.waitingBuyerContract,
  seller: orderStatus.waitingSupplierContract,
};

/** The number of a contract: its order's, and whose it is. */
export const agreementNumber = (orderNumber: string, party: AgreementParty): string => `${orderNumber}-${party === 'buyer' ? 'B' : 'S'}`;

/** Whether a contract can be signed or refused now. */
export const isOpen = (a: { readonly state: number; readonly signBefore: Date }, now: Date): boolean =>
  a.state === agreementState.waiting && a.signBefore > now;

export const reminderAt = (signBefore: Date): Date => addHours(signBefore, -contractReminderHours);

/** What a seal closes over. */
export interface Sealed {
  readonly previous: string;
  readonly document: string;
  readonly number: string;
  readonly signerKind: AgreementParty;
  readonly signerId: number;
  readonly signerName: string;
  readonly signedAt: Date;
  readonly consent: string;
}
/** What stands before the first seal of all. */
export const firstPrevious = '0'.repeat(64);

/** The seal of a signature: SHA-256 over its lines, the seal before it among them. The proof of the books makes it anew in SQL. */
export const sealOf = (s: Sealed): string =>
  createHash('sha256')
    .update(
      [s.previous, s.document, s.number, `${s.signerKind}:${s.signerId}`, s.signerName, s.signedAt.toISOString(), s.consent].join('\n'),
    )
    .digest('hex');

/** An address of which only the ends are shown. */
export const maskMail = (mail: string): string => {
  const at = mail.lastIndexOf('@');
  const name = at === -1 ? mail : mail.slice(0, at);
  return `${name.slice(0, 1)}***${name.length > 2 ? name.slice(-1) : ''}${at === -1 ? '' : mail.slice(at)}`;
};

/** A signature as it is recorded. */
export interface SignatureRow {
  readonly id: number;
  readonly agreementId: number;
  readonly signerKind: AgreementParty;
  readonly signerId: number;
  readonly signerName: string;
  readonly signedAt: Date;
  readonly consent: string;
  readonly codeSentTo: string;
  readonly document: string;
  readonly previous: string;
  readonly seal: string;
}
