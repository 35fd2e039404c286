export { loyaltyEndpoints } from './endpoints.ts';
