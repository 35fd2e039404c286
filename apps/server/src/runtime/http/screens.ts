import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicFolder } from '../stored-files.ts';
import { say } from '../../words/index.ts';
import { sendBare } from './bare-page.ts';
import { localeOf } from './preferences.ts';

const apps = join(import.meta.dirname, '../../../..');
export const storefrontFolder = join(apps, 'storefront');
const yearSeconds = 31_536_000;

/** Policy of the consoles: their own files and nothing else. */
const consolePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const immutable = { maxAge: yearSeconds * 1000, immutable: true, preCompressed: true, decorateReply: false, index: false } as const;

/** A folder of files. An address that leads out of it, or that is no name of a file, is one at which nothing is. */
const registerFolder = async (http: FastifyInstance, options: FastifyStaticOptions): Promise<void> => {
  await http.register(async (scope) => {
    scope.setErrorHandler<FastifyError>((error, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) throw error;
      const locale = localeOf(request);
      return sendBare(reply, { locale, status: 404, sentence: say(locale, 'noSuchInterface') });
    });
    await scope.register(fastifyStatic, options);
  });
};

/** A file is shown and never run, whatever it might pretend to be. */
const filePolicy = "default-src 'none'; sandbox";

/** Pictures and other public files: a name never holds another content. All of them are WebP. */
export const registerFiles = async (http: FastifyInstance, dataDir: string): Promise<void> => {
  const root = publicFolder(dataDir);
  mkdirSync(root, { recursive: true });
  await registerFolder(http, {
    root,
    prefix: '/files/',
    ...immutable,
    preCompressed: false,
    allowedPath: (path) => path.endsWith('.webp'),
    setHeaders: (response) => {
      response.header('content-type', 'image/webp');
      response.header('content-security-policy', filePolicy);
      response.header('x-content-type-options', 'nosniff');
    },
  });
};

/**
 * A console built by Vite: its files, and index.html for every path of the console.
 * @param isWanting it is still being built, and served once it is there; otherwise one that is not there is left out
 */
export const registerConsole = async (http: FastifyInstance, folder: string, prefix: string, isWanting: boolean): Promise<void> => {
  const root = join(apps, folder, 'dist');
  const file = join(root, 'index.html');
  if (!isWanting && !existsSync(file)) return;
  // Files are served from a folder that is there from the beginning.
  mkdirSync(join(root, 'assets'), { recursive: true });
  let index: string | null = null;
  await registerFolder(http, { root: join(root, 'assets'), prefix: `${prefix}/assets/`, ...immutable });
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { '*': name = '' } = request.params as { readonly '*'?: string };
    if (looseType(name) !== null && existsSync(join(root, name))) return sendLoose(reply, root, name);
    reply.type('text/html; charset=utf-8').header('content-security-policy', consolePolicy).header('cache-control', 'no-cache');
    if (index === null && existsSync(file)) index = readFileSync(file, 'utf8');
    if (index !== null) return reply.send(index);
    // What replaces a console while it is built asks again by itself.
    const locale = localeOf(request);
    return sendBare(reply, { locale, status: 503, sentence: say(locale, 'screenBeingBuilt'), again: 3 });
  };
  http.get(prefix, page);
  http.get(`${prefix}/*`, page);
};

const looseTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  webmanifest: 'application/manifest+json',
};
/** The type of a file beside the assets, such as favicon.svg; null for what is none. */
const looseType = (name: string): string | null => (/^[\w-]+\.\w+$/.test(name) ? (looseTypes[name.split('.').at(-1) ?? ''] ?? null) : null);
const sendLoose = (reply: FastifyReply, root: string, name: string): FastifyReply =>
  reply
    .type(looseType(name) ?? 'application/octet-stream')
    .header('cache-control', 'public, max-age=3600')
    .send(readFileSync(join(root, name)));

/** The storefront's scripts, styles and fonts. */
export const registerStorefrontAssets = async (http: FastifyInstance): Promise<void> => {
  const root = join(storefrontFolder, 'build/client');
  await registerFolder(http, { root: join(root, 'assets'), prefix: '/assets/', ...immutable });
  for (const file of readdirSync(root).filter((name) => looseType(name) !== null && statSync(join(root, name)).isFile()))
    http.get(`/${file}`, (_request, reply) => sendLoose(reply, root, file));
};
