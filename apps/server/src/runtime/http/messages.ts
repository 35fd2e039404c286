import { bareStatusOf, code, statusOf } from '@kyakhta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Message } from '../context.ts';
import type { Outcome } from '../outcome.ts';

/** Registers a route whose body is another system's message: kept as the bytes it came in, for they are what is signed. */
export const registerMessages =
  (http: FastifyInstance, bytes: number) =>
  (route: RouteOptions): void => {
    void http.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) => {
        parsed(null, body);
      });
      scope.route({ ...route, bodyLimit: bytes });
      done();
    });
  };

export const takeMessage = (request: FastifyRequest): Message => ({
  headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value[0] : value])),
  body: Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0),
});

/** What tells the sender whether to send it again: it reads no envelope. */
const messageStatus = (result: Outcome): number => {
  if (result.code === code.ok || result.code === code.serverError) return statusOf[result.code];
  const failure = (result.data as { readonly failure?: string } | null)?.failure;
  return failure === 'providerDown' ? bareStatusOf.providerDown : bareStatusOf.newsNotGenuine;
};

/** Answers a message. @param taken the body its sender wants to read when it was taken; '' is none */
export const sendMessageAnswer = (reply: FastifyReply, result: Outcome, taken: string): FastifyReply => {
  const status = messageStatus(result);
  return status === statusOf[code.ok] && taken !== '' ? reply.code(status).type('text/plain').send(taken) : reply.code(status).send();
};
