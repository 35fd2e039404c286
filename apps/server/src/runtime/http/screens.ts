import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { cookieName } from '@kyakhta/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicFolder } from '../stored-files.ts';
import { say } from '../words/index.ts';
import { localeFor } from './preferences.ts';

const apps = join(import.meta.dirname, '../../../..');
export const storefrontFolder = join(apps, 'storefront');
const yearSeconds = 31_536_000;

/** Policy of the consoles: their own files and nothing else. */
const consolePolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'";

const immutable = { maxAge: yearSeconds * 1000, immutable: true, preCompressed: true, decorateReply: false, index: false } as const;

/** A file is shown and never run, whatever it might pretend to be. */
const filePolicy = "default-src 'none'; sandbox";

/** Pictures and other public files: a name never holds another content. All of them are WebP. */
export const registerFiles = async (http: FastifyInstance, dataDir: string): Promise<void> => {
  const root = publicFolder(dataDir);
  mkdirSync(root, { recursive: true });
  await http.register(fastifyStatic, {
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

/** What stands in place of a console while it is built: it asks again by itself. */
const waitingPage = (words: string): string =>
  `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>Kyakhta</title><p>${words}</p>`;

/**
 * A console built by Vite: its files, and index.html for every path of its own.
 * @param isWanting it is still being built, and served once it is there; otherwise one that is not there is left out
 */
export const registerConsole = async (http: FastifyInstance, folder: string, prefix: string, isWanting: boolean): Promise<void> => {
  const root = join(apps, folder, 'dist');
  const file = join(root, 'index.html');
  if (!isWanting && !existsSync(file)) return;
  mkdirSync(root, { recursive: true });
  let index: string | null = null;
  await http.register(fastifyStatic, { root: join(root, 'assets'), prefix: `${prefix}/assets/`, ...immutable });
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.type('text/html; charset=utf-8').header('content-security-policy', consolePolicy).header('cache-control', 'no-cache');
    if (index === null && existsSync(file)) index = readFileSync(file, 'utf8');
    if (index !== null) return reply.send(index);
    const locale = localeFor({
      named: undefined,
      cookie: request.cookies[cookieName.language],
      accepts: request.headers['accept-language'],
    });
    return reply
      .code(503)
      .header('retry-after', '3')
      .send(waitingPage(say(locale, 'screenBeingBuilt')));
  };
  http.get(prefix, page);
  http.get(`${prefix}/*`, page);
  registerLooseFiles(http, root, prefix);
};

/** Files beside the assets, such as favicon.svg, each at its own address. */
export const registerLooseFiles = (http: FastifyInstance, root: string, prefix: string): void => {
  const types: Readonly<Record<string, string>> = {
    svg: 'image/svg+xml',
    txt: 'text/plain; charset=utf-8',
    ico: 'image/x-icon',
    png: 'image/png',
    webmanifest: 'application/manifest+json',
  };
  for (const file of readdirSync(root)) {
    const type = types[file.split('.').at(-1) ?? ''];
    if (type === undefined || !statSync(join(root, file)).isFile()) continue;
    const content = readFileSync(join(root, file));
    http.get(`${prefix}/${file}`, (_request, reply) => reply.type(type).header('cache-control', 'public, max-age=3600').send(content));
  }
};

/** The storefront's scripts, styles and fonts. */
export const registerStorefrontAssets = async (http: FastifyInstance): Promise<void> => {
  const root = join(storefrontFolder, 'build/client');
  await http.register(fastifyStatic, { root: join(root, 'assets'), prefix: '/assets/', ...immutable });
  registerLooseFiles(http, root, '');
};
