import type { FastifyInstance } from 'fastify';
import { type Endpoint, endpoints } from '@kyakhta/contract';
import { openApiDocument } from '../contract-text.ts';
import { escape } from '../escape.ts';

const style = `body{font:15px/1.5 system-ui,sans-serif;max-width:72rem;margin:2rem auto;padding:0 1rem;color:#1c1d1a;background:#faf8f4}code,pre{font:13px/1.5 ui-monospace,monospace}
section{border-top:1px solid #e4e0d7;padding:1rem 0}h2{font-size:1rem;margin:0}summary{cursor:pointer;color:#0f5c45}pre{overflow:auto;background:#fff;border:1px solid #e4e0d7;border-radius:6px;padding:.75rem}.who{color:#55574f}`;

/** Some megabytes that hardly anybody reads: made when somebody does, and kept as bytes. */
const madeOnce = (make: () => string): (() => Buffer) => {
  let made: Buffer | undefined;
  return () => (made ??= Buffer.from(make()));
};

const page = (): string => {
  const { paths } = openApiDocument() as { paths: Record<string, Record<string, unknown>> };
  const sections = (Object.entries(endpoints) as [string, Endpoint][]).map(([key, e]) => {
    const [method = '', path = ''] = key.split(' ');
    const operation = paths[path]?.[method.toLowerCase()];
    const failures = (e.errors ?? []).length === 0 ? '' : `<p>May refuse with: <code>${(e.errors ?? []).join(', ')}</code></p>`;
    return `<section id="${escape(key.replaceAll(/[^A-Za-z0-9]+/g, '-'))}"><h2><code>${escape(key)}</code></h2><p>${escape(e.summary)} <span class="who">(${e.who})</span></p>${failures}<details><summary>Input and output</summary><pre>${escape(JSON.stringify(operation, null, 2))}</pre></details></section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kyakhta API</title><style>${style}</style><body><h1>Kyakhta API</h1>
<p>Every answer is <code>{ code, msg, data, success, timestamp, version }</code>; <code>00000</code> is ok. Send <code>Authorization: &lt;accessToken&gt;</code> and <code>locale</code>. The machine-readable document is <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('')}</body></html>`;
};

/** The contract for the world outside: OpenAPI, and the same as a page to read. */
export const registerReference = (http: FastifyInstance): void => {
  const document = madeOnce(() => JSON.stringify(openApiDocument()));
  const html = madeOnce(page);
  http.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(document()));
  http.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'")
      .send(html()),
  );
};
