import { followPackage } from '../../flows/track-package.ts';
import type { Jobs } from '../../runtime/context.ts';

export const shippingJobs = {
  'shipping.track': (ctx, payload) => followPackage(ctx, Number(payload['packageId']), Number(payload['transportType'])),
} satisfies Jobs;
