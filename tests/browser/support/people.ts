/** People who stay logged in, kept by each worker. */
import type { APIRequestContext, Browser, BrowserContext } from '@playwright/test';
import { demoPassword } from '@kyakhta/contract/values';
import { ask, days, logIn, origin } from './api.ts';
import { register } from './newcomer.ts';

/** `inspected` sells in a store whose goods are looked at first; `applicant` and `owner` are buyers with stores to be. */
export type Audience = 'guest' | 'buyer' | 'applicant' | 'owner' | 'seller' | 'inspected' | 'operator';

export type People = {
  /** The browser of a person of this audience; his session is never older than a few days of the marketplace. */
  browserOf: (audience: Audience) => Promise<BrowserContext>;
  requestOf: (audience: Audience) => Promise<APIRequestContext>;
  /** Where the buyer is written to. */
  buyerMail: string;
  leave: () => Promise<void>;
};

/** Other journeys move the clock by weeks; a session lives thirty days. */
const freshFor = days(5) * 1000;

const doors = {
  buyer: 'buyer',
  applicant: 'buyer',
  owner: 'buyer',
  seller: 'seller',
  inspected: 'seller',
  operator: 'operator',
} as const;

/** Opens a store whose goods are looked at first, and logs its seller in. Returns the name of the account. */
async function openInspected(operator: APIRequestContext, seller: APIRequestContext): Promise<string> {
  const userName = `s${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const house = { shopName: `Tula Kettles ${userName}`, firmName: 'Tula Kettles Ltd', city: 'Yiwu', userName };
  const { shopId, password } = await ask(operator, 'POST /platform/shop', house);
  await ask(operator, 'PUT /platform/shop/goodsReview', { shopId, isReviewed: true });
  await ask(seller, 'POST /shop/admin/login', { userName, passWord: password });
  await ask(seller, 'PUT /shop/admin/password', { oldPassword: password, password: demoPassword });
  return userName;
}

/** @param worker from 0; the workers have separate buyers */
export function peopleOf(browser: Browser, worker: number): People {
  // Those of the journeys, which run at the same time, would take each other's goods out of the cart.
  const buyer = `trader${1 + worker}@demo.test`;
  const names = new Map<Audience, string>([
    ['buyer', buyer],
    ['seller', 'seller1'],
    ['operator', 'operator1'],
  ]);
  const known = new Map<Audience, { context: BrowserContext; at: number }>();
  const enrol = async (request: APIRequestContext, audience: Audience): Promise<string> =>
    audience === 'inspected' ? openInspected(await requestOf('operator'), request) : (await register(request, demoPassword)).userName;
  const browserOf: People['browserOf'] = async (audience) => {
    const before = known.get(audience);
    const context =
      before?.context ?? (await browser.newContext({ baseURL: origin, timezoneId: 'Europe/Moscow', reducedMotion: 'reduce' }));
    if (audience === 'guest') {
      known.set(audience, { context, at: 0 });
      return context;
    }
    const { now } = await ask(context.request, 'GET /login/key', {});
    if (before && now - before.at < freshFor) return context;
    const name = names.get(audience);
    if (name === undefined) names.set(audience, await enrol(context.request, audience));
    else await logIn(context, doors[audience], name);
    known.set(audience, { context, at: now });
    return context;
  };
  const requestOf: People['requestOf'] = async (audience) => (await browserOf(audience)).request;
  return {
    browserOf,
    requestOf,
    buyerMail: buyer,
    leave: async () => {
      await Promise.all([...known.values()].map(({ context }) => context.close()));
    },
  };
}
