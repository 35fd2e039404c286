import { closeType, headerType, isKpp, isOrganisationInn, isSoleTrader, isTaxNumber, orderStatus, plainTaxNumber } from '@kyakhta/contract';
import type { KeptTitle } from '../accounts/index.ts';
import type { WordId } from '../../words/index.ts';

/** A title as it is typed. */
export interface TypedTitle {
  readonly headerType: 1 | 2;
  readonly headerName: string;
  readonly country: string;
  readonly invoiceTaxNumber?: string | undefined;
  readonly registrationCode?: string | undefined;
  readonly address?: string | undefined;
  readonly signatory?: string | undefined;
  readonly basis?: string | undefined;
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** Line breaks and tabs of an address become blanks. */
const line = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim();
/** Marks that turn the direction of what follows them. */
const turning = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Reads a title. @returns it, or what is wrong with which field */
export const readTitle = (typed: TypedTitle): { readonly title: KeptTitle } | { readonly faults: Readonly<Record<string, WordId>> } => {
  const isUnit = typed.headerType === headerType.unit;
  const taxNumber = isUnit ? plainTaxNumber(typed.invoiceTaxNumber ?? '') : '';
  const registrationCode = isUnit && typed.country === 'RU' ? plainTaxNumber(typed.registrationCode ?? '') : '';
  const faults: Record<string, WordId> = {};
  if (regions.of(typed.country) === undefined) faults['country'] = 'field.listed';
  if (isUnit && taxNumber === '') faults['invoiceTaxNumber'] = 'field.required';
  else if (isUnit && !isTaxNumber(typed.country, taxNumber)) faults['invoiceTaxNumber'] = 'field.taxNumber';
  if (registrationCode !== '' && (!isKpp(registrationCode) || (taxNumber !== '' && !isOrganisationInn(taxNumber))))
    faults['registrationCode'] = 'field.kpp';
  if (Object.keys(faults).length > 0) return { faults };
  const address = line((typed.address ?? '').replaceAll(turning, ''));
  const who = isUnit && !isSoleTrader({ country: typed.country, taxNumber });
  const [signatory, basis] = [typed.signatory, typed.basis].map((text) => (who ? line((text ?? '').replaceAll(turning, '')) : ''));
  return {
    title: {
      headerType: typed.headerType,
      name: typed.headerName,
      country: typed.country,
      taxNumber,
      registrationCode,
      address,
      signatory: signatory ?? '',
      basis: basis ?? '',
    },
  };
};

const invoiceable: readonly number[] = [orderStatus.pendingEvaluation, orderStatus.evaluated, orderStatus.completed];
/** An order can be invoiced once it is received: before that its price can still change by what is not sent. */
export const isReceived = (status: number): boolean => invoiceable.includes(status);
/** An order that was received and then settled without the rest of its price: what was kept of it does not change any more. */
export const isSettled = (order: { readonly closeType: number | null; readonly receivedAt: Date | null }): boolean =>
  order.closeType === closeType.settled && order.receivedAt !== null;
/** The states of it, for a question in SQL. */
export const receivedStates = invoiceable;

/** The number that is printed: the year and what number it is in it. */
export const invoiceNumber = (year: number, sequence: number): string => `${year}-${String(sequence).padStart(6, '0')}`;
/** Who issues: the platform, which sells to the buyer under its contract. */
export const issuer = 'platform';
