import { readFile } from 'node:fs/promises';
import { deliveryType, mold, orderStatus, paymentTerm } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { parts } from '../../endpoints.ts';
import { exitsOf, situations } from './model/exits.ts';
import { isFinal, moves } from './model.ts';

const nameOf = (table: Readonly<Record<string, number>>, values: readonly number[] | undefined): string =>
  values === undefined ? 'any' : values.map((v) => Object.entries(table).find(([, n]) => n === v)?.[0] ?? String(v)).join(', ');
const rows = situations.map((x) => {
  const kinds = [nameOf(orderStatus, x.statuses), nameOf(paymentTerm, x.terms), nameOf(deliveryType, x.deliveries)];
  const exits = x.exits.map(({ by, move, how }) => `${by}: ${move}${how === '' ? '' : ` (${how})`}`).join(' · ');
  return `| ${x.what} | ${kinds.join(' | ')} | ${exits} |`;
});

describe('a state of an order', () => {
  it('that is not its last can be left, whatever the terms and the delivery', () => {
    const stuck: string[] = [];
    const open = Object.values(orderStatus).filter((status) => !isFinal(status));
    for (const status of open)
      for (const term of Object.values(paymentTerm))
        for (const delivery of Object.values(deliveryType))
          for (const what of [mold.physical, mold.virtual])
            if (exitsOf({ status, paymentTerm: term, deliveryType: delivery, mold: what }).length === 0)
              stuck.push([status, term, delivery, what].join('/'));
    expect(stuck).toEqual([]);
  });

  it('is left by moves that the machine knows, from just there, by whoever may', () => {
    for (const { what, statuses, exits } of situations)
      for (const { by, move } of exits) {
        expect(moves[move].by, what).toContain(by);
        expect(
          statuses.some((status) => (moves[move].from as readonly number[]).includes(status)),
          `${what}: ${move}`,
        ).toBe(true);
      }
  });

  it('is left by timers that exist', () => {
    const named = situations.flatMap((x) => x.exits.flatMap(({ how }) => /timer `([^`]+)`/.exec(how)?.[1] ?? []));
    expect(named.filter((kind) => !(kind in parts.jobs))).toEqual([]);
    expect(new Set(named).size).toBeGreaterThan(3);
  });

  it('never waits for one alone who gains by waiting: an operator, a clock or the one whose money it is can act', () => {
    for (const { what, exits } of situations)
      expect(
        exits.some(({ by }) => by !== 'seller'),
        what,
      ).toBe(true);
  });

  it('stands in the table of the README', async () => {
    const readme = await readFile(new URL('README.md', import.meta.url), 'utf8');
    for (const row of rows) expect(readme).toContain(row);
  });
});
