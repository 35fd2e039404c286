import type { Jobs } from '../../runtime/context.ts';
import { mailTransport } from '../../outside/mail/transport.ts';
import { markSent, selectUnsent } from './store.ts';

export const messageJobs = {
  /** Hands one mail to the mail server; without one it stays in the mailbox of the database. */
  'messages.deliver': async (ctx, payload) => {
    const mail = await selectUnsent(ctx.db, Number(payload['mailId']));
    const transport = mailTransport();
    if (mail === null || transport === null) return;
    await transport.send(mail);
    await markSent(ctx.db, mail.id, ctx.now);
  },
} satisfies Jobs;
