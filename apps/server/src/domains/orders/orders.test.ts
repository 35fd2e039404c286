import { orderStatus as s, type OrderStatus } from '@kyakhta/contract';
import { currencyOf, money } from '@kyakhta/money';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { placeOrder } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { Refusal } from '../../runtime/errors.ts';
import { sql } from '../../runtime/sql.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { can, canHide, escrowed, isFinal, isPaid, lockByNumber, moveOrders, type MoveName, newOrderNumber, splitByPlan } from './index.ts';
import { moves } from './model.ts';

/** The table of the trade: from, to, and what makes the move. Nothing else is possible. */
const table: readonly (readonly [from: OrderStatus, to: OrderStatus, by: readonly MoveName[]])[] = [
  [s.waitingBuyerContract, s.waitingSupplierContract, ['signedByBuyer']],
  [s.waitingBuyerContract, s.canceled, ['contractRefused']],
  [s.waitingSupplierContract, s.pendingPayment, ['signedBySupplier']],
  [s.waitingSupplierContract, s.pendingDelivery, ['signedForDelivery']],
  [s.waitingSupplierContract, s.canceled, ['contractRefused']],
  [s.pendingPayment, s.pendingDelivery, ['paid']],
  [s.pendingPayment, s.grouping, ['groupPaid']],
  [s.pendingPayment, s.canceled, ['groupFailed', 'expired', 'goodsGone', 'cancelled']],
  [s.grouping, s.pendingDelivery, ['groupComplete']],
  [s.grouping, s.canceled, ['groupFailed']],
  [s.pendingDelivery, s.partlyShipped, ['partlyShipped']],
  [s.pendingDelivery, s.pendingReceipt, ['shipped', 'readyForPickup', 'vouchersIssued']],
  [s.pendingDelivery, s.canceled, ['refundedWhole', 'cancelledBeforeShipping', 'cancelledUnpacked', 'settled']],
  [s.partlyShipped, s.pendingReceipt, ['shipped', 'restRefunded']],
  [s.partlyShipped, s.canceled, ['refundedWhole', 'refusedAtDoor', 'settled']],
  [s.pendingReceipt, s.pendingEvaluation, ['received', 'receivedAutomatically', 'pickedUp', 'vouchersDone']],
  [s.partlyShipped, s.pendingDelivery, ['shipmentUndone']],
  [s.pendingReceipt, s.pendingDelivery, ['shipmentUndone']],
  [s.pendingReceipt, s.partlyShipped, ['partUndone']],
  [s.pendingReceipt, s.canceled, ['refundedWhole', 'refusedAtDoor', 'settled']],
  [s.pendingEvaluation, s.evaluated, ['evaluated']],
  [s.pendingEvaluation, s.completed, ['satisfied', 'claimPeriodOver']],
  [s.pendingEvaluation, s.canceled, ['refundedWhole', 'refusedAtDoor', 'settled']],
  [s.evaluated, s.completed, ['satisfied', 'claimPeriodOver']],
  [s.evaluated, s.canceled, ['refundedWhole', 'refusedAtDoor', 'settled']],
];
const states = Object.values(s);
const names = Object.keys(moves) as MoveName[];
const actors = [
  { kind: 'anonymous', id: null },
  { kind: 'buyer', id: 1 },
  { kind: 'seller', id: 1, storeId: 1, areas: null },
  { kind: 'operator', id: 1, areas: null },
  { kind: 'platform', id: null },
] as const;

