export { type AuditedValues, recordAudit } from './actions.ts';
