import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { demoPassword } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { variantsOf } from './goods.ts';
import { marketplaceForFile } from './marketplace.ts';

const market = marketplaceForFile();

/** The web process as it is started, with everything it writes. */
const startWeb = async (mode: 'demo' | 'production'): Promise<{ readonly url: string; stop(): Promise<string> }> => {
  const env = { ...process.env, DATABASE_URL: market().url, PORT: '0', KYAKHTA_MODE: mode, LOG_LEVEL: 'debug', DATA_DIR: '/nonexistent' };
  const child = fork(join(import.meta.dirname, '../src/web.ts'), { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], execArgv: [] });
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (bytes: Buffer) => {
      written += bytes.toString('utf8');
    });
  const [message] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [{ port?: number } | number];
  if (typeof message !== 'object' || message?.port === undefined) throw new Error(`the web process did not start: ${written}`);
  return {
    url: `http://127.0.0.1:${message.port}`,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      return written;
    },
  };
};

/** Three processes are started, one after the other. */
const startsMs = 90_000;

describe('what the web process writes', () => {
  it('names nobody: no person, address, password, token or code, when people log in, order and meet errors', async () => {
    const m = market();
    const [v] = await variantsOf(m, 1);
    const web = await startWeb('demo');
    const call = async (path: string, body: object, token = ''): Promise<{ code: string; data: Record<string, unknown> }> =>
      (
        await fetch(`${web.url}/api${path}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', authorization: token, 'user-agent': 'Marker-Agent/1.0' },
        })
      ).json() as Promise<{ code: string; data: Record<string, unknown> }>;
    const { data } = await call('/login', { userName: 'buyer1@demo.test', passWord: demoPassword });
    const token = String(data['accessToken']);
    await call('/login', { userName: 'buyer1@demo.test', passWord: 'Marker-Wrong-Password' });
    await call('/sms/sendLoginCode', { mail: 'buyer1@demo.test' });
    const placed = await call(
      '/p/order/submit',
      {
        orderItem: { prodId: v!.prodId, skuId: v!.skuId, shopId: 1, count: v!.minimum },
        orderShopParams: [{ shopId: 1, remarks: 'Marker-Remark' }],
      },
      token,
    );
    expect(placed.code).toBe('00000');
    await m.query('alter table payments rename to payments_gone');
    expect(
      (await call('/p/order/pay', { orderNumbers: placed.data['orderNumbers'], payType: 9, payAttemptId: 'Marker-Attempt' }, token)).code,
    ).toBe('A00005');
    await m.query('alter table payments_gone rename to payments');
    const written = await web.stop();
    expect(written).toContain('call failed');
    const [{ code } = { code: '' }] = await m.query<{ code: string }>(
      "select payload ->> 'code' as code from work where kind = 'accounts.mailCode'",
    );
    expect(code).toMatch(/^\d{6}$/);
    const people = await m.query<{ words: string[] }>(
      'select array[u.mail, u.mobile, u.nick_name, a.receiver, a.addr, u.password_hash] as words from users u join addresses a on a.user_id = u.id',
    );
    for (const secret of [token, code, demoPassword, 'Marker-', ...people.flatMap((p) => p.words)])
      expect(written.includes(secret), secret).toBe(false);
  });

  it(
    'has doors for developers in demo mode, and none in production, where a demo database does not even open',
    async () => {
      const demo = await startWeb('demo');
      expect((await fetch(`${demo.url}/dev/mailbox`, { headers: { accept: 'application/json' } })).status).toBe(200);
      await demo.stop();
      await expect(startWeb('production')).rejects.toThrow('This is a demo database');
      await market().query('update instance set demo = false');
      const production = await startWeb('production');
      for (const [method, path] of [
        ['GET', '/dev/mailbox'],
        ['POST', '/dev/clock'],
        ['POST', '/dev/anything'],
      ] as const) {
        const answer = await fetch(`${production.url}${path}`, { method, headers: { accept: 'application/json' } });
        expect(answer.status, path).toBeGreaterThanOrEqual(400);
        // Whose site it is stands at its foot, and in this one that is a party of the demo.
        expect(await answer.text()).not.toMatch(/(?:buyer|seller|operator)\d(?:@demo\.test)?\b/);
      }
      const login = await fetch(`${production.url}/api/login`, {
        method: 'POST',
        body: JSON.stringify({ userName: 'buyer1', passWord: demoPassword }),
        headers: { 'content-type': 'application/json' },
      });
      expect(((await login.json()) as { data: unknown }).data).toEqual({ failure: 'plainPasswordRefused' });
      await production.stop();
      await market().query('update instance set demo = true');
    },
    startsMs,
  );
});
