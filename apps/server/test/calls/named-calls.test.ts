import { type EndpointKey, endpoints } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { receivedOrder, variantsOf, restock } from '../goods.ts';
import { type Answer, httpForFile } from '../http.ts';
import { marketplaceForFile } from '../marketplace.ts';
import { buyerCalls } from './buyer-calls.ts';
import type { Known, NamedCall } from './expected.ts';
import { publicCalls } from './public-calls.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const calls = [...publicCalls, ...buyerCalls];

let known: Known;
let token = '';

const isForBuyers = ({ key }: NamedCall): boolean => buyerCalls.some((c) => c.key === key);

/** Makes the call byte by byte as a client does: names of the path put in, the rest as query, JSON or form. */
const make = (call: NamedCall, how: { readonly token?: string; readonly locale?: string } = {}): Promise<Answer> => {
  const [method = '', path = ''] = call.key.split(' ');
  const sent = call.send?.(known) ?? {};
  const list = Array.isArray(sent) ? (sent as unknown[]) : null;
  const rest: Record<string, unknown> = list === null ? { ...(sent as object) } : {};
  const url = `/api${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return value;
  })}`;
  const text = new URLSearchParams(Object.entries(rest).map(([name, value]): [string, string] => [name, String(value)])).toString();
  const type = call.form === true ? 'application/x-www-form-urlencoded' : 'application/json';
  const headers = {
    'content-type': type,
    locale: how.locale ?? 'en',
    ...(how.token === undefined ? {} : { authorization: how.token }),
  };
  if (method === 'GET') return http().ask({ method, url: text === '' ? url : `${url}?${text}`, headers });
  return http().ask({ method: 'POST', url, headers, payload: call.form === true ? text : JSON.stringify(list ?? rest) });
};

/** What stands at a place of an answer; undefined when there is no such place. */
const at = (data: unknown, place: string): unknown =>
  place
    .split('.')
    .filter((step) => step !== '')
    .reduce<unknown>((value, step) => {
      if (typeof value !== 'object' || value === null) return undefined;
      return step === '[]' ? (value as unknown[])[0] : (value as Record<string, unknown>)[step];
    }, data);

beforeAll(async () => {
  const m = market();
  await restock(m, 'on_hand + 100000');
  // Something bought and reviewed, so that reviews and rankings have something to say.
  const bought = await receivedOrder(m, m.buyer(1));
  const [line] = (await m.buyer(1).ok('GET /p/myOrder/orderDetail', { orderNumber: bought })).orderItemDtos;
  await m.buyer(1).ok('POST /p/prodComm/add', { orderItemId: line!.orderItemId, score: 5, content: 'Good' });
  await m.app.drain();
  await m.query("insert into work (kind, key, due_at, payload) values ('catalog.rankGoods', 'now', now(), '{}') on conflict do nothing");
  await m.advance(1);
  await m.guest.ok('POST /sms/sendLoginCode', { mail: 'buyer1@demo.test' });
  await m.app.drain();
  const [mail] = await m.query<{ text: string }>("select text from mails where recipient = 'buyer1@demo.test' order by id desc limit 1");
  const variant = (await variantsOf(m, 1)).find((v) => v.prodId === line!.prodId);
  known = { variant: variant!, mailedCode: /\d{6}/.exec(mail?.text ?? '')?.[0] ?? '' };
  token = await http().token('buyer', 'buyer1');
});

describe('the calls of clients of this family', () => {
  it('are forty, each once', () => {
    const keys = calls.map((c) => c.key);
    expect(keys).toHaveLength(40);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('are taken as a form, too, where a client sends one', async () => {
    const look: NamedCall = { ...calls.find((c) => c.key === 'POST /p/prodBrowseLog')!, form: true };
    expect((await make(look, { token: await http().token('buyer', 'buyer4') })).code).toBe('00000');
    const [row] = await market().query<{ n: number }>('select count(*)::int as n from browse_log where user_id = 4');
    expect(row?.n).toBe(1);
  });

  it('may keep the ways to pay for five hours', async () => {
    const answer = await make(calls.find((c) => c.key === 'GET /sys/config/info/getSysPaySwitch')!);
    expect(answer.headers['cache-control']).toBe('private, max-age=18000');
  });
});

describe.each(calls.map((call) => [call.key, call] as const))('%s', (key, call) => {
  it(`is there, for ${isForBuyers(call) ? 'buyers and nobody else' : 'everybody'}`, async () => {
    expect(endpoints[key as EndpointKey].who).toBe(isForBuyers(call) ? 'buyer' : 'public');
    const answer = isForBuyers(call) ? await make(call) : null;
    if (answer !== null) expect([answer.status, answer.code, answer.success]).toEqual([200, 'A00004', false]);
  });

  if (call.words !== undefined)
    it('answers in the language of the header, and in English where the header says nothing known', async () => {
      const told = async (locale: string): Promise<unknown> => at((await make(call, { token, locale })).data, call.words ?? '');
      const [english, russian, unknown] = [await told('en'), await told('ru'), await told('xx')];
      expect(english).toEqual(expect.stringMatching(/\S/));
      expect(russian).toMatch(/[А-я]/);
      expect(unknown).toBe(english);
    });

  it('takes what clients send and answers with the names they read', async () => {
    const answer = await make(call, { token });
    if (call.refused === undefined) {
      expect(answer, answer.text).toMatchObject({ status: 200, code: '00000', success: true });
      expect(call.names.filter((name) => at(answer.data, name) === undefined)).toEqual([]);
    } else {
      expect(answer).toMatchObject({ status: 200, code: 'A00001', success: false, data: { failure: call.refused } });
      expect((await make(call, { token, locale: 'ru' })).msg).toMatch(/[А-я]/);
    }
  });
});
