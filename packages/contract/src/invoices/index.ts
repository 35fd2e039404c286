export { invoiceEndpoints } from './endpoints.ts';
