export { voucherEndpoints } from './endpoints.ts';
