export { proposalEndpoints, proposedAs } from './endpoints.ts';
