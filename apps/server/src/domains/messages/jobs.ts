import type { Jobs } from '../../runtime/context.ts';
import { mailTransport } from '../../outside/mail/transport.ts';
import { smsTransport } from '../../outside/sms/transport.ts';
import { markSent, selectUnsent } from './store.ts';

export const messageJobs = {
  /** Hands one message to the mail server, or on its way to a phone; without one it stays in the mailbox of the database. */
  'messages.deliver': async (ctx, payload) => {
    const mail = await selectUnsent(ctx.db, Number(payload['mailId']));
    const transport = mail?.channel === 'sms' ? smsTransport() : mailTransport();
    if (mail === null || transport === null) return;
    await transport.send(mail);
    await markSent(ctx.db, mail.id, ctx.now);
  },
} satisfies Jobs;
