import { randomUUID } from 'node:crypto';
import type { TransferOutcome } from '@kyakhta/contract';
import type { FastifyInstance } from 'fastify';
import type { App } from './runtime/app.ts';
import { escape } from './runtime/escape.ts';
import { execute } from './runtime/execute.ts';
import { originAllowed } from './runtime/http/identity.ts';

/** What became of a transfer, for who plays with the demo. */
const toldOf: Readonly<Record<TransferOutcome, string>> = {
  paid: 'Sent. The payment is complete.',
  over: 'Sent. It is more than was asked for: what is over waits for an operator.',
  short: 'Sent. It is less than is asked for: the rest is still waited for.',
  late: 'Sent. It came too late: nothing waits for it any more, and an operator sends it back.',
  proposed: 'Sent. So much is booked once a second operator has agreed to it.',
  second: 'Sent. This was paid already: an operator sends it back.',
  wrongCurrency: 'Sent. It is not the currency that was asked for: an operator sends it back.',
  unknown: 'Sent. Nobody knows this reference: an operator finds out what it is for.',
};
const policy = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
const field = (name: string, label: string, value = ''): string =>
  `<p><label>${label}<br><input name="${name}" value="${escape(value)}" autocomplete="off"></label></p>`;
const pageOf = (told: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Demo bank</title>
<style>body{font:15px/1.5 system-ui,sans-serif;max-width:32rem;margin:2rem auto;padding:0 1rem;background:#faf8f4;color:#1c1d1a}input{font:inherit;padding:.4rem;width:100%;box-sizing:border-box}button{font:inherit;padding:.5rem 1rem}output{display:block;border:1px solid #e4e0d7;background:#fff;border-radius:10px;padding:1rem}</style>
<body><h1>Demo bank</h1><p>Sends a bank transfer to the shop's account, as its payers do; an operator's record of it is made by itself.</p>${
    told === '' ? '' : `<output>${escape(told)}</output>`
  }<form method="post" action="/dev/bank">${field('reference', 'Reference (purpose)')}${field('amount', 'Amount')}${field('currency', 'Currency', 'USD')}${field('payer', 'Payer', 'Demo payer')}<p><button>Send the transfer</button></p></form></body></html>`;

/** In demo mode only: the bank of the payers. What is sent there comes as an operator would record it. */
export const registerDevBank = (http: FastifyInstance, app: App, origins: readonly string[]): void => {
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, parsed) => {
      parsed(null, new URLSearchParams(String(body)));
    });
    scope.get('/dev/bank', (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(pageOf('')),
    );
    scope.post('/dev/bank', async (request, reply) => {
      if (!originAllowed(request, origins)) return reply.code(403).send();
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const text = (name: string): string => (form.get(name) ?? '').trim();
      const outcome = await execute(
        app,
        'POST /platform/payment/transfer',
        {
          transactionId: `DEMO-${randomUUID()}`,
          currency: text('currency'),
          amount: text('amount'),
          reference: text('reference'),
          payer: text('payer'),
        },
        {
          actor: { kind: 'operator', id: 1, areas: null },
          token: null,
          locale: 'en',
          requestId: randomUUID(),
          ip: request.ip,
          userAgent: null,
          plainPasswordAllowed: false,
          origins: [],
          idempotencyKey: null,
        },
      );
      const told = outcome.code === '00000' ? toldOf[(outcome.data as { outcome: TransferOutcome }).outcome] : outcome.msg;
      return reply.type('text/html; charset=utf-8').header('content-security-policy', policy).send(pageOf(told));
    });
    done();
  });
};
