/** People who stay logged in, kept by each worker, and what pages are looked at with. */
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { origin } from './api.ts';
import * as matters from './making/matters.ts';
import * as orders from './making/orders.ts';
import { peopleOf, type Audience, type People } from './people.ts';
import { watch } from './watch.ts';

const making = { ...orders, ...matters } as const;

/** What has to be there before a page can be looked at. */
export type Need = keyof typeof making;

/** These are made anew each time: a page changes them, or they are too old soon. */
const fresh: ReadonlySet<Need> = new Set<Need>(['unpaid', 'over', 'code', 'contract', 'signed', 'topUp', 'address']);

type Kept = {
  page: Page;
  seen: ReturnType<typeof watch>;
  /** Empties the page: what moves on one that nobody looks at costs as much as on any other. */
  rest: () => Promise<void>;
};

type Stay = Pick<People, 'browserOf'> & {
  /**
   * The page of a person, empty and watched, with her context. It is kept: what is opened in it next finds the scripts
   * read already, which is half of the work of opening a page.
   */
  pageOf: (audience: Audience) => Promise<Kept & { context: BrowserContext }>;
  /** Makes what a page needs, once for all pages where it lasts. Returns its number or id. */
  made: (need: Need) => Promise<string>;
};

export const test = base.extend<object, { stay: Stay }>({
  stay: [
    async ({ browser }, use, worker) => {
      const people = peopleOf(browser, worker.parallelIndex);
      const kept = new Map<BrowserContext, Kept>();
      const pageOf: Stay['pageOf'] = async (audience) => {
        const context = await people.browserOf(audience);
        const known = kept.get(context);
        if (known) {
          known.seen.expect(undefined);
          known.seen.take();
          return { ...known, context };
        }
        const page = await context.newPage();
        // What is half filled in may be left.
        page.on('dialog', (dialog) => void dialog.accept());
        const rest = async (): Promise<void> => {
          await page.unrouteAll();
          await page.goto(`${origin}/robots.txt`);
        };
        const made = { page, seen: watch(page, origin), rest };
        kept.set(context, made);
        return { ...made, context };
      };
      const lasting = new Map<Need, Promise<string>>();
      const made: Stay['made'] = (need) => {
        const known = lasting.get(need);
        if (known) return known;
        const begun = making[need](people);
        if (!fresh.has(need)) lasting.set(need, begun);
        return begun;
      };
      await use({ browserOf: people.browserOf, pageOf, made });
      await people.leave();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
