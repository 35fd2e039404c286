import type { ElementHandle, Page } from '@playwright/test';
import { inaccessible } from './accessible.ts';
import { unwalkable } from './keyboard-walk.ts';
import { ready } from './ready.ts';

/** Buttons of a page that do something here and now, by what is read on them: of a row's and its neighbour's the first. */
const buttonsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main button[type="button"]')];
    const seen = new Set<string>();
    for (const one of buttons) {
      if (one.matches(':disabled, [aria-disabled]') || !one.checkVisibility({ visibilityProperty: true })) continue;
      const copy = one.cloneNode(true) as HTMLElement;
      for (const unseen of copy.querySelectorAll('.sr-only')) unseen.remove();
      const words = copy.textContent.replaceAll(/[\d.,]+/g, '0').trim();
      if (words === '' || seen.has(words)) continue;
      seen.add(words);
      one.dataset['pressed'] = String(seen.size);
    }
    return [...seen];
  });

/** What a dialog is made of, no matter whom it is about. */
const shapeOf = (dialog: ElementHandle<Element>): Promise<string> =>
  dialog.evaluate((box) => [...box.querySelectorAll('*')].map(({ tagName, role }) => `${tagName}${role ?? ''}`).join(' '));

/** Two frames: what a press changes is on the screen by then. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(null)))));

/**
 * Presses each button of a page and looks at the dialog that comes up: by the rules of accessibility, whether it fits,
 * whether the keyboard gets everywhere and, at the end, back to the button. Nothing is sent meanwhile.
 * @param known what dialogs that were looked at before are made of; it is added to
 */
export async function unsoundDialogs(page: Page, known: Set<string>): Promise<string[]> {
  await page.route('**/*', (route) => (route.request().method() === 'GET' ? route.fallback() : route.abort()));
  const address = page.url();
  const faults: string[] = [];
  for (const [place, words] of (await buttonsOf(page)).entries()) {
    const button = await page.$(`main button[data-pressed="${place + 1}"]`);
    if (button === null || !(await button.isEnabled()) || !(await button.isVisible())) continue;
    await button.click();
    await drawn(page);
    const dialog = await page.$('dialog:modal');
    if (dialog !== null) {
      const shape = await shapeOf(dialog);
      const isNew = !known.has(shape);
      known.add(shape);
      const found = isNew ? [...(await inaccessible(page)), ...(await unwalkable(page))] : [];
      if (await dialog.evaluate((box) => box.scrollWidth > box.clientWidth + 1)) found.push('wider than the window');
      await page.keyboard.press('Escape');
      await drawn(page);
      if ((await page.$('dialog:modal')) !== null) found.push('stays after Escape');
      else if (!(await button.evaluate((one) => one === document.activeElement))) found.push('focus does not go back');
      faults.push(...found.map((fault) => `${words}: ${fault}`));
    }
    if (page.url() === address && (await page.$('dialog:modal')) === null) continue;
    await page.goto(address);
    await ready(page);
    await buttonsOf(page);
  }
  return faults;
}
