import { describe, expect, it } from 'vitest';
import { fillCart, pay, placeOrder, receivedOrder, ship, statusOf, variantsOf } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadPicture } from '../../../test/pictures.ts';
import { addBuyers, nearBuyer, nearSeller } from '../../../test/people.ts';
import { wires } from '../../../test/racing.ts';
import { replyToReview, type ReviewText } from '../../domains/reviews/index.ts';
import { gathering } from '../../runtime/app.ts';
import type { Actor, Ctx } from '../../runtime/context.ts';
import { Refusal } from '../../runtime/errors.ts';
import { inTransaction } from '../../runtime/transaction.ts';
import { writeReview } from './review-order.ts';

const words: ReviewText = { score: 5, content: 'Крепкие, без запаха.', pictures: [], anonymous: false };
const source = { requestId: 'test', locale: 'en', ip: null, userAgent: null, plainPasswordAllowed: false, token: null } as const;

/** Does something as someone, in one transaction with what follows from it: the pipeline around an action. */
const as = async <A extends Actor, T>(m: Marketplace, actor: A, act: (ctx: Ctx<A>) => Promise<T>): Promise<T> => {
  const gathered = gathering();
  const result = await inTransaction(m.app.pool, async (unit) => {
    const outcome = await act(m.app.context(unit.db, actor, source, gathered) as Ctx<A>);
    unit.last(m.app.settlement(gathered, source.requestId));
    return outcome;
  });
  m.app.tell(gathered);
  return result;
};
/** `ok`, or the name of the refusal; a fault of ours is thrown. */
const outcomeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'ok',
    (error: unknown) => {
      if (error instanceof Refusal) return error.failure;
      throw error;
    },
  );
const review = (m: Marketplace, buyer: number, orderItemId: number, text: Partial<ReviewText> = {}): Promise<string> =>
  outcomeOf(as(m, { kind: 'buyer', id: buyer }, (ctx) => writeReview(ctx, { ...words, ...text, orderItemId })));
const reply = (m: Marketplace, storeId: number, commId: number, content: string): Promise<string> =>
  outcomeOf(as(m, { kind: 'seller', id: storeId, storeId, areas: null }, (ctx) => replyToReview(ctx, { commId, content })));

interface Line {
  readonly id: number;
  readonly productId: number;
}
const linesOf = (m: Marketplace, number: string): Promise<Line[]> =>
  m.query<Line & { id: number }>(
    'select i.id, i.product_id as "productId" from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id',
    [number],
  );
/** A received order of store 1 with so many products, by a new buyer. */
const receivedLines = async (m: Marketplace, count: number): Promise<{ buyer: number; number: string; lines: Line[] }> => {
  const [buyer = 0] = await addBuyers(m, 1, 100_000_000n);
  const person = nearBuyer(m, buyer);
  const basketIds = await fillCart(person, (await variantsOf(m, 1)).slice(0, count));
  const { orderNumbers: number } = await person.ok('POST /p/order/submit', { basketIds });
  await pay(person, [number]);
  await ship(nearSeller(m, 1), number);
  await person.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
  return { buyer, number, lines: await linesOf(m, number) };
};
const countersOf = async (m: Marketplace, productId: number): Promise<{ count: number; sum: number } | undefined> =>
  (
    await m.query<{ count: number; sum: number }>('select review_count as count, review_score_sum as sum from products where id = $1', [
      productId,
    ])
  )[0];

