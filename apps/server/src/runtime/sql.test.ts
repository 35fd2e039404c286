import { describe, expect, it } from 'vitest';
import { dbThrough, sql } from './sql.ts';

describe('a statement', () => {
  it('has its values beside it, and its parts in it', () => {
    const rest = sql`where id = ${7} and name = ${"o'clock"}`;
    expect(sql`select ${1}::int from orders ${rest} limit ${2}`.compile()).toEqual({
      text: 'select $1::int from orders where id = $2 and name = $3 limit $4',
      values: [1, 7, "o'clock", 2],
    });
    expect(sql`select 1`.compile()).toEqual({ text: 'select 1', values: [] });
    expect(sql`${sql`a`}${sql`b`}`.compile()).toEqual({ text: 'ab', values: [] });
  });

  it('takes lists, dates and nothing as values', () => {
    const at = new Date(0);
    expect(sql`${[1, 2]}, ${at}, ${null}, ${undefined}`.compile()).toEqual({
      text: '$1, $2, $3, $4',
      values: [[1, 2], at, null, undefined],
    });
  });

  it('joins parts and values', () => {
    expect(sql`in (${sql.join([1, 2])})`.compile()).toEqual({ text: 'in ($1, $2)', values: [1, 2] });
    expect(sql.join([sql`a = ${1}`, sql`b`], sql` and `).compile()).toEqual({ text: 'a = $1 and b', values: [1] });
    expect(() => sql.join([])).toThrow('a list of nothing');
  });

  it('quotes names and values that stand in its text', () => {
    expect(sql`${sql.ref('o.na"me')} ${sql.id('partitions', 'a.b')} ${sql.lit("it's")} ${sql.lit(-1)}`.compile().text).toBe(
      `"o"."na""me" "partitions"."a.b" 'it''s' -1`,
    );
  });

  it('tells who asked when it fails', async () => {
    const db = dbThrough(() => Promise.reject(new Error('no')));
    const askedHere = () => sql`select 1`.execute(db);
    const error = await askedHere().catch((e: unknown) => e as Error);
    expect((error as Error).stack).toContain('sql.test.ts');
  });
});
