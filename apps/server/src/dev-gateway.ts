import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Where the sandbox gateway's pages stand on our own server: payers reach them from wherever the shop works. */
const door = '/dev/gateway';
/** What the gateway may know of a visitor: never cookies or tokens, it plays somebody else's site. */
const passedOn = ['accept', 'accept-language', 'content-type', 'sec-fetch-site'];
/** Headers that belong to the gateway's own connection. */
const kept = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'date']);
const patienceMs = 60_000;

/** Leads `/dev/gateway` to the gateway process. Its pages are small: nothing is streamed. @param gatewayUrl its origin */
export const registerGateway = (http: FastifyInstance, gatewayUrl: string): void => {
  const forward = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const headers = new Headers({ 'x-forwarded-prefix': door });
    for (const name of passedOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers.set(name, value);
    }
    let response: Response;
    try {
      response = await fetch(gatewayUrl + request.url.slice(door.length), {
        method: request.method,
        headers,
        body: Buffer.isBuffer(request.body) ? new Uint8Array(request.body) : null,
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
    } catch {
      return reply.code(502).type('text/plain; charset=utf-8').send('The sandbox gateway does not answer.');
    }
    for (const [name, value] of response.headers) if (!kept.has(name)) reply.header(name, value);
    return reply.code(response.status).send(Buffer.from(await response.arrayBuffer()));
  };
  void http.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
      parsed(null, body);
    });
    scope.all(door, forward);
    scope.all(`${door}/*`, forward);
    done();
  });
};
