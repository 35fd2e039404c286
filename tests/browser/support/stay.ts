/** People who stay logged in, kept by each worker, and what pages are looked at with. */
import { test as base } from '@playwright/test';
import * as matters from './making/matters.ts';
import * as orders from './making/orders.ts';
import { peopleOf, type People } from './people.ts';

const making = { ...orders, ...matters } as const;

/** What has to be there before a page can be looked at. */
export type Need = keyof typeof making;

/** These are made anew each time: a page changes them, or they are too old soon. */
const fresh: ReadonlySet<Need> = new Set<Need>(['unpaid', 'over', 'code', 'contract', 'signed', 'topUp', 'address']);

type Stay = Pick<People, 'browserOf'> & {
  /** Makes what a page needs, once for all pages where it lasts. Returns its number or id. */
  made: (need: Need) => Promise<string>;
};

export const test = base.extend<object, { stay: Stay }>({
  stay: [
    async ({ browser }, use, worker) => {
      const people = peopleOf(browser, worker.parallelIndex);
      const lasting = new Map<Need, Promise<string>>();
      const made: Stay['made'] = (need) => {
        const known = lasting.get(need);
        if (known) return known;
        const begun = making[need](people);
        if (!fresh.has(need)) lasting.set(need, begun);
        return begun;
      };
      await use({ browserOf: people.browserOf, made });
      await people.leave();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
