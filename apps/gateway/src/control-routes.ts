import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Control } from './control.ts';
import type { TakingBack } from './deeds.ts';
import { prefixOf } from './pages/html.ts';
import type { RuleRequest } from './rules.ts';
import { forgeries, type Forgery } from './transmission.ts';
import type { WebhookSettings } from './webhooks.ts';

/** Fields of a JSON body, or of a form of the operator page, where everything is text and an empty field is none. */
class Fields {
  readonly #values: Readonly<Record<string, unknown>>;
  constructor(body: unknown) {
    const values = typeof body === 'object' && body !== null ? Object.entries(body) : [];
    this.#values = Object.fromEntries(values.filter(([, value]) => value !== ''));
  }
  raw(name: string): unknown {
    return this.#values[name];
  }
  text(name: string): string | undefined {
    const value = this.#values[name];
    if (value !== undefined && typeof value !== 'string') throw new TypeError(`${name} must be text`);
    return value;
  }
  number(name: string): number | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    const number = typeof value === 'string' && /^-?\d{1,12}$/.test(value) ? Number(value) : value;
    if (typeof number !== 'number') throw new TypeError(`${name} must be a number`);
    return number;
  }
  flag(name: string): boolean | undefined {
    const value = this.#values[name];
    if (value === undefined) return undefined;
    if (value === true || value === 'true' || value === 'on') return true;
    if (value === false || value === 'false') return false;
    throw new TypeError(`${name} must be true or false`);
  }
  oneOf<T extends string>(name: string, choices: readonly T[]): T {
    const value = this.text(name);
    if (value === undefined || !(choices as readonly string[]).includes(value))
      throw new TypeError(`${name} must be one of ${choices.join(', ')}`);
    return value as T;
  }
}
type Id = { Params: { id: string } };

const ruleOf = (fields: Fields): RuleRequest => ({
  operation: fields.text('operation') as RuleRequest['operation'],
  behaviour: fields.text('behaviour') as RuleRequest['behaviour'],
  reference: fields.text('reference'),
  times: fields.number('times'),
  issue: fields.text('issue'),
  value: fields.text('value'),
  currency: fields.text('currency'),
  status: fields.number('status'),
  done: fields.flag('done'),
  ms: fields.number('ms'),
});
const settingsOf = (fields: Fields): Partial<WebhookSettings> =>
  Object.fromEntries(
    Object.entries({
      url: fields.raw('url') === null ? null : fields.text('url'),
      when: fields.text('when'),
      copies: fields.number('copies'),
      delayMs: fields.number('delayMs'),
    }).filter(([, value]) => value !== undefined),
  );
const amountOf = (fields: Fields): { value?: string; currency_code?: string } | undefined => {
  const value = fields.text('value');
  const currency = fields.text('currency');
  if (value === undefined && currency === undefined) return undefined;
  return { ...(value === undefined ? {} : { value }), ...(currency === undefined ? {} : { currency_code: currency }) };
};
const copiesOf = (fields: Fields): number | undefined => {
  const copies = fields.number('copies');
  if (copies !== undefined && !(Number.isInteger(copies) && copies >= 1 && copies <= 1000))
    throw new TypeError('copies must be from 1 to 1000');
  return copies;
};
const idsOf = (fields: Fields): readonly string[] | undefined => {
  const ids = fields.raw('ids');
  if (ids === undefined) return undefined;
  const list: unknown[] = typeof ids === 'string' ? ids.split(/[\s,]+/) : Array.isArray(ids) ? ids : [ids];
  if (!list.every((id) => typeof id === 'string')) throw new TypeError('ids must be a list of event ids');
  return list;
};

/** The control as JSON over HTTP; forms of the operator page are led back to it. */
export const registerControl = (http: FastifyInstance, control: Control): void => {
  /** Does what a request asks for and answers with what came of it. */
  const act = async (request: FastifyRequest, reply: FastifyReply, work: (fields: Fields) => unknown): Promise<FastifyReply> => {
    try {
      const answer = (await work(new Fields(request.body))) ?? { done: true };
      const isForm = (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
      return isForm ? reply.redirect(`${prefixOf(request)}/`, 303) : reply.send(answer);
    } catch (error) {
      if (error instanceof RangeError) return reply.code(404).send({ error: error.message });
      if (error instanceof TypeError) return reply.code(400).send({ error: error.message });
      throw error;
    }
  };
  /** A route about one thing. */
  const about = (path: string, work: (id: string, fields: Fields) => unknown): void => {
    http.post<Id>(`/control${path}`, (request, reply) => act(request, reply, (fields) => work(request.params.id, fields)));
  };
  const post = (path: string, work: (fields: Fields) => unknown): void => {
    http.post(`/control${path}`, (request, reply) => act(request, reply, work));
  };
  http.get('/control/orders', () => control.orders());
  http.get<Id>('/control/orders/:id', (request, reply) => act(request, reply, () => control.order(request.params.id)));
  about('/orders/:id/approve', (id) => control.approve(id));
  about('/orders/:id/decline', (id, fields) => control.decline(id, fields.text('issue')));
  about('/orders/:id/void', (id) => control.voidOrder(id));
  about('/orders/:id/forget', (id) => control.forget(id));
  about('/captures/:id/settle', (id, fields) => control.settleCapture(id, fields.oneOf('status', ['COMPLETED', 'DECLINED'])));
  about('/captures/:id/takeBack', (id, fields) =>
    control.takeBack(
      id,
      fields.raw('how') === undefined ? undefined : fields.oneOf<TakingBack>('how', ['dashboard', 'chargeback']),
      fields.text('value'),
    ),
  );
  about('/refunds/:id/settle', (id, fields) => control.settleRefund(id, fields.oneOf('status', ['COMPLETED', 'FAILED'])));

  http.get('/control/trades', () => control.trades.list());
  about('/trades/:id/pay', (id) => control.trades.pay(id));
  about('/trades/:id/decline', (id) => control.trades.decline(id));
  about('/trades/:id/close', (id) => control.trades.close(id));
  about('/trades/:id/settle', (id, fields) => control.trades.settle(id, fields.oneOf('state', ['paid', 'declined'])));
  about('/trades/:id/takeBack', (id, fields) => control.trades.takeBack(id, fields.text('value')));
  about('/tradeRefunds/:id/settle', (id, fields) => control.trades.settleRefund(id, fields.oneOf('state', ['completed', 'failed'])));

  http.get('/control/rules', () => control.rules.list());
  post('/rules', (fields) => control.rules.add(ruleOf(fields)));
  post('/rules/clear', () => control.rules.clear());
  about('/rules/:id/remove', (id) => control.rules.remove(Number(id)));

  http.get('/control/calls', () => control.calls.log());
  post('/calls/release', () => control.calls.release());
  about('/calls/:id/release', (id) => control.calls.release(Number(id)));

  http.get('/control/events', () => control.events.list());
  post('/events/release', (fields) => control.events.release(idsOf(fields)));
  post('/events/retry', () => control.events.retry());
  about('/events/:id/send', async (id, fields) => ({
    answers: await control.events.send(id, {
      copies: copiesOf(fields),
      forge: fields.raw('forge') === undefined ? undefined : fields.oneOf('forge', Object.keys(forgeries) as Forgery[]),
      amount: amountOf(fields),
    }),
  }));
  http.get('/control/webhooks', () => control.events.settings());
  post('/webhooks', (fields) => control.events.set(settingsOf(fields)));
  post('/tokens/expire', () => control.expireTokens());
};
