export { stockEndpoints } from './endpoints.ts';
