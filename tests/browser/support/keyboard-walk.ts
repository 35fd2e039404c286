import type { Page } from '@playwright/test';

/** What the walk keeps in the page while it lasts. */
interface Walk {
  readonly wanted: Set<Element>;
  readonly met: Set<Element>;
}
declare global {
  interface Window {
    keyboardWalk?: Walk;
  }
}

/** Notes what the Tab key has to come by: in the open dialog, or else on the whole page. @returns how many */
const begin = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const dialogs = [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')];
    const within = dialogs.at(-1) ?? document.body;
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
    window.keyboardWalk = { wanted, met: new Set() };
    window.scrollTo(0, 0);
    if (dialogs.length === 0) {
      // The walk begins at the top of the page, wherever the focus was.
      document.body.tabIndex = -1;
      document.body.focus({ preventScroll: true });
      document.body.removeAttribute('tabindex');
    }
    return wanted.size;
  });

/** Looks at what has the focus now. @returns what is wrong with it, and whether there is more to come */
const look = (page: Page): Promise<{ readonly fault: string | null; readonly isOver: boolean }> =>
  page.evaluate(() => {
    const walk = window.keyboardWalk;
    const element = document.activeElement;
    if (walk === undefined || element === null || element === document.body) return { fault: null, isOver: walk?.wanted.size === 0 };
    // A question that has opened meanwhile keeps the focus to itself until it is answered.
    const open = [...document.querySelectorAll('dialog:modal, [role=dialog][aria-modal=true]')].at(-1);
    if (open !== undefined) for (const one of walk.wanted) if (!open.contains(one)) walk.wanted.delete(one);
    const known = walk.met.has(element);
    walk.met.add(element);
    walk.wanted.delete(element);
    const named = `${element.tagName.toLowerCase()} "${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}"`;
    const shows = (one: Element | null | undefined): boolean => {
      if (one === null || one === undefined) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none';
    };
    // What is drawn in place of a hidden field shows the focus for it, and a card that is one link shows its link's.
    const drawn = [element, element.parentElement, element.closest('label'), element.closest('li'), element.nextElementSibling];
    const fault = known || drawn.some(shows) ? null : `no focus to be seen on ${named}`;
    return { fault, isOver: walk.wanted.size === 0 };
  });

/**
 * Walks the page with the Tab key as somebody does who has no mouse.
 * @returns what is wrong: something that the key does not come by, that shows no focus, or that does not let go of it
 */
export const unwalkable = async (page: Page): Promise<string[]> => {
  const count = await begin(page);
  const faults = new Set<string>();
  // Lists that grow at their end while one walks come before what stands below them.
  for (let step = 0, isOver = count === 0; !isOver && step < count * 2 + 40; step += 1) {
    await page.keyboard.press('Tab');
    const seen = await look(page);
    if (seen.fault !== null) faults.add(seen.fault);
    isOver = seen.isOver;
  }
  const missed = await page.evaluate(() =>
    [...(window.keyboardWalk?.wanted ?? [])]
      .filter((element) => element.isConnected && element.checkVisibility({ visibilityProperty: true }))
      .map((element) => `not come by: ${element.outerHTML.slice(0, 120)}`),
  );
  return [...faults, ...missed].slice(0, 8);
};
