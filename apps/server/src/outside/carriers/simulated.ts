import { trackingState } from '@kyakhta/contract';
import type { CarrierEvent, CarrierService } from './carrier.ts';

interface Stop {
  readonly share: number;
  readonly state: number;
  readonly lane: 'goods' | 'customs';
  readonly station: string;
}
const arrived: Stop = { share: 0.85, state: trackingState.arrived, lane: 'goods', station: 'track.arrived' };
const delivered: Stop = { share: 0.9, state: trackingState.signed, lane: 'goods', station: 'track.delivered' };
/** In Russia another house carries it to the door. */
const toTheDoor: Stop = { share: 0.87, state: trackingState.arrived, lane: 'goods', station: 'track.withCdek' };
/** Numbers of the demo whose parcels take twice as long: something to see of what is late. */
export const slowWaybill = /^KR999/;
/** Where a parcel is, as a share of its line's longest estimate. The words are the catalogue's. */
const toBuyers: readonly Stop[] = [
  { share: 0.01, state: trackingState.received, lane: 'goods', station: 'track.accepted' },
  { share: 0.12, state: trackingState.inTransit, lane: 'goods', station: 'track.departed' },
  { share: 0.35, state: trackingState.inTransit, lane: 'customs', station: 'track.exported' },
  { share: 0.45, state: trackingState.inTransit, lane: 'customs', station: 'track.cleared' },
  { share: 0.6, state: trackingState.inTransit, lane: 'goods', station: 'track.onward' },
  arrived,
  delivered,
];
const toStores: readonly Stop[] = [
  { share: 0.01, state: trackingState.received, lane: 'goods', station: 'track.returned' },
  { share: 0.4, state: trackingState.inTransit, lane: 'customs', station: 'track.returnExported' },
  { share: 0.5, state: trackingState.inTransit, lane: 'customs', station: 'track.returnCleared' },
  arrived,
  delivered,
];
const dayMs = 86_400_000;

/**
 * A carrier that moves every parcel along one road, out or back, on the clock it is asked with: what demo and
 * tests use in place of a courier company.
 */
export const simulatedCarrier: CarrierService = {
  track: ({ waybill, shippedAt, daysMax, comesBack, country, now }) => {
    const road = comesBack ? toStores : country === 'RU' ? [...toBuyers, toTheDoor].toSorted((a, b) => a.share - b.share) : toBuyers;
    const days = slowWaybill.test(waybill) ? daysMax * 2 : daysMax;
    const all = road.map(({ share, ...event }): CarrierEvent => ({
      ...event,
      at: new Date(shippedAt.getTime() + Math.floor(share * days * dayMs)),
    }));
    const next = all.find((e) => e.at > now);
    return Promise.resolve({ events: all.filter((e) => e.at <= now), askAgainAt: next?.at ?? new Date(now.getTime() + dayMs) });
  },
};
