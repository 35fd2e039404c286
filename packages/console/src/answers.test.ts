import { afterEach, expect, it, vi } from 'vitest';
import { awaitAnswer } from './answers.ts';
import { sending, type Sent } from './ask.ts';

afterEach(() => vi.unstubAllGlobals());

const answers = (body: object): void => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body)));
};
const send = (idempotencyKey: string) =>
  sending('PUT /platform/shop/preferred')({
    request: new Request('http://console.test/', { method: 'POST', body: JSON.stringify({ input: {}, idempotencyKey }) }),
  } as never);

it('a form hears that it was saved before the router does, which may draw it anew', async () => {
  answers({ code: '00000', msg: '', data: null });
  const heard: unknown[] = [];
  awaitAnswer('k1', (answer) => heard.push(answer));
  const returned = await send('k1').then((result) => {
    expect(heard).toHaveLength(1);
    return result;
  });
  // The very same, so that nobody takes it for a second one.
  expect(heard[0]).toBe(returned);
  expect(heard[0]).toEqual({ ok: true, data: null });
});

it('it hears a refusal in the same way, its own answer alone, and each once', async () => {
  answers({ code: 'A00001', msg: 'No', data: { failure: 'shopUnknown', fields: {} } });
  const [heard, other]: Sent<'PUT /platform/shop/preferred'>[][] = [[], []];
  awaitAnswer('k2', (answer) => heard!.push(answer as never));
  const end = awaitAnswer('k3', (answer) => other!.push(answer as never));
  await send('k2');
  await send('k2');
  end();
  await send('k3');
  expect([heard!.length, other!.length, heard![0]?.ok]).toEqual([1, 0, false]);
});
