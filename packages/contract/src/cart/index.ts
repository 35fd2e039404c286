export { cartEndpoints } from './endpoints.ts';
