import type { Page } from '@playwright/test';

/** What the walk keeps in the page while it lasts. */
interface Walk {
  /** What the key has yet to come by. */
  readonly wanted: Set<Element>;
  readonly met: Set<Element>;
  readonly faults: Set<string>;
}
declare global {
  interface Window {
    keyboardWalk?: Walk;
  }
}

/** Notes what the Tab key has to come by, in the open dialog or else on the whole page, and looks at all that gets the focus. @returns how many */
const begin = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialogs = (): Element[] => [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')];
    const within = dialogs().at(-1) ?? document.body;
    const wanted = new Set<Element>();
    const groups = new Set<string>();
    for (const element of within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]')) {
      if (element.tabIndex < 0 || element.matches(':disabled, [type=hidden]') || element.closest('[inert]') !== null) continue;
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      // Of a group of radio buttons the Tab key comes by one; arrows go on from there.
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        const group = `${element.form?.id ?? ''} ${element.name}`;
        const chosen = within.querySelector(`input[type=radio][name="${CSS.escape(element.name)}"]:checked`);
        if (groups.has(group) || (chosen !== null && chosen !== element)) continue;
        groups.add(group);
      }
      wanted.add(element);
    }
    const walk: Walk = { wanted, met: new Set(), faults: new Set() };
    window.keyboardWalk = walk;
    const shows = (one: Element | null): boolean => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    document.addEventListener('focusin', ({ target: element }) => {
      if (!(element instanceof Element) || element === document.body) return;
      // A question that has opened meanwhile keeps the focus to itself until it is answered.
      const open = dialogs().at(-1);
      if (open !== undefined) for (const one of wanted) if (!open.contains(one)) wanted.delete(one);
      wanted.delete(element);
      if (walk.met.has(element)) return;
      walk.met.add(element);
      // What is drawn in place of a hidden field shows the focus for it, and a card that is one link shows its link's.
      const drawn = [element, element.parentElement, element.closest('label'), element.closest('li'), element.nextElementSibling];
      const named = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40);
      if (!drawn.some(shows)) walk.faults.add(`no focus to be seen on ${element.tagName.toLowerCase()} "${named}"`);
    });
    window.scrollTo(0, 0);
    if (dialogs().length === 0) {
      // The walk begins at the top of the page, wherever the focus was.
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute('tabindex');
    }
    return wanted.size;
  });

/** Steps between two looks at what is left. The key is pressed so often without a picture drawn in between: what a step changes is read as it happens. */
const stride = 20;

/**
 * Walks the page with the Tab key as somebody does who has no mouse.
 * @returns what is wrong: something that the key does not come by, that shows no focus, or that does not let go of it
 */
export const unwalkable = async (page: Page): Promise<string[]> => {
  const count = await begin(page);
  const left = (): Promise<string[]> =>
    page.evaluate(() =>
      [...(window.keyboardWalk?.wanted ?? [])]
        .filter((element) => element.isConnected && element.checkVisibility({ visibilityProperty: true }))
        .map((element) => `not come by: ${element.outerHTML.slice(0, 120)}`),
    );
  // Lists that grow at their end while one walks come before what stands below them.
  for (let step = 0; step < count * 2 + 2 * stride && (await left()).length > 0; step += stride)
    await Promise.all(Array.from({ length: stride }, () => page.keyboard.down('Tab')));
  await page.keyboard.up('Tab');
  const faults = await page.evaluate(() => [...(window.keyboardWalk?.faults ?? [])]);
  return [...faults, ...(await left())].slice(0, 8);
};