describe('the order machine', () => {
  it('moves exactly as the table of the trade says', () => {
    const listed = table.flatMap(([from, to, by]) => by.map((move) => `${from} ${move} ${to}`));
    const possible = states.flatMap((from) => names.filter((move) => can(move, from)).map((move) => `${from} ${move} ${moves[move].to}`));
    expect(possible.toSorted()).toEqual(listed.toSorted());
  });

  it('has no way out of a final state, and a way on from every other', () => {
    for (const state of states)
      expect(
        names.some((move) => can(move, state)),
        `state ${state}`,
      ).toBe(!isFinal(state));
    expect(states.filter(isFinal).toSorted((a, b) => a - b)).toEqual([s.completed, s.canceled]);
    expect(states.filter(canHide)).toEqual(states.filter(isFinal));
  });

  it('can reach every state from where an order begins', () => {
    const reached = new Set<number>([s.waitingBuyerContract, s.pendingPayment]);
    for (let before = 0; before !== reached.size;) {
      before = reached.size;
      for (const [from, to] of table) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].toSorted((a, b) => a - b)).toEqual(states.toSorted((a, b) => a - b));
  });

  it('keeps money in escrow from payment until the order is closed', () => {
    expect([...escrowed].toSorted((a, b) => a - b)).toEqual([2, 3, 4, 7, 10, 11]);
    for (const [from, to] of table) if (isPaid(from)) expect(isPaid(to) || to === s.canceled, `${from} to ${to}`).toBe(true);
    for (const state of escrowed)
      expect(can('paid', state) || can('cancelled', state) || can('expired', state), `state ${state}`).toBe(false);
  });

  it('lets nobody but those named make a move: the money side never by the seller, shipping by nobody else', () => {
    for (const move of ['satisfied', 'received', 'evaluated', 'signedByBuyer'] as const) expect(moves[move].by).toEqual(['buyer']);
    for (const move of ['shipped', 'partlyShipped', 'signedBySupplier', 'signedForDelivery'] as const)
      expect(moves[move].by).toEqual(['seller']);
    for (const move of ['expired', 'receivedAutomatically', 'claimPeriodOver', 'groupComplete', 'groupFailed'] as const)
      expect(moves[move].by).toEqual(['platform']);
    for (const move of ['paid', 'cancelled'] as const) expect(moves[move].by as readonly string[]).not.toContain('seller');
    expect(moves.refundedWhole.by as readonly string[]).not.toContain('buyer');
  });
});

describe('a move in the database', () => {
  const market = marketplaceForFile();
  let number = '';
  beforeAll(async () => {
    [number = ''] = await placeOrder(market(), market().buyer(1));
  });

  /** Tries one move in one state by one actor, and undoes it whatever happens. */
  const tried = async (from: number, move: MoveName, actor: (typeof actors)[number]): Promise<string> => {
    let result = '';
    const undone = new Error('undone');
    await inTransaction(market().app.pool, async ({ db }) => {
      await sql`update orders set status = ${from} where number = ${number}`.execute(db);
      const order = await lockByNumber(db, number);
      try {
        await moveOrders(db, [order!], move, actor, new Date());
        const after = await lockByNumber(db, number);
        const { rows } = await sql<{ told: string }>`
          select concat_ws(' ', from_status, to_status, why, actor_kind) as told from order_moves where order_id = ${order!.id} order by id desc limit 1`.execute(
          db,
        );
        result = `${after!.status} ${rows[0]!.told}`;
      } catch (error) {
        result = error instanceof Refusal ? error.failure : error instanceof Error ? error.message.split(' ').slice(1, 4).join(' ') : '';
      }
      throw undone;
    }).catch((error: unknown) => {
      if (error !== undone) throw error;
    });
    return result;
  };

  it.each(names.map((n) => [n]))('%s changes the order only from its states and by its actors, and writes who and why', async (move) => {
    for (const actor of actors)
      for (const from of states) {
        const mayMove = (moves[move].by as readonly string[]).includes(actor.kind);
        const expected = !mayMove
          ? 'may not make'
          : can(move, from)
            ? `${moves[move].to} ${from} ${moves[move].to} ${move} ${actor.kind}`
            : 'orderNotInState';
        expect(await tried(from, move, actor), `${actor.kind} ${from} ${move}`).toBe(expected);
      }
  });
});

describe('an order number', () => {
  it('has sixteen digits, tells the day and cannot be guessed', () => {
    const many = Array.from({ length: 2000 }, () => newOrderNumber(new Date('2026-03-09T12:00:00Z')));
    expect(many.every((n) => /^260309\d{10}$/.test(n))).toBe(true);
    expect(new Set(many).size).toBe(2000);
  });
});

describe('a price split by a plan', () => {
  const usd = (amount: bigint) => money(amount, currencyOf('USD'));
  it('never loses or makes a cent, whatever the price', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 10n ** 13n), fc.integer({ min: 1, max: 99 }), fc.integer({ min: 0, max: 98 }), (total, before, rest) => {
        const after = Math.min(rest, 100 - before);
        const parts = splitByPlan('1', usd(total), `${before}-${after}-${100 - before - after}`);
        if (parts !== null) expect(parts.reduce((sum, p) => sum + p.amount, 0n)).toBe(total);
      }),
    );
  });
  it('is none when a part comes to nothing, or the plan is none', () => {
    expect(splitByPlan('1', usd(1n), '50-50-0')).toBeNull();
    for (const plan of ['100-0-0', '0-50-50', '30-30-30', '-1-1-100', '50-60-0', '']) expect(splitByPlan('1', usd(1000n), plan)).toBeNull();
  });
});
