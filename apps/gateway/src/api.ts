import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Call, Calls } from './calls.ts';
import { type Signer } from './certificate.ts';
import { captureOrder, createOrder, type Ground, refundCapture } from './deeds.ts';
import { bodyOf, Failure, refuse, statusOf } from './failure.ts';
import { readOrder, readRefund } from './input.ts';
import { captureBody, orderBody, orderMinimal, refundBody, refundMinimal } from './representation.ts';
import type { Capture, Order, Refund } from './store.ts';
import type { Tokens } from './token.ts';
import { certificatePath, outdated, trapNames } from './transmission.ts';

interface ApiGround extends Ground {
  readonly calls: Calls;
  readonly tokens: Tokens;
  readonly signer: Signer;
}

const keyOf = (request: FastifyRequest): string | null => {
  const key = request.headers['paypal-request-id'];
  if (key === undefined || key === '') return null;
  if (typeof key !== 'string' || key.length > 108) throw refuse('INVALID_STRING_LENGTH', 'PayPal-Request-Id');
  return key;
};
const wantsAll = (request: FastifyRequest): boolean => request.headers['prefer'] === 'return=representation';
const names = (...references: readonly (string | null | undefined)[]): string[] =>
  [...new Set(references)].filter((reference): reference is string => typeof reference === 'string');

/** Routes under which PayPal serves its certificates; some hold traps for the forgeries. */
const registerCertificates = (http: FastifyInstance, signer: Signer): void => {
  http.get<{ Params: { name: string } }>(`${certificatePath}/:name`, async (request, reply) => {
    const { name } = request.params;
    reply.type('application/x-pem-file');
    if (name === signer.name) return signer.certificate;
    if (name === trapNames.expired) return (await outdated()).certificate;
    if (name === trapNames.redirect) return reply.redirect(`${certificatePath}/${signer.name}`);
    if (name === trapNames.huge) return signer.certificate + '\n'.repeat(1_048_576);
    return reply.code(404).send('');
  });
};

