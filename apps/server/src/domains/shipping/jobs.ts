import { tellParcel } from '../../flows/note-parcel.ts';
import { followPackage } from '../../flows/track-package.ts';
import type { Jobs } from '../../runtime/context.ts';

export const shippingJobs = {
  'shipping.track': (ctx, payload) => followPackage(ctx, Number(payload['packageId']), Number(payload['transportType'])),
  'shipping.mailParcel': (ctx, payload) =>
    tellParcel(ctx, Number(payload['packageId']), payload['what'] === 'problem' ? 'problem' : 'overdue'),
} satisfies Jobs;