describe.each(wires)('reviews of an order $wire', ({ how }) => {
  const market = marketplaceForFile(how);

  it('are written once for a line, whoever comes first', async () => {
    const m = market();
    const { buyer, number, lines } = await receivedLines(m, 1);
    const [line] = lines;
    const outcomes = await Promise.all([5, 4, 3, 2].map((score) => review(m, buyer, line!.id, { score })));
    expect(outcomes.toSorted()).toEqual(['alreadyReviewed', 'alreadyReviewed', 'alreadyReviewed', 'ok']);
    expect(await m.query('select 1 from reviews where order_item_id = $1', [line!.id])).toHaveLength(1);
    expect(await statusOf(m, number)).toBe(11);
  });

  it('move the order when the last of its lines is reviewed, also when all come together', async () => {
    const m = market();
    const { buyer, number, lines } = await receivedLines(m, 3);
    expect(lines.length).toBe(3);
    expect(await review(m, buyer, lines[0]!.id)).toBe('ok');
    expect(await statusOf(m, number)).toBe(4);
    expect(await Promise.all(lines.slice(1).map((l) => review(m, buyer, l.id)))).toEqual(['ok', 'ok']);
    expect(await statusOf(m, number)).toBe(11);
    const moves = await m.query('select 1 from order_moves w join orders o on o.id = w.order_id where o.number = $1 and why = $2', [
      number,
      'evaluated',
    ]);
    expect(moves).toHaveLength(1);
    await nearBuyer(m, buyer).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    expect(await statusOf(m, number)).toBe(5);
  });

  it('leave an order where it is when the buyer closes it meanwhile', async () => {
    const m = market();
    const { buyer, number, lines } = await receivedLines(m, 1);
    const [written, closed] = await Promise.all([
      review(m, buyer, lines[0]!.id),
      m.buyer(buyer).call('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number }),
    ]);
    expect([written, closed.code]).toEqual(['ok', '00000']);
    expect(await statusOf(m, number)).toBe(5);
  });

  it('are counted from the rows, in any order and as often as one likes', async () => {
    const m = market();
    const orders = await Promise.all([1, 2].map(() => receivedLines(m, 1)));
    const productId = orders[0]!.lines[0]!.productId;
    const before = await countersOf(m, productId);
    await Promise.all(orders.map((o, i) => review(m, o.buyer, o.lines[0]!.id, { score: i + 2 })));
    await Promise.all([m.app.drain(), m.near.drain()]);
    const [shown] = await m.query<{ count: number; sum: number }>(
      'select count(*)::int as count, sum(score)::int as sum from reviews where product_id = $1',
      [productId],
    );
    expect(await countersOf(m, productId)).toEqual(shown);
    expect(shown!.count).toBeGreaterThanOrEqual((before?.count ?? 0) + 2);
    const page = await m.guest.ok('GET /prod/prodInfo', { prodId: productId });
    expect(page.commentNum).toBe(shown!.count);
  });
});

describe('a review', () => {
  const market = marketplaceForFile();

  it('is only of what one bought and received', async () => {
    const m = market();
    const [buyer = 0, other = 0] = await addBuyers(m, 2);
    const [number = ''] = await placeOrder(m, m.buyer(buyer));
    const [line] = await linesOf(m, number);
    expect(await review(m, buyer, line!.id)).toBe('orderNotInState');
    await pay(m.buyer(buyer), [number]);
    expect(await review(m, buyer, line!.id)).toBe('orderNotInState');
    await ship(m.seller(1), number);
    expect(await review(m, buyer, line!.id)).toBe('orderNotInState');
    await m.buyer(buyer).ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: number });
    expect(await review(m, other, line!.id)).toBe('orderUnknown');
    expect(await review(m, buyer, 2_147_483_647)).toBe('orderUnknown');
    expect(await m.query('select 1 from reviews where order_item_id = $1', [line!.id])).toEqual([]);
    expect(await review(m, buyer, line!.id)).toBe('ok');
  });

  it('stays possible in a completed order and moves it no more', async () => {
    const m = market();
    const number = await receivedOrder(m, m.buyer(1));
    await m.buyer(1).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: number });
    const [line] = await linesOf(m, number);
    expect(await review(m, 1, line!.id)).toBe('ok');
    expect(await statusOf(m, number)).toBe(5);
  });

  it('sent again as it was changes nothing, sent again with other words is refused', async () => {
    const m = market();
    const number = await receivedOrder(m, m.buyer(1));
    const [line] = await linesOf(m, number);
    const pictures = [(await uploadPicture(m, 1)).filePath];
    expect(await review(m, 1, line!.id, { pictures })).toBe('ok');
    expect(await review(m, 1, line!.id, { pictures })).toBe('ok');
    expect(await review(m, 1, line!.id, { score: 1 })).toBe('alreadyReviewed');
    expect(await m.query('select score from reviews where order_item_id = $1', [line!.id])).toEqual([{ score: 5 }]);
  });

  it.each([
    ['no words', { content: ' \u200B\n ' }],
    ['151 characters', { content: '👩‍👩‍👧‍👦'.repeat(151) }],
    ['endless marks', { content: `a${'\u0301'.repeat(3000)}` }],
    ['half a character', { content: 'good \uD83D' }],
    ['a NUL', { content: 'good\u0000' }],
    ['no star', { score: 0 }],
    ['six stars', { score: 6 }],
    ['half a star', { score: 4.5 }],
    ['no number of stars', { score: Number.NaN }],
    ['ten pictures', { pictures: Array.from({ length: 10 }, (_, i) => `product/${i}.webp`) }],
    ['a picture of elsewhere', { pictures: ['https://example.com/x.png'] }],
    ['a way out of the pictures', { pictures: ['product/../../secret'] }],
    ['two pictures in one', { pictures: ['a.webp,b.webp'] }],
  ] satisfies [string, Partial<ReviewText>][])('with %s is refused and nothing is kept', async (_, text) => {
    const m = market();
    const number = await receivedOrder(m, m.buyer(2));
    const [line] = await linesOf(m, number);
    expect(await review(m, 2, line!.id, text)).toBe('argumentNotValid');
    expect(await m.query('select 1 from reviews where order_item_id = $1', [line!.id])).toEqual([]);
    expect(await statusOf(m, number)).toBe(4);
  });

  it('may have 150 characters as people count them, and reads as it was written', async () => {
    const m = market();
    const number = await receivedOrder(m, m.buyer(2));
    const [line] = await linesOf(m, number);
    const content = `<script>alert('x')</script>%_\\ ${'é👨‍🌾'.repeat(59)}.`;
    expect(Array.from(new Intl.Segmenter('en').segment(content))).toHaveLength(150);
    expect(await review(m, 2, line!.id, { content: `  ${content}  ` })).toBe('ok');
    const page = await m.guest.ok('GET /prod/prodCommPageByProd', { prodId: line!.productId });
    expect(page.records[0]).toMatchObject({ content, score: 5 });
  });

  it('is answered once, by the store of the product only', async () => {
    const m = market();
    const number = await receivedOrder(m, m.buyer(3));
    const [line] = await linesOf(m, number);
    await review(m, 3, line!.id);
    const reviewId = (await m.guest.ok('GET /prod/prodCommPageByProd', { prodId: line!.productId })).records[0]!.commId;
    expect(await reply(m, 2, reviewId, 'not ours')).toBe('reviewUnknown');
    const answers = await Promise.all([reply(m, 1, reviewId, 'Спасибо!'), reply(m, 1, reviewId, '谢谢')]);
    expect(answers.toSorted()).toEqual(['alreadyReplied', 'ok']);
    const kept = answers[0] === 'ok' ? 'Спасибо!' : '谢谢';
    expect(await reply(m, 1, reviewId, kept)).toBe('ok');
    expect(await reply(m, 1, reviewId, '   ')).toBe('argumentNotValid');
    const after = await m.guest.ok('GET /prod/prodCommPageByProd', { prodId: line!.productId });
    expect(after.records[0]?.replyContent).toBe(kept);
  });
});

