export { reviewEndpoints } from './endpoints.ts';
