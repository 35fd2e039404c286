import type { Output } from '@kyakhta/contract/types';
import { importState } from '@kyakhta/contract/values';

export type ImportInfo = Output<'GET /shop/admin/import/info'>;
export type ImportCard = Output<'GET /shop/admin/import/page'>['records'][number];
export type Faults = Output<'GET /shop/admin/import/faults'>;

export const importHref = (importId: number): string => `/products/import/${importId}`;
/** The worker is at it: what the page shows will be out of date in a moment. */
export const isMoving = (state: number): boolean => state === importState.reading || state === importState.running;
