import { createHash } from 'node:crypto';
import { isRightToLeft, languageTag, type Locale } from '@kyakhta/contract';
import type { FastifyReply } from 'fastify';
import { escape } from '../escape.ts';

/** The look of pages that stand where no style of a screen can be had. */
const style =
  ':root{color-scheme:light dark}body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:1.5rem;box-sizing:border-box;background:light-dark(#f9f8f4,#151613);color:light-dark(#1c1d19,#eceae2);font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{margin:0 0 .5rem;font-size:1.5rem}p{margin:0 0 .5rem;max-width:32rem;text-wrap:balance}a{color:inherit}';
const policy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'`;

/** A sentence on a separate page, in the reader's language. */
export interface Bare {
  readonly locale: Locale;
  readonly status: number;
  readonly sentence: string;
  /** Seconds after which the browser asks again by itself. */
  readonly again?: number;
  /** Where it redirects. */
  readonly link?: { readonly to: string; readonly text: string };
}

/** Sends a page that needs nothing but itself: a screen that is still being built, a form that could not be read. */
export const sendBare = (reply: FastifyReply, { locale, status, sentence, again, link }: Bare): FastifyReply => {
  const refresh = again === undefined ? '' : `<meta http-equiv="refresh" content="${again}">`;
  const leadsOn = link === undefined ? '' : `<p><a href="${escape(link.to)}">${escape(link.text)}</a></p>`;
  if (again !== undefined) reply.header('retry-after', String(again));
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('content-security-policy', policy)
    .header('cache-control', 'no-store')
    .send(
      `<!doctype html><html lang="${languageTag[locale]}" dir="${isRightToLeft(locale) ? 'rtl' : 'ltr'}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">${refresh}<title>Kyakhta</title><style>${style}</style></head><body><main><h1>Kyakhta</h1><p>${escape(sentence)}</p>${leadsOn}</main></body></html>`,
    );
};
