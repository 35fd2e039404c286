import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parts } from '../../endpoints.ts';

const source = join(import.meta.dirname, '../..');
const killTests = globSync(['**/*kill*.test.ts', 'domains/messages/deliver.test.ts'], { cwd: source })
  .filter((file) => file !== 'flows/hardening/every-kill.test.ts')
  .map((file) => readFileSync(join(source, file), 'utf8'))
  .join('\n');

it('every kind of work that asks outside of the database is killed while it asks', () => {
  const asking = Object.entries(parts.jobs).flatMap(([kind, job]) => (typeof job === 'object' && 'outside' in job ? [kind] : []));
  expect(asking.length).toBeGreaterThanOrEqual(5);
  expect(asking.filter((kind) => !killTests.includes(`\`${kind}: `))).toEqual([]);
});

/** Where a call asks outside of the database, and the failpoints it is killed at; null where nothing of ours is moved by it. */
const asked: Readonly<Record<string, readonly string[] | null>> = {
  'flows/payment/provider/start-attempt.ts': ['`POST /p/order/pay: '],
  'flows/payment/provider/check-attempt.ts': ["path: '/p/order/payCheck'", '`payments.check: '],
  'flows/payment/provider/refund-money.ts': ['`payments.refund: '],
  // A sign-in at another site writes nothing before the answer; a person who got no answer begins again.
  'domains/accounts/actions/social-login.ts': null,
};

it('every place in the code from which a call asks outside of the database is killed while it asks, or says why not', () => {
  const asking = globSync('**/*.ts', { cwd: source })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('runtime'))
    .filter((file) => /\boutside\(/.test(readFileSync(join(source, file), 'utf8')));
  expect(asking.toSorted()).toEqual(Object.keys(asked).toSorted());
  expect(Object.values(asked).flatMap((points) => (points ?? []).filter((point) => !killTests.includes(point)))).toEqual([]);
});
