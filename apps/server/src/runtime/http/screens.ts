import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { cookieName, isRightToLeft, languageTag, type Locale } from '@kyakhta/contract';
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

/** The look of the one page that stands before any style of a console is there. */
const waitingStyle =
  ':root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:light-dark(#f9f8f4,#151613);color:light-dark(#1c1d19,#eceae2);font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{margin:0 0 .5rem;font-size:1.5rem}p{margin:0;max-width:32rem;text-wrap:balance}';
const waitingPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(waitingStyle).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

/** What stands in place of a console while it is built: it asks again by itself. */
const waitingPage = (locale: Locale): string =>
  `<!doctype html><html lang="${languageTag[locale]}" dir="${isRightToLeft(locale) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3"><title>Kyakhta</title><style>${waitingStyle}</style></head><body><main><h1>Kyakhta</h1><p>${say(locale, 'screenBeingBuilt')}</p></main></body></html>`;

/**
 * A console built by Vite: its files, and index.html for every path of its own.
 * @param isWanting it is still being built, and served once it is there; otherwise one that is not there is left out
 */
export const registerConsole = async (http: FastifyInstance, folder: string, prefix: string, isWanting: boolean): Promise<void> => {
  const root = join(apps, folder, 'dist');
  const file = join(root, 'index.html');
  if (!isWanting && !existsSync(file)) return;
  // Files are served from a folder that is there from the beginning.
  mkdirSync(join(root, 'assets'), { recursive: true });
  let index: string | null = null;
  await http.register(fastifyStatic, { root: join(root, 'assets'), prefix: `${prefix}/assets/`, ...immutable });
  const page = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { '*': name = '' } = request.params as { readonly '*'?: string };
    if (looseType(name) !== null && existsSync(join(root, name))) return sendLoose(reply, root, name);
    reply.type('text/html; charset=utf-8').header('content-security-policy', consolePolicy).header('cache-control', 'no-cache');
    if (index === null && existsSync(file)) index = readFileSync(file, 'utf8');
    if (index !== null) return reply.send(index);
    const locale = localeFor({
      named: undefined,
      cookie: request.cookies[cookieName.language],
      accepts: request.headers['accept-language'],
    });
    return reply.code(503).header('retry-after', '3').header('content-security-policy', waitingPolicy).send(waitingPage(locale));
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
  await http.register(fastifyStatic, { root: join(root, 'assets'), prefix: '/assets/', ...immutable });
  for (const file of readdirSync(root).filter((name) => looseType(name) !== null && statSync(join(root, name)).isFile()))
    http.get(`/${file}`, (_request, reply) => sendLoose(reply, root, file));
};
