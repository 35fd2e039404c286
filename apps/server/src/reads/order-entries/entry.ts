import type { Result } from '../../runtime/context.ts';

export type Entry = Result<'GET /p/myOrder/orderDetail'>['timeline'][number];

/** An entry that tells nothing yet. */
export const blank = {
  at: null,
  untilAt: null,
  amount: null,
  text: null,
  count: null,
  refundSn: null,
  waybills: [] as string[],
  offer: null,
  split: null,
};
