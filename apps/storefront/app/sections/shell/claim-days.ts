import { claimDaysDefault } from '@kyakhta/contract/values';
import { useRouteLoaderData } from 'react-router';
import type { Shell } from './shell.server.ts';

/** Days a buyer has to claim after receipt, for orders placed now. An order that stands names its own. */
export const useClaimDays = (): number => useRouteLoaderData<Shell>('routes/main-layout')?.claimDays ?? claimDaysDefault;
