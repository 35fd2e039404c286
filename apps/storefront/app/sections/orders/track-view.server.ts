import type { Output } from '@kyakhta/contract/types';
import type { Format } from '../../format.ts';

type WireTrack = Pick<Output<'GET /p/myDelivery/deliveryOrder/{orderDeliveryId}'>, 'companyHomeUrl' | 'state' | 'signedTime' | 'traces'>;

/** Where its carrier has seen a parcel, written for its reader. */
export const trackView = (format: Format, track: WireTrack) => ({
  home: track.companyHomeUrl,
  state: track.state,
  signed: track.signedTime === null ? null : format.moment(track.signedTime),
  traces: track.traces.map((trace, index) => ({
    key: `${trace.acceptTime}-${index}`,
    at: trace.acceptTime,
    when: format.moment(trace.acceptTime),
    text: trace.acceptStation,
  })),
});
export type TrackView = ReturnType<typeof trackView>;
