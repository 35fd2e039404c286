export { paymentEndpoints } from './endpoints.ts';
export { incoming } from './pay-info.ts';
