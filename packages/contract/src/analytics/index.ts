import { visitEndpoints } from './visits.ts';
import { salesEndpoints } from './sales.ts';
export { type Visit } from './visits.ts';

export const analyticsEndpoints = {
  ...visitEndpoints,
  ...salesEndpoints,
} as const;