/** PayPal's REST, as far as a shop needs it. */
export const registerApi = (http: FastifyInstance, ground: ApiGround): void => {
  const { store, calls, tokens, base, publicPath } = ground;

  const answer = (request: FastifyRequest, reply: FastifyReply, call: () => Call): Promise<FastifyReply> | FastifyReply => {
    try {
      tokens.check(request);
      return calls.answer(call(), request, reply);
    } catch (error) {
      if (error instanceof Failure) return reply.code(statusOf(error)).send(bodyOf(error));
      throw error;
    }
  };
  const showOrder = (request: FastifyRequest) => {
    const isWhole = wantsAll(request) || request.method === 'GET';
    return (id: string): object => {
      const order = store.get('order', id);
      if (order === undefined) throw refuse('INVALID_RESOURCE_ID');
      return isWhole ? orderBody(order, store, base(), publicPath) : orderMinimal(order, store, base(), publicPath);
    };
  };
  const showRefund = (request: FastifyRequest) => {
    const isWhole = wantsAll(request) || request.method === 'GET';
    return (id: string): object => {
      const refund = store.get('refund', id);
      if (refund === undefined) throw refuse('INVALID_RESOURCE_ID');
      return isWhole ? refundBody(refund, store, base()) : refundMinimal(refund, base());
    };
  };
  const showCapture = (id: string): object => {
    const capture = store.get('capture', id);
    if (capture === undefined) throw refuse('INVALID_RESOURCE_ID');
    return captureBody(capture, base());
  };
  const contentOf = (request: FastifyRequest): string => `${request.url} ${JSON.stringify(request.body ?? null)}`;
  /** Every name under which a rule may mean a call about these. */
  const referencesOf = (order: Order | undefined, capture: Capture | undefined, refund?: Refund): string[] =>
    names(order?.id, order?.custom_id, order?.invoice_id, capture?.id, refund?.id, refund?.custom_id, refund?.invoice_id);

  http.post('/v1/oauth2/token', (request, reply) => {
    const { grant_type: grant } = (request.body ?? {}) as { grant_type?: unknown };
    if (!tokens.knows(request.headers.authorization))
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
    if (grant !== 'client_credentials')
      return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'Grant Type is NULL' });
    const act = (): ReturnType<Call['act']> => ({ made: '', events: [] });
    const call = { operation: 'token', references: [], key: null, content: '', status: 200, act, show: () => tokens.issue() } as const;
    return calls.answer(call, request, reply);
  });

  http.post('/v2/checkout/orders', (request, reply) =>
    answer(request, reply, () => {
      const wanted = readOrder(request.body);
      const key = keyOf(request);
      if (wanted.named_source && key === null) throw refuse('PAYPAL_REQUEST_ID_REQUIRED');
      return {
        operation: 'create',
        references: names(wanted.custom_id, wanted.invoice_id),
        key,
        content: contentOf(request),
        status: 201,
        act: (rule) => {
          const { thing, events } = createOrder(ground, wanted, rule);
          return { made: thing.id, events };
        },
        show: showOrder(request),
      };
    }),
  );
  http.get<{ Params: { id: string } }>('/v2/checkout/orders/:id', (request, reply) =>
    answer(request, reply, () => {
      const { id } = request.params;
      const order = store.get('order', id);
      return {
        operation: 'show',
        references: names(id, ...referencesOf(order, store.captureOf(id))),
        key: null,
        content: '',
        status: 200,
        act: () => ({ made: id, events: [] }),
        show: showOrder(request),
      };
    }),
  );
  http.post<{ Params: { id: string } }>('/v2/checkout/orders/:id/capture', (request, reply) =>
    answer(request, reply, () => {
      const { id } = request.params;
      const order = store.get('order', id);
      return {
        operation: 'capture',
        references: names(id, ...referencesOf(order, undefined)),
        key: keyOf(request),
        content: contentOf(request),
        status: 201,
        act: (rule) => {
          const now = store.get('order', id);
          if (now === undefined) throw refuse('INVALID_RESOURCE_ID');
          return { made: id, events: captureOrder(ground, now, rule).events };
        },
        show: showOrder(request),
      };
    }),
  );
  http.get<{ Params: { id: string } }>('/v2/payments/captures/:id', (request, reply) =>
    answer(request, reply, () => {
      const { id } = request.params;
      const capture = store.get('capture', id);
      return {
        operation: 'show',
        references: names(id, ...referencesOf(store.get('order', capture?.order_id ?? ''), capture)),
        key: null,
        content: '',
        status: 200,
        act: () => ({ made: id, events: [] }),
        show: showCapture,
      };
    }),
  );
  http.post<{ Params: { id: string } }>('/v2/payments/captures/:id/refund', (request, reply) =>
    answer(request, reply, () => {
      const { id } = request.params;
      const wanted = readRefund(request.body);
      const capture = store.get('capture', id);
      return {
        operation: 'refund',
        references: names(id, ...referencesOf(store.get('order', capture?.order_id ?? ''), capture), wanted.custom_id, wanted.invoice_id),
        key: keyOf(request),
        content: contentOf(request),
        status: 201,
        act: (rule) => {
          const now = store.get('capture', id);
          if (now === undefined) throw refuse('INVALID_RESOURCE_ID');
          const { thing, events } = refundCapture(ground, now, wanted, rule);
          return { made: thing.id, events };
        },
        show: showRefund(request),
      };
    }),
  );
  http.get<{ Params: { id: string } }>('/v2/payments/refunds/:id', (request, reply) =>
    answer(request, reply, () => {
      const { id } = request.params;
      const refund = store.get('refund', id);
      const capture = store.get('capture', refund?.capture_id ?? '');
      return {
        operation: 'show',
        references: names(id, ...referencesOf(store.get('order', capture?.order_id ?? ''), capture, refund)),
        key: null,
        content: '',
        status: 200,
        act: () => ({ made: id, events: [] }),
        show: showRefund(request),
      };
    }),
  );
  registerCertificates(http, ground.signer);
};
