export { shippingEndpoints } from './endpoints.ts';
