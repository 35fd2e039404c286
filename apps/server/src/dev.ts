import type { FastifyInstance } from 'fastify';
import { sql } from './runtime/sql.ts';
import { recentMails } from './domains/messages/index.ts';
import type { App } from './runtime/app.ts';
import { escape } from './runtime/escape.ts';

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";
const mailboxPage = (to: string, mails: readonly { channel: string; to: string; subject: string; text: string; at: Date }[]): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="15"><title>Dev mailbox</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem;background:#faf8f4;color:#1c1d1a}article{background:#fff;border:1px solid #e4e0d7;border-radius:10px;padding:1rem;margin-block:1rem}h2{font-size:1.05rem;margin:0 0 .25rem}small{color:#55574f}</style>
<body><h1>Dev mailbox</h1><p>The last mails and short messages of this demo, newest first. None of it has left this machine.</p><form><label>To <input name="to" value="${escape(to)}" placeholder="everybody"></label> <button>Show</button></form>${
    mails.length === 0
      ? '<p>No mail yet.</p>'
      : mails
          .map(
            (m) =>
              `<article><h2>${m.channel === 'sms' ? 'SMS' : escape(m.subject)}</h2><small>${escape(m.to)} · ${m.at.toISOString()}</small><p>${escape(m.text)}</p></article>`,
          )
          .join('')
  }</body></html>`;

const secondsMax = 400 * 86_400;

/** Doors that exist in demo mode only: the mailbox and the clock. */
export const registerDev = (http: FastifyInstance, app: App): void => {
  http.get('/dev/mailbox', async (request, reply) => {
    const { to } = request.query as { to?: unknown };
    const address = typeof to === 'string' && to.trim() !== '' ? to.trim() : null;
    const mails = await recentMails({ db: app.database.db }, address);
    if ((request.headers.accept ?? '').includes('application/json')) return mails;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(mailboxPage(address ?? '', mails));
  });
  http.post('/dev/clock', async (request, reply) => {
    const { advanceSeconds } = (request.body ?? {}) as { advanceSeconds?: unknown };
    if (typeof advanceSeconds !== 'number' || !Number.isInteger(advanceSeconds) || advanceSeconds < 0 || advanceSeconds > secondsMax) {
      return reply.code(400).send({ error: `advanceSeconds must be a whole number from 0 to ${secondsMax}` });
    }
    await sql`update instance set clock_offset_seconds = clock_offset_seconds + ${advanceSeconds}`.execute(app.database.db);
    await app.catchUp();
    const done = await app.drain();
    return { now: app.clock.now().toISOString(), workDone: done };
  });
};
