import { shippingWork } from '../../domains/shipping/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { tellParcel } from '../../flows/fulfilment/note-parcel.ts';
import { followPackage } from '../../flows/fulfilment/track-package.ts';

export const shippingJobs = jobsOf(shippingWork, {
  'shipping.track': (ctx, payload) => followPackage(ctx, payload.packageId, payload.transportType),
  'shipping.mailParcel': (ctx, payload) => tellParcel(ctx, payload.packageId, payload.what),
});
