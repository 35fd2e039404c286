import { type ExportKey, exportedList } from '@kyakhta/contract';
import type { Endpoint, EndpointKey, Locale } from '@kyakhta/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parts } from '../src/endpoints.ts';
import { type App, createApp } from '../src/runtime/app.ts';
import type { Outcome } from '../src/runtime/outcome.ts';
import { rightInputs } from './bases.ts';
import { checksums } from './checksum.ts';
import { hostileNumbers, hostileTexts, worstTexts } from './hostile.ts';
import { marketplaceForFile, type Person, personOf } from './marketplace.ts';
import { allEndpoints, type Field, fieldsOf, inputSchema, sampleOf, withValue } from './schema.ts';

/** Whether the last test has shown that its calls changed nothing: then the books are those that were proven before. */
let isUnchanged = false;
const market = marketplaceForFile({ options: { demo: true }, isUnchanged: () => isUnchanged });
beforeEach(() => {
  isUnchanged = false;
});
let bases: Readonly<Partial<Record<EndpointKey, object>>> = {};
/** Reaches no database: what it answers was decided by the contract alone, and can have changed nothing. */
let blind: App;
beforeAll(async () => {
  bases = await rightInputs(market());
  blind = createApp({ ...parts, databaseUrl: 'postgres://nobody@127.0.0.1:1/none', poolSize: 1, demo: true });
});
afterAll(async () => {
  await blind.close();
});

/** Codes an expected refusal may have: what was entered is wrong, or what is asked for cannot be. */
const expected = new Set(['00000', 'A00001', 'A00006', 'A00014', 'A00015', 'A03001', 'A03002', 'A03010']);
/** Counters that a refused guess leaves behind. */
const counters = new Set(['login_tries', 'mail_codes', 'voucher_tries', 'coupon_tries']);
/** Where each wrong guess, or each taking out of a list, is written down for later questions. */
const audited: ReadonlySet<EndpointKey> = new Set<EndpointKey>([
  'PUT /shop/admin/order/redeemVoucher',
  ...(Object.keys(exportedList) as ExportKey[]),
]);

const callerOf = (endpoint: Endpoint): Person => {
  const m = market();
  return { public: m.guest, buyer: m.buyer(1), seller: m.seller(1), operator: m.operator }[endpoint.who];
};
/** Calls made at the same time. */
const atOnce = 10;

const typeOf = ({ schema }: Field): string => (Array.isArray(schema.type) ? schema.type.join() : String(schema.type ?? 'string'));
const without = (sums: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(sums).filter(([table]) => !counters.has(table)));

/** Every sentence of an answer: the message and those of its fields. */
const sentencesOf = (o: Outcome): string[] => [
  o.msg,
  ...Object.values((o.data as { fields?: Record<string, string> } | null)?.fields ?? {}),
];

/** Calls that have come as far as the database since what the tables hold was last summed up. */
const hasPassed = new Set<EndpointKey>();
/** Whether the books were proven since something changed. */
let hasProven = false;
/** What the tables held after the last calls that changed nothing. */
let unchanged: Record<string, string> | undefined;

/** What the contract refuses is tried where no database is: anything but its refusal would be a fault of ours. */
const wrongAlone: ReadonlySet<string> = new Set(['A00014']);

