import { decideByClock } from '../../flows/refund/deadlines.ts';
import { tellOfRefund } from '../../flows/refund/tell.ts';
import type { Jobs } from '../../runtime/context.ts';

const numberIn = (payload: Readonly<Record<string, unknown>>): string => String(payload['refundNumber']);

export const refundJobs = {
  'refunds.due': (ctx, payload) => decideByClock(ctx, numberIn(payload)),
  'refunds.mail': (ctx, payload) =>
    tellOfRefund(ctx, numberIn(payload), String(payload['template']), String(payload['note']), BigInt(String(payload['covered'] ?? '0'))),
} satisfies Jobs;
