import { returnMoneyStatus } from '@kyakhta/contract';
import { sql } from '../src/runtime/sql.ts';
import { describe, expect, it } from 'vitest';
import { type AttemptMoveName, attemptMoves } from '../src/domains/payments/model.ts';
import { moveRow } from '../src/domains/payments/store/attempts.ts';
import { endProposal } from '../src/domains/proposals/store.ts';
import { type RefundMoveName, refundMoveTable } from '../src/domains/refunds/model.ts';
import { moveRefundRow, noRuling } from '../src/domains/refunds/store.ts';
import { type PayoutMoveName, payoutMoves } from '../src/domains/settlement/model.ts';
import { movePayoutRow } from '../src/domains/settlement/store.ts';
import { platformActor } from '../src/runtime/context.ts';
import type { Db } from '../src/runtime/database.ts';
import { inTransaction } from '../src/runtime/transaction.ts';
import { receivedOrder } from './goods.ts';
import { marketplaceForFile } from './marketplace.ts';
import { agreed, providerForFile, placeFor } from './payments.ts';
import { paidOrder, wholeOrder } from './refunds.ts';

// Whatever was looked at before: the statement that moves a row looks at the state once more itself. Every move is tried in
// every state, at rows that are put there by hand (those of orders stand under shopper#510).
const market = marketplaceForFile();
const provider = providerForFile();
const at = new Date();

interface Guarded {
  /** A row to try on. */
  readonly row: () => Promise<number>;
  readonly table: string;
  readonly column: string;
  readonly states: readonly (string | number)[];
  readonly moves: Readonly<Record<string, { readonly from: readonly (string | number)[]; readonly to: string | number }>>;
  /** What a state stands beside. */
  readonly beside?: Readonly<Record<string, (state: string | number) => string | number | null>>;
  readonly move: (db: Db, id: number, name: string) => Promise<boolean>;
}
const idOf = async (table: string): Promise<number> =>
  (await market().query<{ id: number }>(`select id from ${table} order by id desc limit 1`))[0]?.id ?? 0;

const guarded: Readonly<Record<string, Guarded>> = {
  'a refund': {
    row: async () => {
      const { number, buyer } = await paidOrder(market(), 1, 1);
      await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
      return idOf('refunds');
    },
    table: 'refunds',
    column: 'status',
    states: Object.values(returnMoneyStatus),
    moves: refundMoveTable,
    move: (db, id, name) => moveRefundRow(db, id, name as RefundMoveName, { actor: platformActor, note: noRuling, at }, {}),
  },
  'a payment': {
    row: async () => {
      const { buyer, joined } = await placeFor(market());
      await agreed(market(), provider(), buyer, joined);
      return idOf('payments');
    },
    table: 'payments',
    column: 'state',
    states: ['created', 'waiting', 'unknown', 'declined', 'canceled', 'paid', 'returned', 'suspense'],
    moves: attemptMoves,
    move: (db, id, name) => moveRow(db, id, name as AttemptMoveName, {}),
  },
  'a payout': {
    row: async () => {
      const m = market();
      await m.buyer(1).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: await receivedOrder(m, m.buyer(1), 1) });
      await m.seller(1).ok('PUT /shop/admin/settlement/account', {
        holder: 'Ningbo Trading Co.',
        bank: 'Bank of Ningbo',
        account: '6222 0213 0401 1234',
        swift: 'bknbcn2n',
        country: 'cn',
      });
      await m.seller(1).ok('POST /shop/admin/settlement/withdraw', { amount: '10.00' });
      return idOf('payouts');
    },
    table: 'payouts',
    column: 'state',
    states: ['asked', 'approved', 'canceled', 'refused', 'paid', 'returned'],
    moves: payoutMoves,
    beside: { bank_reference: (state) => (state === 'paid' || state === 'returned' ? 'NB-7' : null) },
    move: (db, id, name) => movePayoutRow(db, id, name as PayoutMoveName, name === 'pay' ? { bank_reference: 'NB-8' } : {}),
  },
  'a proposal': {
    row: async () => {
      await market().operator.ok('PUT /platform/site/secondOperator', { amount: 5000, reason: 'looked at by two' });
      return idOf('proposals');
    },
    table: 'proposals',
    column: 'state',
    states: ['proposed', 'done', 'refused'],
    beside: { decided_by: (state) => (state === 'proposed' ? null : 2) },
    moves: { done: { from: ['proposed'], to: 'done' }, refused: { from: ['proposed'], to: 'refused' } },
    move: (db, id, name) => endProposal(db, id, { state: name as 'done' | 'refused', by: 2, at, note: '' }),
  },
};

describe.each(Object.entries(guarded))('%s', (_, { row, table, column, states, moves, beside = {}, move }) => {
  it('moves from the states of its table of moves and from no other, whoever looked before', async () => {
    const id = await row();
    const wrong: string[] = [];
    for (const state of states)
      for (const [name, { from, to }] of Object.entries(moves))
        await inTransaction(market().app.pool, async (unit) => {
          const { db } = unit;
          const put = [[column, state], ...Object.entries(beside).map(([name, of]) => [name, of(state)] as const)] as const;
          const sets = put.map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
          await sql`update ${sql.ref(table)} set ${sql.join(sets)} where id = ${id}`.execute(db);
          const moved = await move(db, id, name);
          const now = await sql<{
            state: string | number;
          }>`select ${sql.ref(column)} as state from ${sql.ref(table)} where id = ${id}`.execute(db);
          if (moved !== from.includes(state) || now.rows[0]?.state !== (moved ? to : state)) wrong.push(`${name} from ${state}`);
          await unit.undo();
        });
    expect(wrong).toEqual([]);
    expect(states.length * Object.keys(moves).length).toBeGreaterThan(5);
  });
});
