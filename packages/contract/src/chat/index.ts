export { chatEndpoints } from './endpoints.ts';
