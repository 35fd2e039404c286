import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditActions, auditSubjects } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from './marketplace.ts';
import { expectRecorded, isOperatorsCommand, keptOf, unfinished, unrecorded } from './record.ts';
import { allEndpoints } from './schema.ts';

const market = marketplaceForFile();
const server = join(import.meta.dirname, '..');
const texts = ['src', 'test'].flatMap((folder) =>
  readdirSync(join(server, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(join(server, folder, file), 'utf8') })),
);
const tests = texts.filter(({ file }) => file.startsWith('test/') || file.endsWith('.test.ts'));
const commands = allEndpoints.map(([key]) => key).filter(isOperatorsCommand);

describe('what an operator changes', () => {
  it.each(commands.filter((key) => unrecorded[key] === undefined))(
    '%s is done with success by a test, and each test looks whether the record has it with before and after',
    (key) => {
      // `expectRecorded` stands behind every call that a test makes, with a file or without: it is enough that one succeeds.
      const makes = tests.filter(({ text }) =>
        [`ok('${key}'`, `call('${key}'`, `send(m, '${key}'`].some((call) => text.replaceAll(/\(\s+/g, '(').includes(call)),
      );
      expect(
        makes.map(({ file }) => file),
        `no test calls ${key} with success`,
      ).not.toEqual([]);
    },
  );

  it('has its terms of payment, and who works in a store, among it', async () => {
    const m = market();
    await m.operator.ok('PUT /platform/shop/paymentTerms', { shopId: 1, cashOnDelivery: true, instalments: true });
    await m.operator.ok('POST /platform/shop/account', { shopId: 1, userName: 'one_more' });
    const rows = await m.query<{ action: string }>('select action from audit_log order by id desc limit 2');
    expect(rows.map((r) => r.action)).toEqual(['storeAccount.add', 'store.paymentTerms']);
  });

  it('is left out of the record for a reason alone, and what is named for one is a call that there is', () => {
    for (const [key, why] of Object.entries(unrecorded)) {
      expect(commands, key).toContain(key);
      expect(why.length).toBeGreaterThan(10);
    }
  });

  it('is missed by the look behind every call when a row is gone, or says nothing of before', async () => {
    const { app } = market();
    const fine = { code: '00000', msg: 'ok', data: null, body: 'null', replayed: false } as const;
    await expect(expectRecorded(app.pool, 'PUT /platform/shop/commission', 'nobody asked this', fine)).rejects.toThrow('left nothing');
    await market().query(
      "insert into audit_log (at, actor_kind, actor_id, action, subject, before, after, request_id) values (now(), 'operator', 1, 'store.commission', 'store:1', null, '{}', 'half')",
    );
    expect(unfinished(await keptOf(app.pool, 'half'))).toEqual(['store.commission says nothing of before']);
    await expect(expectRecorded(app.pool, 'PUT /platform/shop/commission', 'half', fine)).rejects.toThrow('before');
  });

  it('stands once in the record: a retry under the same key, and a call that is refused, add nothing', async () => {
    const m = market();
    const count = async () =>
      (await m.query<{ n: number }>("select count(*)::int as n from audit_log where action = 'store.commission'"))[0]?.n ?? 0;
    const before = await count();
    const input = { shopId: 1, basisPoints: 700 };
    await m.operator.ok('PUT /platform/shop/commission', input, { key: 'one' });
    await m.operator.ok('PUT /platform/shop/commission', input, { key: 'one' });
    expect(await count()).toBe(before + 1);
    await m.operator.refused('PUT /platform/shop/commission', { ...input, shopId: 2_000_000_000 });
    expect(await count()).toBe(before + 1);
  });

  it('is kept under names that the filters of the record know', () => {
    const used = texts
      .filter(({ file }) => !file.endsWith('.test.ts'))
      .flatMap(({ text }) => [...text.matchAll(/recordAudit\([^;]*?[`']([a-zA-Z]+):/g)].map((found) => found[1] ?? ''));
    expect(used.length).toBeGreaterThan(40);
    expect(used.filter((kind) => !(auditSubjects as readonly string[]).includes(kind))).toEqual([]);
    expect(new Set(auditActions).size).toBe(auditActions.length);
  });
});
