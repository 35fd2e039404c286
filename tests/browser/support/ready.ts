import type { Page } from '@playwright/test';

/** Waits until the scripts of the page have taken it over: before that, nothing pressed is heard. */
export const ready = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('h1');
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__react'));
  });
