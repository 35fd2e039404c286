import type { Jobs } from '../../runtime/context.ts';
import { deliver } from './actions.ts';

export const messageJobs = {
  'messages.deliver': { outside: (ctx, payload) => deliver(ctx, Number(payload['mailId'])) },
} satisfies Jobs;
