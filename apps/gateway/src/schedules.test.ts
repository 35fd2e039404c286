import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSigner, type Signer } from './certificate.ts';
import { pace, paced, schedules } from './schedules.ts';
import { Store, type WebhookEvent } from './store.ts';
import { alipayComposer } from './trades/alipay.ts';
import { hostedComposer } from './trades/hosted.ts';
import type { Protocol } from './trades/trade.ts';
import { weChatComposer } from './trades/wechat.ts';
import { type Composer, type Composers, Webhooks } from './webhooks.ts';

// A provider repeats a message by its own schedule, on a clock that the test moves.
const composers: Composers = {
  alipay: { ...alipayComposer({} as never, {} as never) },
  wechat: { ...weChatComposer({} as never, {} as never) },
  hosted: { ...hostedComposer({} as never) },
};
const said = (composer: Composer | undefined): Composer => ({
  retryAfterMs: composer?.retryAfterMs ?? [],
  compose: () => ({ headers: {}, body: Buffer.from('news') }),
});
const told: Composers = { alipay: said(composers.alipay), wechat: said(composers.wechat), hosted: said(composers.hosted) };

const providers = [
  { provider: 'PayPal', via: undefined, schedule: schedules.payPal },
  { provider: 'Alipay', via: 'alipay', schedule: schedules.alipay },
  { provider: 'WeChat Pay', via: 'wechat', schedule: schedules.weChat },
  { provider: 'the hosted page', via: 'hosted', schedule: schedules.hosted },
] as const satisfies readonly { provider: string; via: Protocol | undefined; schedule: readonly number[] }[];

let signer: Signer | undefined;
beforeAll(async () => {
  signer = await openSigner(null);
});
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Tells of one event, at first in so many copies, a shop that takes it the n-th time; for ever refused where n is out of reach. */
const tell = async (via: Protocol | undefined, takes: number, copies = 1) => {
  const at: number[] = [];
  const store = new Store(null);
  const event: WebhookEvent = {
    id: 'WH-1',
    type: 'NEWS',
    summary: 'Something happened',
    resource_type: 'news',
    resource: {},
    create_time: '2026-01-01T00:00:00Z',
    state: 'held',
    attempts: 0,
    answered: null,
    ...(via === undefined ? {} : { via }),
  };
  store.put('event', event);
  const webhooks = new Webhooks({
    store,
    signer: signer!,
    webhookId: 'W',
    base: () => 'http://gateway.test',
    now: () => new Date(),
    settings: { url: 'http://shop.test/', when: 'after', copies: 1, delayMs: 0 },
    deliver: () => {
      at.push(Date.now());
      return Promise.resolve(at.length >= takes ? 200 : 503);
    },
    retryAfterMs: paced(schedules.payPal),
    composers: told,
  });
  await webhooks.send(event.id, { copies });
  await vi.advanceTimersByTimeAsync(10 * 86_400_000);
  await webhooks.settled();
  webhooks.close();
  const later = at.slice(copies - 1);
  const pauses = later.slice(1).map((ms, i) => Math.round(((ms - (later[i] ?? 0)) * pace) / 1000));
  return { pauses, event: store.get('event', event.id), pending: vi.getTimerCount() };
};

describe.each(providers)('what $provider tells', ({ via, schedule }) => {
  it('comes again at its times while it is not taken, and is given up after the last', async () => {
    const { pauses, event, pending } = await tell(via, Number.POSITIVE_INFINITY);
    expect(pauses).toEqual([...schedule]);
    expect([event?.state, event?.attempts, pending]).toEqual(['failed', schedule.length + 1, 0]);
  });

  it('is one attempt however many copies of it go out together', async () => {
    const copies = 5;
    const refused = await tell(via, Number.POSITIVE_INFINITY, copies);
    expect(refused.pauses).toEqual([...schedule]);
    expect([refused.event?.state, refused.event?.attempts]).toEqual(['failed', schedule.length + 1]);
    // One copy of several was taken: nothing comes again.
    const taken = await tell(via, 3, copies);
    expect([taken.pauses, taken.event?.state, taken.event?.attempts, taken.pending]).toEqual([[], 'delivered', 1, 0]);
  });

  it('stops once it is taken', async () => {
    for (const takes of [1, 2, schedule.length]) {
      const { pauses, event, pending } = await tell(via, takes);
      expect(pauses).toEqual(schedule.slice(0, takes - 1));
      expect([event?.state, event?.attempts, pending]).toEqual(['delivered', takes, 0]);
    }
  });
});

describe('the schedules', () => {
  it('take as long as the providers say', () => {
    const hours = (seconds: readonly number[]): number => seconds.reduce((sum, s) => sum + s, 0) / 3600;
    expect([schedules.payPal.length, Math.round(hours(schedules.payPal))]).toEqual([25, 72]);
    expect(schedules.alipay.map((s) => s / 60)).toEqual([4, 10, 10, 60, 120, 360, 900]);
    expect([schedules.weChat.length, hours(schedules.weChat) * 60]).toEqual([15, 24 * 60 + 4]);
  });
});
