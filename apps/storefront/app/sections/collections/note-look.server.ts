import { personOf, tryAsk, type Asked } from '../../ask.ts';

/** Who notes that a product is looked at: the server has, the browser will, or nobody. */
export type Look = 'noted' | 'browser' | null;

/**
 * Notes a look at a product after the page is made, so that no page waits for it. Only for a page that a browser opens:
 * what scripts fetch may be fetched before anybody looks, and is noted when it is shown.
 */
export function noteLook(asked: Asked, request: Request, prodId: number): Look {
  if (!personOf(asked.context).buyer || request.method !== 'GET') return null;
  const { headers } = request;
  if (headers.get('sec-fetch-dest') !== 'document' || headers.has('sec-purpose')) return 'browser';
  setImmediate(() => {
    // A look that is not noted is no fault of the page.
    tryAsk(asked, 'POST /p/prodBrowseLog', { prodId }).catch(() => undefined);
  });
  return 'noted';
}
