import type { CarrierService } from './carrier.ts';
import { simulatedCarrier } from './simulated.ts';

/** Nobody to ask: no parcel was seen anywhere, and a day later there is still nobody. */
export const silentCarrier: CarrierService = {
  track: ({ now }) => Promise.resolve({ events: [], askAgainAt: new Date(now.getTime() + 86_400_000) }),
};

let placed: CarrierService | null = null;
/**
 * Who is asked where parcels are. A road that is made up moves real money, from receipts that nobody gave: outside of
 * a demo nobody answers until a courier company is connected.
 */
export const carrierService = (demo: boolean): CarrierService => placed ?? (demo ? simulatedCarrier : silentCarrier);
/** Puts another carrier in place, null the usual one; tests use it to be late, silent or wrong. */
export const useCarrier = (service: CarrierService | null): void => {
  placed = service;
};
