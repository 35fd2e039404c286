import type { Page } from '@playwright/test';

interface Fiber {
  readonly return: Fiber | null;
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/**
 * Waits until the scripts of the page have taken it over: before that, nothing pressed is heard. A heading is known to
 * React while it still looks through the page; only when that is over do effects run.
 */
export const ready = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    const key = heading === null ? undefined : Object.keys(heading).find((name) => name.startsWith('__reactFiber'));
    if (heading === null || key === undefined) return false;
    let at = (heading as unknown as Record<string, Fiber | undefined>)[key];
    while (at?.return) at = at.return;
    return at?.stateNode.current.memoizedState?.isDehydrated !== true;
  });
