import type { FastifyReply, FastifyRequest } from 'fastify';

/** HTML that is safe to put into a page as it stands. */
export interface Html {
  readonly html: string;
}
type Part = Html | string | number | null | readonly Html[];

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
const written = (part: Part): string => {
  if (part === null) return '';
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map((one) => one.html).join('');
};
/** A template whose values are escaped, unless they are HTML already. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: texts.map((text, index) => (index === 0 ? text : written(parts[index - 1] ?? null) + text)).join(''),
});

/** Where the gateway's pages stand on the server the browser sees; '' when it sees the gateway itself. */
export const prefixOf = (request: FastifyRequest): string => {
  const prefix = request.headers['x-forwarded-prefix'];
  return typeof prefix === 'string' && /^(\/[\w-]+)+$/.test(prefix) ? prefix : '';
};

const style = `
:root{color-scheme:light;--ink:#1d2733;--soft:#51606f;--line:#cfd7df;--paper:#fff;--ground:#eef2f6;--deed:#0b5cad;--warn:#8a2c0d;--mark:#fff3c4}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-inline-size:30rem;margin-inline:auto;padding:1rem}main.wide{max-inline-size:80rem}
.mark{background:var(--mark);border-block-end:2px solid #c79a00;padding:.6rem 1rem;text-align:center;font-weight:600}
.card{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin-block:1rem}
h1{font-size:1.35rem;line-height:1.25;margin:0 0 .5rem}h2{font-size:1.05rem;margin:0 0 .5rem}
.amount{font-size:2rem;font-weight:650;margin:.25rem 0;overflow-wrap:anywhere}.soft{color:var(--soft);margin:.25rem 0;overflow-wrap:anywhere}
form{margin:0}label{display:block;font-weight:600;margin-block:.75rem .25rem}
input,select{font:inherit;inline-size:100%;min-block-size:44px;padding:.5rem .6rem;border:1px solid #8593a1;border-radius:8px;background:#fff;color:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button,.button{font:inherit;font-weight:600;display:block;inline-size:100%;min-block-size:48px;padding:.6rem 1rem;margin-block-start:.75rem;border-radius:10px;border:1px solid var(--deed);background:var(--deed);color:#fff;text-align:center;text-decoration:none;cursor:pointer}
.second{background:#fff;color:var(--deed)}.quiet{background:transparent;color:var(--ink);border-color:transparent;text-decoration:underline}
:focus-visible{outline:3px solid #f0a500;outline-offset:2px}
.error{border-inline-start:4px solid var(--warn);background:#fdeee8;color:var(--warn);padding:.6rem .8rem;margin-block:.75rem}
.row{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end}.row>*{flex:0 1 auto}.row label{margin:0 0 .15rem;font-size:.85rem}
.row button,table button{inline-size:auto;display:inline-block;min-block-size:36px;padding:.25rem .7rem;margin:0}
.row input,.row select,table input,table select{inline-size:auto;max-inline-size:11rem;min-block-size:36px;padding:.25rem .5rem}.row input.long{max-inline-size:100%}
.scroll{overflow-x:auto}table{border-collapse:collapse;inline-size:100%;font-size:.9rem}th,td{text-align:start;vertical-align:top;padding:.4rem .6rem;border-block-end:1px solid var(--line)}
code{font-size:.85em;overflow-wrap:anywhere}`;

/**
 * Sends a page. Nothing is loaded from anywhere, no script runs.
 * @param about `leadsTo`: origins that a form may end at beside the own one; `wide`: as much of the window as there is
 */
export const sendPage = (
  reply: FastifyReply,
  about: { readonly lang: string; readonly title: string; readonly wide?: boolean; readonly leadsTo?: readonly string[] },
  body: Html,
  status = 200,
): FastifyReply =>
  reply
    .code(status)
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'; form-action 'self' ${(about.leadsTo ?? []).join(' ')}`,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(
      `<!doctype html><html lang="${about.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escape(about.title)}</title><style>${style}</style></head><body>${body.html}</body></html>`,
    );
