import { bareStatusOf, type failures } from '@kyakhta/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isNoRoom, TooSlow } from '../uploads.ts';

/** What the edge makes of an error that is no refusal of an action. */
export interface Fault {
  readonly failure: keyof typeof failures;
  readonly values: Readonly<Record<string, string | number>>;
  /** Field and what it should have been, where a request cannot be read. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Status for a person's browser. */
  readonly status: number;
  /** What is still to come is not waited for. */
  readonly closes?: true;
  /** It is ours, and is written down. */
  readonly isOurs?: true;
}

/** The reader of forms has no codes for what it cannot read. */
const isDamagedForm = ({ message }: Error): boolean => /unexpected end of multipart data$|^multipart: boundary not found$/i.test(message);

/** Sorts an error of the transport: too much, too often, too slow, unreadable, or a fault of ours. */
export const faultOf = (error: FastifyError & { readonly waitSeconds?: number }): Fault => {
  const { statusCode: status } = error;
  if (status === bareStatusOf.tooLarge) return { failure: 'tooLarge', values: {}, status };
  if (status === bareStatusOf.tooManyRequests) return { failure: 'tooManyRequests', values: { seconds: error.waitSeconds ?? 60 }, status };
  if (error instanceof TooSlow) return { failure: 'uploadTooSlow', values: {}, status: bareStatusOf.uploadTooSlow, closes: true };
  if (status !== undefined && status < 500) {
    const first = status === 415 ? 'Content-Type' : 'JSON';
    return { failure: 'argumentNotValid', values: { first }, fields: { body: first }, status };
  }
  if (status === undefined && isDamagedForm(error))
    return {
      failure: 'argumentNotValid',
      values: { first: 'multipart/form-data' },
      fields: { body: 'multipart/form-data' },
      status: bareStatusOf.argumentNotValid,
    };
  if (isNoRoom(error)) return { failure: 'storageFull', values: {}, status: bareStatusOf.storageFull, isOurs: true };
  return { failure: 'serverError', values: {}, status: bareStatusOf.serverError, isOurs: true };
};

/** The longest a refused body is waited for. */
const restMs = 5000;

/** Whether somebody has begun to read the body and given up: what is left of it would stand before the next request. */
const isHalfRead = ({ raw }: FastifyRequest): boolean => raw.readableDidRead && !raw.readableEnded && !raw.complete;

/**
 * Ends the connection with the answer where the rest of a body would come. Until then it is read and thrown away, as long
 * as it comes soon: a sender that is cut off while it sends never sees the answer.
 */
export const endUnread = async (request: FastifyRequest, reply: FastifyReply, { closes }: Fault): Promise<boolean> => {
  if (closes !== true && !isHalfRead(request)) return false;
  reply.header('connection', 'close');
  if (closes === true) return true;
  const { raw } = request;
  await new Promise<void>((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(done, restMs).unref();
    raw.once('end', done).once('close', done).once('error', done);
    raw.unpipe();
    raw.resume();
  });
  return true;
};
