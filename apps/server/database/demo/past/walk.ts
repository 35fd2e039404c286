import { createHash, randomUUID } from 'node:crypto';
import { type EndpointKey, endpoints, type Input, type Output, payType } from '@kyakhta/contract';
import type { App } from '../../../src/runtime/app.ts';
import type { Clock } from '../../../src/runtime/clock.ts';
import { sql } from '../../../src/runtime/sql.ts';
import type { Db } from '../../../src/runtime/database.ts';
import type { Actor, ActorOf, Upload } from '../../../src/runtime/context.ts';
import { execute } from '../../../src/runtime/execute.ts';
import { hashOf } from '../catalogue/hash.ts';
import type { PastOrder } from './plan.ts';
import { reply, review, wordsFor } from './reviews.ts';
import type { Told, Walk } from './told.ts';

/** A clock that stands until it is moved: the past is walked through on it. */
export type StandingClock = Clock & { moveTo(at: number): void };
export const standingClock = (start: number): StandingClock => {
  let at = start;
  return {
    now: () => new Date(at),
    offsetSeconds: () => 0,
    setOffsetSeconds: () => undefined,
    moveTo: (to) => {
      at = Math.max(at, to);
    },
  };
};

export interface Offer {
  readonly code: string;
  readonly prodId: number;
  readonly skuId: number;
  readonly minimum: number;
  readonly free: number;
}
/** A line of an order to be: so many pieces of a variant. */
export type Item = Pick<Offer, 'prodId' | 'skuId'> & { readonly shopId: number; readonly count: number };

export const hourMs = 3_600_000;

export const sellerOf = (storeId: number): ActorOf<'seller'> => ({ kind: 'seller', id: storeId, storeId, areas: null });
/** A number as the carrier of this place in the list prints it: SF, YTO, CDEK, our own line. */
export const waybillOf = (dvyId: number, seed: number): string => {
  const digits = (count: number): string => String(seed % 10 ** 9).padStart(count, '10');
  return { 1: `SF1${digits(12)}`, 2: `YT7${digits(12)}`, 3: digits(10) }[dvyId] ?? `KR1${digits(9)}`;
};
/** How often buyers look whether their goods have come. */
const lookEveryMs = 12 * hourMs;

/** What happens next: a step of an order at a time. */
interface Step {
  readonly at: number;
  run(): Promise<void>;
}

export const offersOf = async (app: Pick<App, 'pool'>, told: Told): Promise<ReadonlyMap<number, readonly Offer[]>> => {
  const rows = await told.read(
    'offers',
    async () =>
      (
        await app.pool.query<Offer & { storeId: number }>(
          `select p.store_id as "storeId", p.code, p.id as "prodId", (array_agg(s.id order by s.position))[1] as "skuId", p.minimum, (array_agg(k.on_hand - k.reserved order by s.position))[1] as free
     from products p join skus s on s.product_id = p.id join stock k on k.sku_id = s.id
     where p.status = 1 and p.mold = 0 and p.minimum * p.max_price < 180000 group by p.id having (array_agg(k.on_hand - k.reserved order by s.position))[1] >= p.minimum * 12 order by p.id`,
        )
      ).rows,
  );
  return Map.groupBy(rows, (row) => row.storeId);
};

const walkedKey = 'past walked to';
/** A call of a walk that was cut off may still be on its way in the database; it is asked for again this often. */
const stillOnItsWay = { tries: 200, everyMs: 50 };

