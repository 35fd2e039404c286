import { auditPage } from '../../reads/audit-log.ts';
import { withTotal } from '../../reads/paging.ts';
import type { Routes } from '../../runtime/context.ts';

export const auditRoutes = { 'GET /platform/audit/page': withTotal(auditPage) } satisfies Partial<Routes>;
