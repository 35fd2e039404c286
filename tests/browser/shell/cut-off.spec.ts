import { expect, test } from '@playwright/test';
import { person } from '../support/person.ts';

/** Lets every answer of the router end in the way it does when the next step comes while it is still read. */
function cutOffAnswers() {
  const ask = window.fetch.bind(window);
  window.fetch = async (...asked) => {
    const answer = await ask(...asked);
    if (!answer.url.includes('.data')) return answer;
    const [text, { status, statusText, headers }] = [await answer.text(), answer];
    const body = new ReadableStream({
      start(to) {
        to.enqueue(new TextEncoder().encode(text));
      },
      // Asked for more; what came is read by the time this happens.
      pull(to) {
        setTimeout(() => {
          Object.assign(window, { cutOff: true });
          to.error(new DOMException('BodyStreamBuffer was aborted', 'AbortError'));
        });
      },
    });
    return new Response(body, { status, statusText, headers });
  };
}

test('an answer that the next step of a person cuts off while it is read is no error of the page', async ({ browser }) => {
  const guest = await person(browser, 'en');
  const { page, open } = guest;
  await page.addInitScript(cutOffAnswers);
  await open('/trade-control');
  await page.getByRole('banner').getByRole('link', { name: 'Kyakhta' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('h1')).toContainText('Order from the factory');
  await expect.poll(() => page.evaluate(() => 'cutOff' in window)).toBe(true);
  expect(guest.troubles()).toEqual([]);
  await page.evaluate(() => void Promise.reject(new TypeError('a fault of the page')));
  await expect.poll(() => guest.troubles()).toEqual(['script: a fault of the page']);
  await guest.leave();
});
