import { at } from '@kyakhta/console';

/** Everything the address of the record of changes can say. */
export type AuditQuery = { subject?: string | undefined; page?: number | undefined };
export const auditHref = ({ subject, page }: AuditQuery): string =>
  at('/audit', { subject, page: page !== undefined && page > 1 ? page : undefined });
