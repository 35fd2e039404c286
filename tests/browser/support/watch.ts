/** What a page does behind its face: errors, failed requests, words with strangers. */
import type { Page } from '@playwright/test';

const aborted = 'net::ERR_ABORTED';

/**
 * Collects what must not happen on a page. Requests that a navigation cut off are no failures.
 * @param expected a status of a document that is right here, such as 404 of the page that says so
 */
export function watch(page: Page, origin: string) {
  const problems: string[] = [];
  let expected: number | undefined;
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    if (expected !== undefined && message.text().includes(`status of ${expected}`)) return;
    problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`script: ${error.message}`));
  page.on('requestfailed', (request) => {
    const text = request.failure()?.errorText ?? '';
    if (text !== aborted) problems.push(`failed: ${request.url()} ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && response.status() !== expected) problems.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) problems.push(`foreign: ${request.url()}`);
  });
  return {
    expect: (status: number | undefined) => {
      expected = status;
    },
    /** What happened since the last time this was asked. */
    take: () => problems.splice(0),
  };
}
