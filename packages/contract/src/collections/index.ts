export { collectionEndpoints } from './endpoints.ts';
