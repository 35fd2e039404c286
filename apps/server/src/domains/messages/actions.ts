import type { Locale } from '@kyakhta/contract';
import type { Ctx } from '../../runtime/context.ts';
import { mailTransport } from '../../outside/mail/transport.ts';
import { smsTransport } from '../../outside/sms/transport.ts';
import { compose, type TemplateValues } from './model.ts';
import { insertMail, selectMails, type Mail } from './store.ts';

/**
 * Writes a mail into the outbox in the caller's transaction; it leaves the house as work of its own.
 * @param to the address, as the caller knows it; @param locale the recipient's language.
 */
export const sendMail = async <T extends keyof TemplateValues>(
  ctx: Ctx,
  to: string,
  locale: Locale,
  template: T,
  values: TemplateValues[T],
): Promise<void> => {
  const id = await insertMail(ctx.db, { channel: 'mail', to, ...compose(template, locale, values), at: ctx.now });
  // Without a mail server the outbox is where mail ends: nothing is planned for it.
  if (mailTransport() !== null) ctx.later({ kind: 'messages.deliver', key: String(id), dueAt: ctx.now, payload: { mailId: id } });
};

/** The same to a phone: the text alone. @param to the number as E.164 */
export const sendSms = async <T extends keyof TemplateValues>(
  ctx: Ctx,
  to: string,
  locale: Locale,
  template: T,
  values: TemplateValues[T],
): Promise<void> => {
  const { text } = compose(template, locale, values);
  const id = await insertMail(ctx.db, { channel: 'sms', to, subject: text.slice(0, 60), text, html: '', at: ctx.now });
  if (smsTransport() !== null) ctx.later({ kind: 'messages.deliver', key: String(id), dueAt: ctx.now, payload: { mailId: id } });
};

/** The last mails and short messages of the house, newest first: the dev mailbox of demo mode. */
export const recentMails = (ctx: Pick<Ctx, 'db'>): Promise<Mail[]> => selectMails(ctx.db, 200);