/** Of the same text always the same. */
const uuidOf = (text: string): string => {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** The walk through the past: steps in the order of their times, with everything that falls due in between. */
export class Past implements Walk {
  readonly steps: Step[] = [];
  readonly app: App;
  readonly clock: StandingClock;
  readonly now: number;
  readonly offers: ReadonlyMap<number, readonly Offer[]>;
  /** What was said of a product already: nobody says the same twice. */
  readonly said = new Set<string>();
  /** Orders whose buyers confirm the receipt themselves, by number. */
  readonly onTheWay = new Map<string, PastOrder>();

  readonly #told: Told | null;
  /** How far an earlier walk has come. */
  readonly #walkedBefore: number;

  /** @param told the answers of an earlier walk that was cut off; null for calls that nobody repeats */
  constructor(app: App, clock: StandingClock, now: number, offers: ReadonlyMap<number, readonly Offer[]>, told: Told | null = null) {
    this.app = app;
    this.#told = told;
    this.#walkedBefore = Number(told?.before(walkedKey) ?? 0);
    this.clock = clock;
    this.now = now;
    this.offers = offers;
  }

  /**
   * A call that must succeed, with the rights of `actor`. One that an earlier walk made is not made again: what it came to
   * is known from the notes, or, where the walk was cut off before the note, by the key of the call.
   * @param upload the file of a call that carries one
   */
  async call<K extends EndpointKey>(actor: Actor, key: K, input: Input<K>, upload: Upload | null = null): Promise<Output<K>> {
    const who = actor.kind === 'anonymous' ? actor.kind : `${actor.kind}:${actor.id}`;
    const what = `${this.clock.now().getTime()} ${who} ${key} ${JSON.stringify(input)}`;
    if (key.startsWith('GET ') || ('reads' in endpoints[key] && endpoints[key].reads))
      return this.ask(what, () => this.#made(actor, key, input, upload, null));
    const noteKey = this.#told?.keyOf(what) ?? null;
    const before = noteKey === null ? undefined : this.#told?.before(noteKey);
    if (before !== undefined) return before as Output<K>;
    const data = await this.#made(actor, key, input, upload, noteKey);
    if (noteKey !== null) this.#told?.note(noteKey, data);
    return data;
  }

  async #made<K extends EndpointKey>(
    actor: Actor,
    key: K,
    input: Input<K>,
    upload: Upload | null,
    idempotencyKey: string | null,
  ): Promise<Output<K>> {
    for (let tries = 1; ; tries += 1) {
      const outcome = await execute(this.app, key, input, {
        actor,
        token: null,
        locale: 'ru',
        requestId: randomUUID(),
        ip: '127.0.0.1',
        userAgent: null,
        plainPasswordAllowed: true,
        idempotencyKey,
        upload,
      });
      if (outcome.code === '00000') return outcome.data as Output<K>;
      const { failure } = (outcome.data ?? {}) as { readonly failure?: string };
      if (failure !== 'doNotSubmitRepeatedly' || tries === stillOnItsWay.tries)
        throw new Error(`${key} of the past was refused: ${outcome.msg}`);
      await new Promise((resolve) => setTimeout(resolve, stillOnItsWay.everyMs));
    }
  }

  /** Asks what changes nothing: a walk that goes the same way again gets the same answers. */
  ask<T>(what: string, read: () => Promise<T>): Promise<T> {
    return this.#told === null ? read() : this.#told.read(what, read);
  }

  /** Rows of the database, as JSON has them. */
  rows<T extends object>(text: string, values: unknown[] = []): Promise<T[]> {
    return this.ask(
      `${this.clock.now().getTime()} ${text} ${JSON.stringify(values)}`,
      async () => (await this.app.pool.query(text, values)).rows as T[],
    );
  }

  /** Something that is done once, together with the note that it was. */
  async once<T>(what: string, act: (note: (db: Db, answer: T) => Promise<void>) => Promise<T>): Promise<T> {
    const key = this.#told?.keyOf(`${this.clock.now().getTime()} ${what}`);
    const before = key === undefined ? undefined : this.#told?.before(key);
    if (before !== undefined) return before as T;
    return act(async (db, answer) => {
      if (key !== undefined) await sql`insert into demo_steps (key, answer) values (${key}, ${JSON.stringify(answer)})`.execute(db);
    });
  }

  /** Plans a step, unless it would lie ahead of now. */
  later(at: number, run: () => Promise<void>): void {
    if (at >= this.now) return;
    const place = this.steps.findIndex((step) => step.at > at);
    this.steps.splice(place === -1 ? this.steps.length : place, 0, { at, run });
  }

  async walk(): Promise<void> {
    for (let step = this.steps.shift(); step !== undefined; step = this.steps.shift()) {
      await this.#reach(step.at);
      await step.run();
    }
    await this.#reach(this.now);
  }

  /** Moves the clock and does what falls due, unless an earlier walk came further: then it is done, and time must not go back for it. */
  async #reach(at: number): Promise<void> {
    this.clock.moveTo(at);
    if (at < this.#walkedBefore) return;
    this.#told?.note(walkedKey, at);
    await this.#told?.written();
    await this.app.drain();
  }

  /** Goods of a store through the cart into an order. @returns its number */
  async order(buyer: Actor, items: readonly Item[], transportType: 1 | 2, uuid: string): Promise<string> {
    const lines = await this.call(buyer, 'POST /p/shopCart/changeItems', { items: [...items] });
    const basketIds = lines.flatMap((l) => (l.basketId === null ? [] : [l.basketId]));
    const { quoteVersion } = await this.call(buyer, 'POST /p/order/confirm', { basketIds, transportType });
    return (await this.call(buyer, 'POST /p/order/submit', { basketIds, transportType, quoteVersion, uuid })).orderNumbers;
  }

  async pay(buyer: Actor, orderNumber: string): Promise<void> {
    await this.call(buyer, 'POST /p/order/pay', {
      orderNumbers: orderNumber,
      payType: payType.balance,
      payAttemptId: uuidOf(`past ${orderNumber}`),
    });
  }

  async place(order: PastOrder): Promise<void> {
    const buyer: Actor = { kind: 'buyer', id: order.buyer };
    // Stores 1 to 5 keep their shelves for who tries the demo.
    const storeIds = [...this.offers.keys()].filter((id) => id > 5 || order.n % 7 === 3);
    const storeId = storeIds[order.store % storeIds.length] ?? 0;
    const offers = this.offers.get(storeId) ?? [];
    const chosen = new Map(
      Array.from({ length: order.lines }, (_, i) => offers[hashOf(`past ${order.n} line ${i}`) % offers.length]).flatMap((o) =>
        o === undefined ? [] : [[o.prodId, o] as const],
      ),
    );
    const items = [...chosen.values()].map(({ prodId, skuId, minimum }): Item => ({
      prodId,
      skuId,
      shopId: storeId,
      count: minimum * (order.rest !== null ? 2 : 1 + (hashOf(`past ${order.n} ${prodId}`) % 2)),
    }));
    const number = await this.order(buyer, items, order.express ? 2 : 1, `past-${order.n}`);
    if (order.end === 'cancelled')
      this.later(order.paid, () => this.call(buyer, 'PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: number }).then(() => undefined));
    if (order.end !== 'paid') return;
    this.later(order.paid, () => this.pay(buyer, number));
    this.later(order.shipped, () => this.ship(order, storeId, number));
  }

  async ship(order: PastOrder, storeId: number, orderNumber: string): Promise<void> {
    const rows = await this.rows<{ id: number; left: number; carton: number }>(
      'select i.id, i.count - i.shipped as left, i.carton_quantity as carton from order_items i join orders o on o.id = i.order_id where o.number = $1 and i.shipped < i.count order by i.id',
      [orderNumber],
    );
    const [first] = rows;
    const part =
      first !== undefined && this.clock.now().getTime() < (order.rest ?? 0) ? Math.floor(first.left / first.carton / 2) * first.carton : 0;
    const items =
      part > 0 && first !== undefined ? [{ orderItemId: first.id, count: part }] : rows.map((r) => ({ orderItemId: r.id, count: r.left }));
    const dvyId = 1 + (order.n % 4);
    const waybill = waybillOf(dvyId, hashOf(`past ${order.n} ${part}`));
    await this.call(sellerOf(storeId), 'PUT /shop/admin/order/delivery', {
      orderNumber,
      packages: [{ dvyId, dvyFlowId: waybill, items }],
    });
    if (part > 0 && order.rest !== null) this.later(order.rest, () => this.ship(order, storeId, orderNumber));
    else this.receive(order, orderNumber);
  }

  /** Two lines of three are reviewed, some days after the receipt; one review in five is answered by the store. */
  async planReviews(order: PastOrder, orderNumber: string, receivedAt: number): Promise<void> {
    const rows = await this.rows<{ id: number; productId: number; storeId: number; main: string }>(
      `select i.id, i.product_id as "productId", o.store_id as "storeId", c1.names ->> 'en' as main
       from order_items i join orders o on o.id = i.order_id join products p on p.id = i.product_id
       join categories c3 on c3.id = p.category_id join categories c2 on c2.id = c3.parent_id join categories c1 on c1.id = c2.parent_id where o.number = $1 order by i.id`,
      [orderNumber],
    );
    for (const line of rows) {
      const seed = hashOf(`past ${order.n} review ${line.productId}`);
      if (seed % 3 === 0) continue;
      this.later(receivedAt + (6 + (seed % 140)) * hourMs, async () => {
        const words = wordsFor(line.main, seed);
        const told = `${line.productId} ${words?.content ?? ''}`;
        if (words === null || this.said.has(told)) return;
        this.said.add(told);
        const id = await review(this, { kind: 'buyer', id: order.buyer }, line.id, words, seed % 8 === 1);
        if (seed % 5 === 1)
          this.later(this.clock.now().getTime() + (3 + (seed % 40)) * hourMs, () => reply(this, sellerOf(line.storeId), id, words.score));
      });
    }
  }

  /** The buyer confirms, once everything has arrived and her while is over. */
  receive(order: PastOrder, orderNumber: string): void {
    if (order.confirms === null) return;
    if (this.onTheWay.size === 0) this.later(this.clock.now().getTime() + lookEveryMs, () => this.lookForArrivals());
    this.onTheWay.set(orderNumber, order);
  }

  /** One look for all that is on its way: a step for every order and look would be most of the walk. */
  async lookForArrivals(): Promise<void> {
    const at = this.clock.now().getTime();
    const rows = await this.rows<{ number: string; status: number; open: number; signed: string | null }>(
      'select o.number, o.status, count(*) filter (where p.signed_at is null)::int as open, max(p.signed_at) as signed from orders o join packages p on p.order_id = o.id where o.number = any($1) group by o.id order by o.id',
      [[...this.onTheWay.keys()]],
    );
    for (const { number, status, open, signed } of rows) {
      const order = this.onTheWay.get(number);
      if (order === undefined) continue;
      const arrived = open === 0 && signed !== null && Date.parse(signed) + (order.confirms ?? 0) <= at;
      if (status === 3 && !arrived) continue;
      this.onTheWay.delete(number);
      if (status === 3) await this.confirmReceipt(order, number);
    }
    if (this.onTheWay.size > 0) this.later(at + lookEveryMs, () => this.lookForArrivals());
  }

  async confirmReceipt(order: PastOrder, orderNumber: string): Promise<void> {
    const at = this.clock.now().getTime();
    const buyer: Actor = { kind: 'buyer', id: order.buyer };
    await this.call(buyer, 'PUT /p/myOrder/receipt/{orderNumber}', { orderNumber });
    await this.planReviews(order, orderNumber, at);
    if (order.satisfied !== null) {
      this.later(at + order.satisfied, async () => {
        await this.call(buyer, 'PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
      });
    }
  }
}
