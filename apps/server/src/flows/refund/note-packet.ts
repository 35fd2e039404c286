import { recordAudit } from '../../domains/audit/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Writes down that the history of a dispute was taken out: by whom, in which form, and with which last hash. */
export const notePacket = (
  ctx: Ctx,
  refundNumber: string,
  made: { readonly format: string; readonly side: string; readonly entries: number; readonly last: string },
): Promise<void> => recordAudit(ctx, 'refund.packet', `refund:${refundNumber}`, null, made);
