/** instrument: the card or account behind the payment · provider: the provider itself · payer: the payer's account · ended: begun too long ago */
export type DeclineKind = 'instrument' | 'provider' | 'payer' | 'ended' | 'other';

const declines: Readonly<Record<string, DeclineKind>> = {
  INSTRUMENT_DECLINED: 'instrument',
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: 'instrument',
  CAPTURE_DECLINED: 'provider',
  TRANSACTION_REFUSED: 'provider',
  PAYER_CANNOT_PAY: 'payer',
  PAYER_ACCOUNT_RESTRICTED: 'payer',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'payer',
  ORDER_VOIDED: 'ended',
  RESOURCE_NOT_FOUND: 'ended',
};

/** Sorts the provider's word for why it said no. */
export const declineOf = (reason: string | null): DeclineKind =>
  (reason !== null && Object.hasOwn(declines, reason) && declines[reason]) || 'other';
