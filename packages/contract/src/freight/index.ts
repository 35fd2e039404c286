export { freightEndpoints, freightRate } from './endpoints.ts';
