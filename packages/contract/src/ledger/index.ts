export { ledgerEndpoints } from './endpoints.ts';
