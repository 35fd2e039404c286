import { expect, test } from '@playwright/test';
import { goods } from '../support/goods.ts';
import { person } from '../support/person.ts';

/**
 * The row "image failed to load" of the error catalogue. Every picture of goods is refused here; what takes its place
 * is read as a person reads it, in two languages, with scripts and without.
 */
const product = `/goods-detail?prodId=${goods.boots.prodId}`;
const list = '/category-page?cpid=1';

for (const language of ['en', 'ru'] as const)
  test.describe(`in ${language}`, () => {
    test('a picture that did not load says so, in cards, in the gallery and enlarged', async ({ browser }) => {
      const guest = await person(browser, language);
      const { page, say, open } = guest;
      await page.route('**/files/**', (route) => route.abort());
      await open(list);
      const lost = page.getByRole('img', { name: say('Image failed to load') });
      await expect(lost.first()).toBeVisible();
      await expect(lost.first()).toContainText(say('Image failed to load'));
      await expect(page.locator('main li > .tint').first().locator('img')).toHaveCount(0);
      await open(product);
      const gallery = page.getByRole('region', { name: say('Pictures') });
      await expect(gallery.getByRole('img', { name: say('Image failed to load') }).first()).toBeVisible();
      // Nothing moves: the box of a lost picture is as large as the picture would be.
      const box = await gallery.locator('.tint').first().boundingBox();
      expect(box?.height).toBeCloseTo(box?.width ?? 0, 0);
      await gallery.getByRole('link').first().click();
      const name = await page.getByRole('heading', { level: 1 }).innerText();
      await expect(page.getByRole('dialog').getByRole('img', { name: `${name}. ${say('Image failed to load')}` })).toBeVisible();
      await guest.leave();
    });

    test('without scripts the same words cover the broken sign of the browser', async ({ browser }) => {
      const guest = await person(browser, language, { javaScriptEnabled: false });
      const { page, say } = guest;
      await page.route('**/files/**', (route) => route.abort());
      for (const path of [list, product]) {
        await page.goto(`${path}&lang=${language}`);
        const picture = page.locator('main .tint > img[data-lost]').first();
        await expect(picture).toBeAttached();
        const cover = await picture.evaluate((image) => {
          const { content, position, width, height } = getComputedStyle(image, '::after');
          const { width: across, height: down } = image.getBoundingClientRect();
          return { content, position, covers: Math.round(parseFloat(width)) <= across && parseFloat(height) > 0 && down > 0 };
        });
        expect(cover.content).toContain(say('Image failed to load'));
        expect(cover.position).toBe('absolute');
        expect(cover.covers).toBe(true);
      }
      await guest.leave();
    });

    test('a picture that is there has nothing over it', async ({ browser }) => {
      const guest = await person(browser, language);
      await guest.open(product);
      const first = guest.page
        .getByRole('region', { name: guest.say('Pictures') })
        .locator('img')
        .first();
      await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      await expect(guest.page.getByText(guest.say('Image failed to load'))).toHaveCount(0);
      expect(guest.troubles()).toEqual([]);
      await guest.leave();
    });
  });
