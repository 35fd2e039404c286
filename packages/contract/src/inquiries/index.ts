export { inquiryEndpoints } from './endpoints.ts';
