import type { Locale } from '@kyakhta/contract';
import { addSeconds } from '../../runtime/clock.ts';
import type { AsksOutside, Ctx } from '../../runtime/context.ts';
import { outside } from '../../runtime/outside.ts';
import { compose, deliveryId, type TemplateValues } from './model.ts';
import { insertMail, type Mail, markSent, selectMails, selectUnsent } from './store.ts';

/**
 * Writes a mail into the outbox in the caller's transaction; a separate job sends it.
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
  if (ctx.services.mail !== null) ctx.later({ kind: 'messages.deliver', key: String(id), dueAt: ctx.now, payload: { mailId: id } });
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
  if (ctx.services.sms !== null) ctx.later({ kind: 'messages.deliver', key: String(id), dueAt: ctx.now, payload: { mailId: id } });
};

/** A delivery that takes longer is given up: whether the message left is not known then. */
const deliveryMs = 60_000;
/** Seconds after which a message is sent again when the process died over it; well above what a delivery may take. */
const againSeconds = 180;

/** What comes of it, or the reason of the signal, whichever is first: a transport may be deaf to it. */
const unlessAborted = async <T>(signal: AbortSignal, work: Promise<T>): Promise<T> => {
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => {
    aborted.reject(signal.reason);
  };
  signal.addEventListener('abort', onAbort, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
};

/**
 * Hands one message to the mail server, or on its way to a phone, with no transaction open; without a way out it stays
 * in the mailbox of the database. One that may have left already goes again under the same delivery id.
 */
export const deliver = async (ctx: Ctx, mailId: number, patienceMs = deliveryMs): Promise<void | AsksOutside<void>> => {
  const mail = await selectUnsent(ctx.db, mailId);
  if (mail === null) return undefined;
  const message = { ...mail, deliveryId: deliveryId(mail) };
  const send = mail.channel === 'sms' ? ctx.services.sms?.send.bind(null, message) : ctx.services.mail?.send.bind(null, message);
  if (send === undefined) return undefined;
  ctx.later({ kind: 'messages.deliver', key: String(mailId), dueAt: addSeconds(ctx.now, againSeconds), payload: { mailId } });
  return outside<void, void>(
    () => {
      const signal = AbortSignal.timeout(patienceMs);
      return unlessAborted(signal, send(signal));
    },
    async (inside, answer) => {
      if (!answer.ok) throw answer.error;
      await markSent(inside.db, mailId, inside.now);
    },
  );
};

/** The last mails and short messages of the house, or to one address, newest first: the dev mailbox of demo mode. */
export const recentMails = (ctx: Pick<Ctx, 'db'>, to: string | null): Promise<Mail[]> => selectMails(ctx.db, to, 200);
