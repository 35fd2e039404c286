export { fileEndpoints } from './endpoints.ts';
