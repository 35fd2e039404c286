/** What a carrier is asked: one waybill, what is known of it, and the time of asking. */
export interface TrackQuestion {
  readonly waybill: string;
  readonly shippedAt: Date;
  readonly daysMax: number;
  /** From the buyer to the store: what travels is a return. */
  readonly comesBack: boolean;
  /** Where it goes, ISO 3166-1 alpha-2; null: to the store. */
  readonly country: string | null;
  readonly now: Date;
}
export interface CarrierEvent {
  readonly state: number;
  readonly lane: 'goods' | 'customs';
  readonly station: string;
  readonly at: Date;
}
/** All events so far, and when it is worth asking again. They may come late, twice and in any order. */
export interface TrackReport {
  readonly events: readonly CarrierEvent[];
  readonly askAgainAt: Date;
}
export interface CarrierService {
  track(question: TrackQuestion): Promise<TrackReport>;
}

/** Whom to ask about a parcel: a company's own service by its number among the site's carriers (`dvyId`), for the rest `others`. */
export interface Carriers {
  readonly byCompany: ReadonlyMap<number, CarrierService>;
  readonly others: CarrierService;
}
/** Nobody to ask: no parcel was seen anywhere, and a day later there is still nobody. */
export const silentCarrier: CarrierService = {
  track: ({ now }) => Promise.resolve({ events: [], askAgainAt: new Date(now.getTime() + 86_400_000) }),
};
