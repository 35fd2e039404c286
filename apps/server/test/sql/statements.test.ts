import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { statementOf } from '../../src/domains/ledger/store.ts';
import { laterStatement } from '../../src/runtime/work.ts';
import { checkStatements, type Report } from './check.ts';
import { Describer } from './database.ts';
import { bareNumbers, counted, enumerated } from './numbers.ts';
import { Source } from './source.ts';

const wrong = 'apps/server/test/sql/wrong.ts';
/** Whatever asks the database and is no test: a test whose rows are not what it says fails by itself. */
const isServers = (path: string): boolean => /^apps\/server\/(src|database)\//.test(path) && !path.endsWith('.test.ts');

let source: Source;
let database: TestDatabase;
let client: pg.Client;
let report: Report;
/** What is found in `wrong.ts`, by the name of the statement. */
let found: Record<string, string[]>;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
  source = new Source('tsconfig.json', (path) => isServers(path) || path === wrong);
  report = await checkStatements(source, client, isServers);
  const { faults, unreadable } = await checkStatements(source, client, (path) => path === wrong);
  const lines = source.files.find((file) => source.pathOf(file) === wrong)?.text.split('\n') ?? [];
  const nameOf = (line: number): string =>
    /export const (\w+)|const (\w+)/
      .exec(lines.slice(0, line).findLast((text) => /^(export )?const/.test(text)) ?? '')
      ?.slice(1)
      .find(Boolean) ?? '';
  found = {};
  for (const fault of [...faults, ...unreadable]) {
    const [, line = '', told = ''] = /^[^ :]*:(\d+) ([^]*)$/.exec(fault) ?? [];
    (found[nameOf(Number(line))] ??= []).push(told.split('\n')[0]?.replace(/: apps\S*$/, '') ?? '');
  }
}, 300_000);
afterAll(async () => {
  source.close();
  await client.end();
  await database.drop();
});

it('finds every statement prepared by the migrated database and its rows as they are declared', () => {
  expect(report.faults).toEqual([]);
});

/** Without the line. */
const plainly = (places: readonly string[]): string[] =>
  places.map((place) => place.replace(/^apps\/server\/(\S+):\d+ /, '$1 ').replace('no text is read from ', '')).toSorted();

it('reads the text of every statement from the source, but of those that pass texts on', () => {
  expect(plainly(report.unreadable)).toEqual([
    // A step of the demo's past, whose texts the file holds.
    'database/demo/past/walk.ts text',
    // The ways to a connection, which all texts take.
    'src/runtime/database.ts text',
    'src/runtime/database.ts text',
    'src/runtime/migrations.ts migration.sql',
    'src/runtime/transaction.ts last.text',
    'src/runtime/transaction.ts text',
    'src/runtime/transaction.ts text',
  ]);
  // So that it notices when it finds none any more.
  expect(report.statements).toBeGreaterThan(960);
  expect(report.declared).toBeGreaterThan(540);
});

it('leaves out only commands that have neither values nor rows', () => {
  expect([...new Set(plainly(report.commands).map((command) => command.replace(/^\S+ /, '')))].toSorted()).toEqual([
    'analyze categories, products, product_texts, product_tiers, skus, stock, stores, users, addresses, listed_products, product_search, search_words',
    'begin',
    'commit',
    'create table "partitions"."anything" partition of visits for values from (\'2026-01-01\') to (\'2026-01-01\')',
    'create table if not exists migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    'drop table "partitions"."anything"',
    'lock table banners in share row exclusive mode',
    'lock table settings in share row exclusive mode',
    'release savepoint part',
    'rollback',
    'rollback to savepoint action',
    'rollback to savepoint part',
    'savepoint action',
    'savepoint part',
    "set local statement_timeout = '900s'",
    "set lock_timeout = '3s'",
    'set synchronous_commit = off',
  ]);
});

it('finds a name in place of every number that has one', () => {
  expect(bareNumbers(source, isServers)).toEqual([]);
  expect(bareNumbers(source, (path) => path === wrong).map((place) => place.replace(/^\S+ /, ''))).toEqual([
    'status = 3',
    'status in (1',
    'mold <> 0',
    'case o.status when 4',
  ]);
});

it('knows of every small column whether its numbers have names', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select distinct attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped and a.atttypid in ('smallint'::regtype, 'smallint[]'::regtype)`,
  );
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...enumerated, ...counted].toSorted());
});

it('finds the statements that are put together when they run prepared as well', async () => {
  const describer = new Describer(client);
  const later = laterStatement([{ kind: 'a', key: 'b', dueAt: new Date(0), payload: {} }], ['c'], 'd', new Date(0));
  expect((await describer.describe(later?.text ?? '', [])).columns).toEqual([]);
  for (const [debits, credits] of [
    [[0], [1]],
    [[], [0, 1]],
    [[0], []],
    [[], []],
  ] as const)
    for (const isReversal of [false, true]) {
      const { columns } = await describer.describe(statementOf({ debits, credits, count: 2, isReversal }), []);
      expect(columns.map(({ name, type, isSure }) => [name, type, isSure])).toEqual([
        ['id', 'bigint', true],
        ['reverses', 'bigint', false],
        ['covered', 'integer', true],
      ]);
    }
});

it('names what is wrong with a statement, and nothing of those that are right', () => {
  expect(found).toEqual({
    wrongName: ['nubmer: declared string, not answered', 'number: answered as text, not declared'],
    wrongType: ['total: declared number, answered as bigint, which is read as bigint'],
    wrongCount: ['count: declared number, answered as bigint, which is read as bigint'],
    wrongList: ['numbers: declared number[], answered as text[], which is read as string[]'],
    wrongJson: ['address: declared { at: Date; }, answered as jsonb, in which there is no at: Date'],
    wrongNull: ['paidAt: declared Date, answered as timestamp with time zone that may be null'],
    nullOfJoin: ['mail: declared string, answered as text that may be null'],
    nullOfSum: ['sum: declared bigint, answered as bigint that may be null'],
    nullGiven: ['words: declared string, answered as text that may be null'],
    nullWritten: ['paidAt: declared Date, answered as timestamp with time zone that may be null'],
    wrongGiven: ['at is given as Date, taken for integer'],
    listForJson: [`['a'] is given as string[], taken for jsonb`],
    needlessNull: ['number: declared string | null, answered as text that is never null'],
    unknownColumn: ['is refused: column "nobody" of relation "orders" does not exist'],
    wrongSometimes: ['number: answered as text, not declared'],
    select: ['is refused: column "nothing" does not exist'],
    unreadable: ['no SQL is read from order (open)'],
  });
});
