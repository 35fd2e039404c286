import { type Fields, fieldsOf, textOf, told } from '../http.ts';
import { type ProviderOrder, type ProviderRefund, type ProviderReturn, ProviderSilent, type ToldAmount } from '../provider.ts';
import { toldMinor } from '../told.ts';

const amountOf = (amount: unknown, field: 'total' | 'refund'): ToldAmount => {
  const fields = fieldsOf(amount);
  const minor = fields[field];
  return toldMinor(told(textOf(fields['currency']), 'a currency'), told(typeof minor === 'number' ? minor : null, 'an amount'));
};

const tradeStates: Readonly<Record<string, ProviderOrder['state']>> = {
  SUCCESS: 'completed',
  REFUND: 'completed',
  NOTPAY: 'created',
  USERPAYING: 'created',
  // The payer's means was refused: she may take another one until the code is closed.
  PAYERROR: 'created',
  CLOSED: 'voided',
  REVOKED: 'voided',
};
const refundStates: Readonly<Record<string, ProviderRefund['state']>> = {
  SUCCESS: 'completed',
  PROCESSING: 'pending',
  CLOSED: 'failed',
  ABNORMAL: 'failed',
};
/** A state that this version does not know says nothing: it is asked again. */
const known = <T>(states: Readonly<Record<string, T>>, state: unknown): T => {
  const text = told(textOf(state), 'a state');
  if (!Object.hasOwn(states, text)) throw new ProviderSilent(`WeChat Pay told of a state ${text}`);
  return told(states[text], 'a state');
};

/** Whether of a trade something went back, so that its refunds are to be asked about. */
export const hasRefunds = (trade: Fields): boolean => trade['trade_state'] === 'REFUND';

/** WeChat Pay's refund, called by our number of it. */
export const refundOf = (refund: Fields): ProviderRefund => ({
  id: told(textOf(refund['out_refund_no']), 'the number of a refund'),
  state: known(refundStates, refund['status']),
  amount: amountOf(refund['amount'], 'refund'),
});

/** What a refund was asked for counts as on its way until WeChat Pay says more. */
export const askedRefundOf = (refund: Fields): ProviderRefund =>
  refundOf(textOf(refund['status']) === null ? { ...refund, status: 'PROCESSING' } : refund);

/** @param refunds what went back of it, by anybody's hand */
export const orderOf = (trade: Fields, refunds: readonly Fields[]): ProviderOrder => {
  const id = told(textOf(trade['out_trade_no']), 'the number of a trade');
  const state = known(tradeStates, trade['trade_state']);
  const captureId = state === 'completed' ? told(textOf(trade['id']) ?? textOf(trade['transaction_id']), 'the id of a payment') : null;
  const returns: ProviderReturn[] = refunds.map((refund) => ({
    ...refundOf(refund),
    captureId,
    reference: told(textOf(refund['out_refund_no']), 'the number of a refund'),
  }));
  return {
    id,
    state,
    approveUrl: null,
    reference: id,
    captures: captureId === null ? [] : [{ id: captureId, state: 'completed', amount: amountOf(trade['amount'], 'total') }],
    refunds: returns,
  };
};
