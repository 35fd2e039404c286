import { messageWork } from '../../domains/messages/work.ts';
import { jobsOf } from '../../runtime/jobs.ts';
import { deliver } from '../../domains/messages/actions.ts';

export const messageJobs = jobsOf(messageWork, {
  'messages.deliver': { outside: (ctx, payload) => deliver(ctx, payload.mailId) },
});