describe('the reviews of a product', () => {
  const market = marketplaceForFile();

  it('come newest first, by kind and page by page, with the writer’s name shortened or left out', async () => {
    const m = market();
    const orders: Awaited<ReturnType<typeof receivedLines>>[] = [];
    for (let i = 0; i < 5; i += 1) orders.push(await receivedLines(m, 1));
    const prodId = orders[0]!.lines[0]!.productId;
    for (const [i, o] of orders.entries()) {
      await m.query('update users set nick_name = $2 where id = $1', [o.buyer, ['Марина', 'Li', '👩‍🌾Ольга П.', 'Иван', 'Buyer'][i]]);
      await review(m, o.buyer, o.lines[0]!.id, {
        score: i + 1,
        anonymous: i === 4,
        pictures: i === 1 ? [(await uploadPicture(m, o.buyer)).filePath] : [],
      });
    }
    const of = (evaluate: 0 | 1 | 2 | 3 | -1): Promise<number[]> =>
      m.guest.ok('GET /prod/prodCommPageByProd', { prodId, evaluate }).then((p) => p.records.map((r) => r.score));
    expect(await of(-1)).toEqual([5, 4, 3, 2, 1]);
    expect(await of(0)).toEqual([5, 4]);
    expect(await of(1)).toEqual([3]);
    expect(await of(2)).toEqual([2, 1]);
    expect(await of(3)).toEqual([2]);
    const page = await m.guest.ok('GET /prod/prodCommPageByProd', { prodId, current: 2, size: 2 });
    expect([page.total, page.pages, page.records.map((r) => r.score)]).toEqual([5, 3, [3, 2]]);
    const all = await m.guest.ok('GET /prod/prodCommPageByProd', { prodId });
    expect(all.records.map((r) => r.nickName)).toEqual([null, 'Ив***н', '👩‍🌾О***.', 'L***', 'Ма***а']);
    expect(await m.guest.ok('GET /prod/prodCommData', { prodId })).toEqual({
      number: 5,
      praiseNumber: 2,
      secondaryNumber: 1,
      negativeNumber: 2,
      picNumber: 1,
      score: 3,
      stars: [1, 1, 1, 1, 1],
    });
    await m.query('update reviews set is_shown = false where product_id = $1 and score = 5', [prodId]);
    m.app.cache.clear();
    expect((await m.guest.ok('GET /prod/prodCommData', { prodId })).number).toBe(4);
    const unknown = await m.guest.ok('GET /prod/prodCommPageByProd', { prodId: 2_147_483_647 });
    expect([unknown.records, unknown.total]).toEqual([[], 0]);
  });

  it('show the name that the writer goes by now', async () => {
    const m = market();
    const { buyer, lines } = await receivedLines(m, 1);
    const prodId = lines[0]!.productId;
    await review(m, buyer, lines[0]!.id, {});
    const newest = async () => (await m.guest.ok('GET /prod/prodCommPageByProd', { prodId })).records[0]?.nickName;
    await newest();
    for (const [nickName, shown] of [
      ['Wholesale', 'Wh***e'],
      ['Otherwise', 'Ot***e'],
    ] as const) {
      await m.buyer(buyer).ok('PUT /p/user/setUserInfo', { nickName });
      await m.app.drain();
      expect(await newest()).toBe(shown);
    }
  });
});
