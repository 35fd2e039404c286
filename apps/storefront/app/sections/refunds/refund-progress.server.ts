import type { Output } from '@kyakhta/contract/types';
import { applyType, returnMoneyStatus } from '@kyakhta/contract/values';
import type { Format } from '../../format.ts';

type Wire = Output<'GET /p/orderRefund/info'>;
type StepKey = 'applied' | 'answered' | 'sentBack' | 'takenIn' | 'decides' | 'ruled' | 'paid';
const movesOf: Record<StepKey, readonly Wire['steps'][number]['why'][]> = {
  applied: ['applied', 'changed'],
  answered: ['agreed', 'agreedByClock', 'refused', 'offered'],
  sentBack: ['sentBack'],
  takenIn: ['takenIn', 'takenInByClock', 'disputed'],
  decides: ['offerDeclined'],
  ruled: ['ruledFor', 'ruledAgainst'],
  paid: ['paidBack', 'ruledFor', 'granted', 'settled', 'groupFailed', 'cancelledUnpacked', 'given', 'offerAccepted'],
};

/** What went back without being asked for, or answered. */
const unasked: readonly Wire['steps'][number]['why'][] = ['granted', 'given', 'settled', 'groupFailed', 'cancelledUnpacked'];

const lastOf = (steps: Wire['steps'], key: StepKey) => steps.findLast(({ why }) => movesOf[key].includes(why));

type Stepped = Pick<Wire, 'returnMoneySts' | 'steps' | 'isOnItsWay' | 'parcel' | 'applyType'>;
/** The steps of a refund as it stands, with the day of each that is done. What is over without payment has none. */
export function progressOf(format: Pick<Format, 'day'>, refund: Stepped) {
  const { returnMoneySts: status, steps, isOnItsWay } = refund;
  if (status === returnMoneyStatus.withdrawn || status === returnMoneyStatus.closed) return [];
  // What an operator has yet to send by bank is not back.
  const back = isOnItsWay ? undefined : lastOf(steps, 'paid')?.at;
  const paid = { state: isOnItsWay ? ('now' as const) : ('done' as const), note: back === undefined ? null : format.day(back) };
  if (steps.some(({ why }) => unasked.includes(why))) return [{ key: 'paid' as const, ...paid }];
  const isRuled = status === returnMoneyStatus.platformIntervening || steps.some(({ why }) => why === 'ruledFor');
  const wentBack = refund.parcel !== null;
  // A refusal is an answer, and so is an offer: then it is the buyer who says how it goes on.
  const decides: readonly StepKey[] = status === returnMoneyStatus.sellerRefused ? ['decides'] : [];
  const keys: readonly StepKey[] = [
    'applied',
    'answered',
    ...(wentBack ? [] : decides),
    ...(refund.applyType === applyType.withReturn && (!isRuled || wentBack) ? (['sentBack', 'takenIn'] as const) : []),
    ...(wentBack ? decides : []),
    ...(isRuled ? (['ruled'] as const) : []),
    'paid',
  ];
  const now: Record<number, StepKey> = {
    [returnMoneyStatus.applied]: 'answered',
    [returnMoneyStatus.sellerAgreed]: refund.applyType === applyType.withReturn ? 'sentBack' : 'paid',
    [returnMoneyStatus.buyerShipped]: 'takenIn',
    [returnMoneyStatus.sellerReceived]: 'paid',
    [returnMoneyStatus.sellerRefused]: 'decides',
    [returnMoneyStatus.platformIntervening]: 'ruled',
  };
  const current = keys.findIndex((key) => key === now[status]);
  return keys.map((key, index) => {
    const isDone = current === -1 || index < current;
    if (key === 'paid' && isDone) return { key, ...paid };
    const state = isDone ? ('done' as const) : index === current ? ('now' as const) : ('next' as const);
    const at = state === 'done' ? lastOf(steps, key)?.at : undefined;
    return { key, state, note: at === undefined ? null : format.day(at) };
  });
}
