export { recordAudit } from './actions.ts';
