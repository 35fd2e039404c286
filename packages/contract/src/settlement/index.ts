import { payoutEndpoints } from './payouts.ts';
import { balanceEndpoints } from './balance.ts';

export const settlementEndpoints = {
  ...payoutEndpoints,
  ...balanceEndpoints,
} as const;
