import { randomUUID } from 'node:crypto';
import type { EndpointKey, Input, Output } from '@kyakhta/contract';
import { add, type Currency, currencyOf, money, type Money, multiply, parseAmount, sum, toDecimal, toWire } from '@kyakhta/money';
import { account, post, transfer } from '../../src/domains/ledger/index.ts';
import { type App } from '../../src/runtime/app.ts';
import { execute } from '../../src/runtime/execute.ts';

/** Invoices as `invoices.json` has them; amounts are decimal text. */
export interface InvoiceBook {
  readonly currency: string;
  readonly invoices: readonly {
    readonly number: string;
    readonly total: string;
    readonly lines: readonly { readonly article: string; readonly quantity: number; readonly price: string }[];
  }[];
}

export interface Replayed {
  readonly invoices: number;
  readonly lines: number;
  readonly total: Money;
  /** A sentence per difference between an invoice and what the marketplace made of it. */
  readonly mismatches: readonly string[];
  readonly seconds: number;
}

interface Article {
  readonly prodId: number;
  readonly skuId: number;
  readonly count: number;
  readonly goods: Money;
}

const amountOf = (text: string, currency: Currency): Money => {
  const parsed = parseAmount(text, currency);
  if (!parsed.ok) throw new Error(`${JSON.stringify(text)} is not an amount: ${parsed.reason}`);
  return parsed.money;
};

/** The lines of an invoice, those of one article as one. */
const articlesOf = (
  lines: InvoiceBook['invoices'][number]['lines'],
  known: ReadonlyMap<string, { readonly prodId: number; readonly skuId: number }>,
  currency: Currency,
): Article[] =>
  [...Map.groupBy(lines, (l) => l.article)].map(([article, same]) => {
    const sku = known.get(article);
    if (sku === undefined) throw new Error(`the store has no article ${article}: import the products first`);
    const goods = sum(
      same.map((l) => multiply(amountOf(l.price, currency), l.quantity)),
      currency,
    );
    return { ...sku, count: same.reduce((n, l) => n + l.quantity, 0), goods };
  });

const variantsOfStore = async (
  app: App,
  storeId: number,
): Promise<ReadonlyMap<string, { readonly prodId: number; readonly skuId: number }>> => {
  const { rows } = await app.pool.query<{ article: string; prodId: number; skuId: number }>(
    'select s.article, s.id as "skuId", p.id as "prodId" from skus s join products p on p.id = s.product_id where p.store_id = $1 and not s.is_deleted',
    [storeId],
  );
  return new Map(rows.map((r) => [r.article, r]));
};

/** Gives the buyer what the invoices cost, booked as an opening balance, and the store twice what they sell: an unpaid order holds half of what is free at most. */
const prepare = async (app: App, buyerId: number, needs: ReadonlyMap<number, number>, total: Money): Promise<void> => {
  const key = `opening:replay:${randomUUID()}`;
  await post(app.database.db, {
    key,
    kind: 'opening',
    reference: key,
    at: app.clock.now(),
    postings: transfer(account.opening, account.buyerAvailable(buyerId), total),
  });
  await app.pool.query(
    `with was as (
       select s.sku_id, s.on_hand, s.reserved + 2 * w.count as needed from stock s join unnest($1::int[], $2::int[]) as w (sku_id, count) on w.sku_id = s.sku_id order by s.sku_id for update of s
     ), put as (
       update stock s set on_hand = w.needed from was w where s.sku_id = w.sku_id and w.needed > w.on_hand returning s.sku_id, s.on_hand, s.reserved, s.on_hand - w.on_hand as change
     )
     insert into stock_movements (sku_id, kind, on_hand_change, reserved_change, on_hand, reserved, actor_kind, at)
     select sku_id, 'received', change, 0, on_hand, reserved, 'platform', now() from put`,
    [[...needs.keys()], [...needs.values()]],
  );
};

/**
 * Orders every invoice again, one after the other, through the calls a browser makes: an invoice of
 * one article is bought directly, the others go through the cart; then confirm, submit with the
 * quote, and payment from balance. What the quote, the order, each of its lines and the payment
 * say is compared with the invoice to the last digit. For scratch databases only: it empties the
 * buyer's cart and gives away money and goods.
 */
