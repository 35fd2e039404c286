export { agreementEndpoints } from './endpoints.ts';
