import type { CarrierService } from './carrier.ts';
import { simulatedCarrier } from './simulated.ts';

let current: CarrierService = simulatedCarrier;
export const carrierService = (): CarrierService => current;
/** Puts another carrier in place; tests use it to be late, silent or wrong. */
export const useCarrier = (service: CarrierService): void => {
  current = service;
};
