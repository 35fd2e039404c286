import { randomBytes } from 'node:crypto';
import type { App } from '../src/runtime/app.ts';
import { keepDocument } from '../src/runtime/stored-documents.ts';
import { pay, placeOrder } from './goods.ts';
import { type Marketplace, personOf } from './marketplace.ts';
import { addBuyers } from './people.ts';

/** Minor units of USD. On a fast machine a trade that waits for a backup places thousands of orders. */
const neverSpent = 10n ** 14n;

/**
 * A trade that goes on until it is stopped: orders that are paid, and papers that a row of `kept_papers` speaks of once they
 * lie on the disk.
 */
export const startTrading = (app: App, data: string) => {
  const query = async (sql: string, values: unknown[] = []): Promise<unknown[]> => (await app.pool.query(sql, values)).rows as unknown[];
  const market = { query, near: app } as unknown as Marketplace;
  /** Orders that were announced as paid, and when. */
  const paid: { readonly number: string; readonly at: number }[] = [];
  let isOn = true;
  let told = Promise.withResolvers<void>();
  const one = async (buyer: number): Promise<void> => {
    while (isOn) {
      const person = personOf(app, { kind: 'buyer', id: buyer });
      const [number = ''] = await placeOrder(market, person);
      await pay(person, [number]);
      paid.push({ number, at: Date.now() });
      await query('insert into kept_papers (name) values ($1)', [await keepDocument(data, randomBytes(3000))]);
      told.resolve();
      told = Promise.withResolvers<void>();
    }
  };
  const running = addBuyers(market, 3, neverSpent).then((ids) => Promise.all(ids.map(one)));
  return {
    paid,
    /** Waits for some more. */
    more: async (count: number): Promise<void> => {
      const wanted = paid.length + count;
      while (paid.length < wanted) await Promise.race([running, told.promise]);
    },
    stop: async (): Promise<void> => {
      isOn = false;
      await running;
    },
  };
};