/** @param isSummedUp whether what the tables hold is looked at afterwards, for this field and those before that changed nothing */
const tryAll = async (
  key: EndpointKey,
  endpoint: Endpoint,
  field: Field,
  values: readonly unknown[],
  isSummedUp: boolean,
): Promise<void> => {
  const schema = inputSchema(endpoint);
  const base = { ...(sampleOf(schema) as object), ...bases[key] };
  const seeing = callerOf(endpoint);
  const unseeing = personOf(blind, seeing.actor);
  const inputOf = (value: unknown): unknown => withValue(base, field.path, value, schema);
  const isPassed = (value: unknown): boolean => endpoint.input.safeParse(inputOf(value) ?? {}).success;
  const [passed, stopped] = [values.filter(isPassed), values.filter((value) => !isPassed(value))];
  let changed = false;
  const tryOne = async (person: Person, codes: ReadonlySet<string>, value: unknown, alsoInRussian: boolean): Promise<void> => {
    const ask = (locale: Locale): Promise<Outcome> => person.call(key, inputOf(value) as never, { locale });
    const outcome = await ask('en');
    const what = `${key} ${field.path.join('.')} = ${JSON.stringify(value)}: ${outcome.code} ${outcome.msg}`;
    expect(codes.has(outcome.code), what).toBe(true);
    if (outcome.code === '00000') {
      changed ||= !key.startsWith('GET ') && endpoint.reads !== true;
      return;
    }
    expect(sentencesOf(outcome).join(' '), what).not.toMatch(/[{}]|undefined|NaN|\[object|Invalid/);
    if (!alsoInRussian) return;
    const russian = await ask('ru');
    // How many of those made at the same time are counted as tries is chance: the limit may fall between the two.
    const isLimited = [outcome, russian].some((o) => o.code === 'A00015');
    expect(isLimited || russian.code === outcome.code, what).toBe(true);
    expect(sentencesOf(russian).join(' '), what).toMatch(/[А-Яа-я]/);
    expect(sentencesOf(russian).join(' '), what).not.toMatch(/[{}]|undefined|NaN|\[object|Invalid/);
    expect(russian.msg, what).not.toBe(outcome.msg);
  };
  for (const [place, value] of stopped.entries()) await tryOne(unseeing, wrongAlone, value, place % atOnce === 0);
  if (passed.length === 0 && !(isSummedUp && hasPassed.has(key))) {
    isUnchanged = hasProven;
    return;
  }
  hasPassed.add(key);
  const before = (unchanged ??= without(await checksums(market())));
  // Some at a time; in Russian the first of each handful, one after the other, so that limits of tries mostly fall the same.
  for (let from = 0; from < passed.length; from += atOnce) {
    const [first, ...rest] = passed.slice(from, from + atOnce);
    await tryOne(seeing, expected, first, true);
    await Promise.all(rest.map((value) => tryOne(seeing, expected, value, false)));
  }
  if (changed) {
    [unchanged, hasProven] = [undefined, false];
    return;
  }
  isUnchanged = hasProven;
  hasProven = true;
  if (!isSummedUp) return;
  hasPassed.delete(key);
  const log = audited.has(key) ? { audit_log: '' } : {};
  expect({ ...without(await checksums(market())), ...log }, `${key} ${field.path.join('.')}`).toEqual({ ...before, ...log });
  if (audited.has(key)) unchanged = undefined;
};

const probes = allEndpoints.flatMap(([key, endpoint]) =>
  fieldsOf(inputSchema(endpoint)).map((field) => ({ key, endpoint, field, title: `${key} (${field.path.join('.')})` })),
);
const texts = probes.filter((p) => typeOf(p.field) === 'string');
const others = probes.filter((p) => typeOf(p.field) !== 'string');
/** The worst texts, and of the rest a third: the next field gets the next, so that each text is tried on hundreds of fields. */
const textsFor = (place: number): readonly string[] => [...worstTexts, ...hostileTexts.filter((_, i) => i % 3 === place % 3)];
/** Whether the next probe is of another call: what the tables hold is summed up once a call. */
const isLast = (of: readonly { readonly key: EndpointKey }[], place: number): boolean => of[place]?.key !== of[place + 1]?.key;

describe('a hostile text never is a fault of ours, and leaves nothing behind', () => {
  it.each(texts.map((p, place) => [p.title, p, place] as const))('in %s', async (_title, { key, endpoint, field }, place) => {
    await tryAll(key, endpoint, field, textsFor(place), isLast(texts, place));
  });
});

describe('a value that is no such number never is a fault of ours, and leaves nothing behind', () => {
  it.each(others.map((p, place) => [p.title, p, place] as const))('in %s', async (_title, { key, endpoint, field }, place) => {
    await tryAll(key, endpoint, field, hostileNumbers, isLast(others, place));
  });
});

describe('a wrong kind of value', () => {
  it.each(texts.map((p, place) => [p.title, p, place] as const))(
    'is refused or taken for nothing in %s',
    async (_title, { key, endpoint, field }, place) => {
      await tryAll(key, endpoint, field, [null, 7, -1.5, true, [], ['a'], {}, { a: 1 }, [[]]], isLast(texts, place));
    },
  );

  it('is refused where the whole input should be', async () => {
    for (const [key, endpoint] of allEndpoints)
      for (const input of [null, 7, 'x', [], [1], true, { ['__proto__']: 1 }, { constructor: 1 }]) {
        const outcome = await callerOf(endpoint).call(key, input as never);
        expect(expected.has(outcome.code), `${key} ${JSON.stringify(input)}: ${outcome.code}`).toBe(true);
      }
  });
});

describe('goods at a price nobody can pay', () => {
  it('do not keep a buyer from her cart', async () => {
    const m = market();
    // What was tried above may have taken stores off the site.
    for (const { id } of await m.query<{ id: number }>('select id from stores where status = 2'))
      await m.operator.ok('PUT /platform/shop/reopen', { shopId: id });
    await m.advance(0);
    const [v] = await m.query<{ prodId: number; skuId: number; shopId: number; carton: number }>(
      'select p.id as "prodId", min(s.id) as "skuId", p.store_id as "shopId", p.carton_quantity as carton from products p join skus s on s.product_id = p.id where p.pricing_mode = 0 group by p.id order by p.id limit 1',
    );
    await m.buyer(2).ok('POST /p/shopCart/changeItem', { ...v!, count: v!.carton * 100 });
    await m.seller(v!.shopId).ok('PUT /shop/admin/prod/sku', { skuId: v!.skuId, price: '99999999999' });
    expect((await m.buyer(2).call('POST /p/shopCart/info', {})).code).toBe('00000');
    expect((await m.buyer(2).call('GET /p/shopCart/expiryProdList', {})).code).toBe('00000');
    const orderItem = { prodId: v!.prodId, skuId: v!.skuId, shopId: v!.shopId, count: v!.carton * 100 };
    expect(await m.buyer(2).refused('POST /p/order/confirm', { orderItem })).toBe('orderTooLarge');
    expect(await m.buyer(2).refused('POST /p/order/submit', { orderItem })).toBe('orderTooLarge');
  });
});