export const replayInvoices = async (
  app: App,
  book: InvoiceBook,
  who: { readonly storeId: number; readonly buyerId: number },
  onInvoice: (done: number) => void = () => undefined,
): Promise<Replayed> => {
  const { storeId, buyerId } = who;
  const currency = currencyOf(book.currency);
  const known = await variantsOfStore(app, storeId);
  const orders = book.invoices.map((i) => ({
    invoice: i,
    total: amountOf(i.total, currency),
    articles: articlesOf(i.lines, known, currency),
  }));
  const needs = new Map<number, number>();
  for (const a of orders.flatMap((o) => o.articles)) needs.set(a.skuId, (needs.get(a.skuId) ?? 0) + a.count);
  const all = sum(
    orders.map((o) => o.total),
    currency,
  );
  await prepare(app, buyerId, needs, all);

  const call = async <K extends EndpointKey>(key: K, input: Input<K>): Promise<Output<K>> => {
    const outcome = await execute(app, key, input, {
      actor: { kind: 'buyer', id: buyerId },
      token: null,
      locale: 'en',
      requestId: randomUUID(),
      ip: '127.0.0.1',
      userAgent: null,
      plainPasswordAllowed: true,
      idempotencyKey: key.startsWith('POST /p/order/') ? randomUUID() : null,
    });
    if (outcome.code !== '00000') throw new Error(`${key} was refused: ${outcome.msg}`);
    return outcome.data as Output<K>;
  };
  await call('DELETE /p/shopCart/deleteAll', {});

  const mismatches: string[] = [];
  const began = performance.now();
  let paid = money(0n, currency);
  for (const [i, { invoice, total, articles }] of orders.entries()) {
    const differs = (what: string, is: string | number): void => {
      mismatches.push(`invoice ${invoice.number}: ${what} is ${is}, the invoice says ${invoice.total}`);
    };
    try {
      const [only, ...others] = articles;
      const chosen =
        others.length === 0 && only !== undefined
          ? { orderItem: { prodId: only.prodId, skuId: only.skuId, shopId: storeId, count: only.count } }
          : { basketIds: await fillCart(call, storeId, articles) };
      const quote = await call('POST /p/order/confirm', chosen);
      if (quote.total !== toWire(total)) differs('the quote', quote.total);
      const { orderNumbers } = await call('POST /p/order/submit', { ...chosen, uuid: randomUUID(), quoteVersion: quote.quoteVersion });
      await call('POST /p/order/pay', { orderNumbers, payType: 9, payAttemptId: randomUUID() });
      const written = await writtenOrder(app, orderNumbers);
      for (const [what, amount] of Object.entries(written.amounts))
        if (amount !== total.amount) differs(what, toDecimal(money(amount, currency)));
      for (const article of articles) {
        const line = written.lines.get(article.skuId);
        if (line !== article.goods.amount)
          mismatches.push(
            `invoice ${invoice.number}: the line of variant ${article.skuId} is ${toDecimal(money(line ?? 0n, currency))}, the invoice says ${toDecimal(article.goods)}`,
          );
      }
      paid = add(paid, money(written.amounts['the payment'] ?? 0n, currency));
    } catch (error) {
      mismatches.push(`invoice ${invoice.number}: ${error instanceof Error ? error.message : String(error)}`);
      await call('DELETE /p/shopCart/deleteAll', {});
    }
    onInvoice(i + 1);
  }
  const seconds = (performance.now() - began) / 1000;
  if (paid.amount !== all.amount) mismatches.push(`all payments are ${toDecimal(paid)}, all invoices ${toDecimal(all)}`);
  return { invoices: orders.length, lines: book.invoices.reduce((n, o) => n + o.lines.length, 0), total: all, mismatches, seconds };
};

const fillCart = async (
  call: <K extends EndpointKey>(key: K, input: Input<K>) => Promise<Output<K>>,
  storeId: number,
  articles: readonly Article[],
): Promise<number[]> => {
  const items = articles.map((a) => ({ prodId: a.prodId, skuId: a.skuId, shopId: storeId, count: a.count }));
  const lines = await call('POST /p/shopCart/changeItems', { items });
  return lines.flatMap((l) => (l.basketId === null ? [] : [l.basketId]));
};

/** What was written down: amounts of the order, its payment and its escrow, and the goods amount of each variant. */
const writtenOrder = async (
  app: App,
  number: string,
): Promise<{ readonly amounts: Readonly<Record<string, bigint>>; readonly lines: ReadonlyMap<number, bigint> }> => {
  const { rows } = await app.pool.query<{ goods: bigint; total: bigint; paid: bigint; escrow: bigint }>(
    `select o.goods_total as goods, o.total, coalesce((select sum(amount) from payment_parts where reference = o.number and is_active), 0)::bigint as paid,
      coalesce((select balance from balances where account = 'escrow:' || o.number and currency = o.currency), 0)::bigint as escrow from orders o where o.number = $1`,
    [number],
  );
  const [row] = rows;
  if (row === undefined) throw new Error(`there is no single order ${number}`);
  const { rows: lines } = await app.pool.query<{ skuId: number; goods: bigint }>(
    'select i.sku_id as "skuId", sum(i.goods_amount)::bigint as goods from order_items i join orders o on o.id = i.order_id where o.number = $1 group by i.sku_id',
    [number],
  );
  return {
    amounts: { 'the order’s goods': row.goods, 'the order': row.total, 'the payment': row.paid, 'the escrow': row.escrow },
    lines: new Map(lines.map((l) => [l.skuId, l.goods])),
  };
};
