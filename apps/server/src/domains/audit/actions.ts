import type { AuditAction } from '@kyakhta/contract';
import type { Ctx } from '../../runtime/context.ts';
import { insertAudit } from './store.ts';

/**
 * Records a change made by a person of the consoles, in the change's own transaction.
 * @param subject the thing changed, as `sku:17`
 */
export const recordAudit = (ctx: Ctx, action: AuditAction, subject: string, before: unknown, after: unknown): Promise<void> =>
  insertAudit(ctx, action, subject, before, after);
