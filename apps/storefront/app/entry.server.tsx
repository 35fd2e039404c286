import { I18nProvider } from '@lingui/react';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type RouterContextProvider } from 'react-router';
import { nonceContext, personContext } from './context.ts';
import { i18nFor } from './i18n.server.ts';
import { paintFirst } from './paint-first.ts';

export { apiContext, nonceContext, personContext } from './context.ts';

export const streamTimeout = 8_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  const agent = request.headers.get('user-agent');
  const ready = agent && isbot(agent) ? 'onAllReady' : 'onShellReady';

  return new Promise((resolve, reject) => {
    let answered = status;
    let shell = false;
    const { pipe, abort } = renderToPipeableStream(
      <I18nProvider i18n={i18nFor(context.get(personContext).locale)}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </I18nProvider>,
      {
        nonce,
        [ready]() {
          shell = true;
          const body = paintFirst(() => clearTimeout(timer));
          pipe(body);
          resolve(new Response(createReadableStreamFromReadable(body), { status: answered, headers }));
        },
        onShellError: reject,
        onError(error: unknown) {
          answered = 500;
          if (shell) console.error(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
