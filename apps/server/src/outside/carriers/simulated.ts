import { trackingState } from '@kyakhta/contract';
import type { CarrierEvent, CarrierService } from './carrier.ts';

interface Stop {
  readonly share: number;
  readonly state: number;
  readonly lane: 'goods' | 'customs';
  readonly station: string;
}
const lastMile: readonly Stop[] = [
  { share: 0.85, state: trackingState.arrived, lane: 'goods', station: 'track.arrived' },
  { share: 0.9, state: trackingState.signed, lane: 'goods', station: 'track.delivered' },
];
/** Where a parcel is, as a share of its line's longest estimate. The words are the catalogue's. */
const toBuyers: readonly Stop[] = [
  { share: 0.01, state: trackingState.received, lane: 'goods', station: 'track.accepted' },
  { share: 0.12, state: trackingState.inTransit, lane: 'goods', station: 'track.departed' },
  { share: 0.35, state: trackingState.inTransit, lane: 'customs', station: 'track.exported' },
  { share: 0.45, state: trackingState.inTransit, lane: 'customs', station: 'track.cleared' },
  { share: 0.6, state: trackingState.inTransit, lane: 'goods', station: 'track.onward' },
  ...lastMile,
];
const toStores: readonly Stop[] = [
  { share: 0.01, state: trackingState.received, lane: 'goods', station: 'track.returned' },
  { share: 0.4, state: trackingState.inTransit, lane: 'customs', station: 'track.returnExported' },
  { share: 0.5, state: trackingState.inTransit, lane: 'customs', station: 'track.returnCleared' },
  ...lastMile,
];
const dayMs = 86_400_000;

/**
 * A carrier that moves every parcel along one road, out or back, on the clock it is asked with: what demo and
 * tests use in place of a courier company.
 */
export const simulatedCarrier: CarrierService = {
  track: ({ shippedAt, daysMax, comesBack, now }) => {
    const all = (comesBack ? toStores : toBuyers).map(({ share, ...event }): CarrierEvent => ({
      ...event,
      at: new Date(shippedAt.getTime() + Math.floor(share * daysMax * dayMs)),
    }));
    const next = all.find((e) => e.at > now);
    return Promise.resolve({ events: all.filter((e) => e.at <= now), askAgainAt: next?.at ?? new Date(now.getTime() + dayMs) });
  },
};
