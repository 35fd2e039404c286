import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { bareStatusOf } from '@kyakhta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { App } from '../app.ts';
import type { Upload } from '../context.ts';
import { receiveUpload, removeUpload, slowest, TooSlow } from '../uploads.ts';

/** What a form around the file may add. */
const formBytes = 65_536;
/** Time for a body that is no upload; slower ones hold a connection for nothing. */
const bodyMs = 30_000;

/** A body beyond the limit; Fastify's error handler answers it as any other. */
const tooLarge = (): Error => Object.assign(new Error('the upload is too large'), { statusCode: bareStatusOf.tooLarge });

/** Registers a route whose body is a form with one file; nowhere else such forms are read. */
export const registerUploads =
  (http: FastifyInstance, bytes: number) =>
  (route: RouteOptions): void => {
    void http.register(async (scope) => {
      await scope.register(multipart, {
        throwFileSizeLimit: true,
        limits: { fileSize: bytes, files: 1, fields: 4, parts: 5, fieldSize: 1000, headerPairs: 20 },
      });
      scope.route({
        ...route,
        bodyLimit: bytes + formBytes,
        config: Object.assign({}, route.config, { upload: true }),
        onRequest: (request, _reply, done) => {
          // Told before anything is sent over the wire for nothing.
          done(Number(request.headers['content-length'] ?? 0) > bytes + formBytes ? tooLarge() : undefined);
        },
      });
    });
  };

/** Registers a route whose body is the file itself, whatever type it names. It is not read before somebody asks for it. */
export const registerRawUploads =
  (http: FastifyInstance, bytes: number) =>
  (route: RouteOptions): void => {
    void http.register((scope, _options, done) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, payload, parsed) => {
        parsed(null, payload);
      });
      scope.route({
        ...route,
        bodyLimit: bytes,
        config: Object.assign({}, route.config, { upload: true }),
        onRequest: (request, _reply, passed) => {
          passed(Number(request.headers['content-length'] ?? 0) > bytes ? tooLarge() : undefined);
        },
      });
      done();
    });
  };
/** What comes, up to so many bytes. @throws an error of status 413 beyond them */
async function* upTo(bytes: number, stream: Readable): AsyncGenerator<Buffer> {
  let seen = 0;
  // What is beyond is left unread, so that the answer still reaches its sender.
  for await (const part of stream.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    seen += part.length;
    if (seen > bytes) throw tooLarge();
    yield part;
  }
}
/** Stores a body that is the file itself as it comes; null without one, and where nobody waits for it. @throws an error of status 413 beyond the limit */
export const takeRawUpload = async (app: App, request: FastifyRequest, bytes: number): Promise<Upload | null> => {
  const { ticket } = request.params as { readonly ticket?: string };
  if (!(request.body instanceof Readable) || !(await app.parts.isAwaited(app.database.db, ticket ?? '', app.clock.now()))) return null;
  const body = request.body;
  return atPace(request, () => receiveUpload(app.dataDir, Readable.from(upTo(bytes, body), { objectMode: false }), ''));
};

/**
 * Reads the body of a form with files, and gives up when it trickles: its fields count as its files do, by what the
 * connection has read.
 * @throws {TooSlow}
 */
export const atPace = async <T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> => {
  const { raw } = request;
  // What lies there already, unread, has come in time.
  let seen = raw.socket.bytesRead - raw.readableLength;
  const timer = setInterval(() => {
    // What has come and is not read yet waits for us, not for its sender. The reader of the parts listens for errors of the
    // body, and ends with this one.
    const isOurs = raw.complete || raw.readableLength > 0;
    if (!isOurs && raw.socket.bytesRead - seen < slowest.bytes && raw.listenerCount('error') > 0)
      raw.emit('error', new TooSlow('the upload came too slowly'));
    seen = raw.socket.bytesRead;
  }, slowest.everyMs).unref();
  try {
    return await read();
  } finally {
    clearInterval(timer);
  }
};

/** Stores the file of a form as it comes; null without one. @throws an error of status 413 beyond the limit */
export const takeUpload = async (app: App, request: FastifyRequest): Promise<Upload | null> => {
  if (!request.isMultipart()) return null;
  return atPace(request, async () => {
    const part = await request.file();
    if (part === undefined) return null;
    // Other clients send files without a name.
    const named: { readonly filename?: string | undefined } = part;
    const upload = await receiveUpload(app.dataDir, part.file, named.filename ?? '');
    if (!part.file.truncated) return upload;
    await removeUpload(app.dataDir, upload.name);
    throw tooLarge();
  });
};

/** Cuts the connection off when the body is not here soon. */
export const hurryBody = (request: FastifyRequest, reply: FastifyReply): void => {
  const timer = setTimeout(() => request.raw.destroy(), bodyMs).unref();
  const stop = (): void => clearTimeout(timer);
  request.raw.once('end', stop);
  reply.raw.once('close', stop);
};

/** Uploads may take their time; every other body has to be here soon. What a page is sent is looked at once it is known who sends it. */
export const hurryBodies = (http: FastifyInstance): void => {
  http.addHook('onRequest', (request, reply, done) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const { upload, formFiles } = request.routeOptions.config as { upload?: true; formFiles?: true };
    const isUpload = upload === true || (formFiles === true && headers['content-type']?.startsWith('multipart/form-data') === true);
    if (hasBody && !isUpload) hurryBody(request, reply);
    done();
  });
};
