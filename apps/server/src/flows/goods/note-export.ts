import { recordAudit } from '../../domains/audit/index.ts';
import type { Ctx } from '../../runtime/context.ts';

/** Writes down that a list was taken out: by whom, with which filters, and how many entries. */
export const noteExport = (ctx: Ctx, name: string, made: Readonly<Record<string, unknown>> & { readonly entries: number }): Promise<void> =>
  recordAudit(ctx, 'list.export', `list:${name}`, null, made);
