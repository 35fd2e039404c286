import { code } from '@kyakhta/contract/values';
import { afterEach, expect, it, vi } from 'vitest';
import { call } from './client.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
const page = { documentElement: { lang: 'ru-RU' } };
const stub = (fetched: typeof fetch) => {
  vi.stubGlobal('document', page);
  vi.stubGlobal('location', { pathname: '/cart', search: '' });
  vi.stubGlobal('fetch', fetched);
};

it('a call without an answer is given up after thirty seconds, and says so in the words it was given', async () => {
  const patience = new AbortController();
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(patience.signal);
  stub((_url, request) => new Promise((_, reject) => request?.signal?.addEventListener('abort', () => reject(new Error('late')))));
  const answer = call('GET /category/categoryInfo', { parentId: 1 }, { offline: 'no answer' });
  patience.abort();
  expect(await answer).toEqual({ code: code.serverError, msg: 'no answer', data: null });
  expect(asked).toHaveBeenCalledWith(30_000);
});

it('a call carries the language of its page and the session’s cookie, and no token of its own', async () => {
  const sent: RequestInit[] = [];
  stub((url, request) => {
    sent.push({ ...request });
    expect(url).toBe('/api/p/area/7?country=RU');
    return Promise.resolve(Response.json({ code: code.ok, msg: 'ok', data: [] }));
  });
  await call('GET /p/area/{pid}' as 'GET /p/area/listByPid', { pid: 7, country: 'RU' }, { offline: '' });
  expect(sent).toMatchObject([{ method: 'GET', headers: { locale: 'ru' }, credentials: 'same-origin' }]);
  expect(Object.keys(sent[0]?.headers ?? {})).not.toContain('authorization');
});
