export { auditEndpoints } from './endpoints.ts';
