import { existsSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderStatus } from '@kyakhta/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { placeOrder, receivedOrder } from '../../../test/goods.ts';
import { type Marketplace, marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { chainIn, packetFor, unzip } from '../../../test/packets.ts';
import { uploadPicture } from '../../../test/pictures.ts';
import { oneLine } from '../../../test/refunds.ts';
import { cellsOf } from '../../../test/sheets.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'kyakhta-reviews-'));
const market = marketplaceForFile({ options: { dataDir } });
afterAll(() => rm(dataDir, { recursive: true, force: true }));
const isPublic = (path: string): boolean => existsSync(join(dataDir, 'files', path));

interface Written {
  readonly commId: number;
  readonly orderItemId: number;
  readonly prodId: number;
  readonly orderNumber: string;
  readonly pictures: readonly string[];
}
/** A received line, reviewed with so many pictures over the wire. */
const written = async (m: Marketplace, buyer: number, pictures: number, isAnonymous: 0 | 1 = 0): Promise<Written> => {
  const orderNumber = await receivedOrder(m, m.buyer(buyer));
  const [line] = (await m.buyer(buyer).ok('GET /p/myOrder/orderDetail', { orderNumber })).orderItemDtos;
  const paths: string[] = [];
  for (let i = 0; i < pictures; i += 1) paths.push((await uploadPicture(m, buyer)).filePath);
  const input = { orderItemId: line!.orderItemId, score: 2, content: 'Шов разошёлся', pics: paths.join(','), isAnonymous };
  const { commId } = await m.buyer(buyer).ok('POST /p/prodComm/add', input);
  await m.app.drain();
  return { commId, orderItemId: line!.orderItemId, prodId: line!.prodId, orderNumber, pictures: paths };
};

describe('the pictures of a review', () => {
  it('are public from the moment it stands, in the order chosen', async () => {
    const m = market();
    const { prodId, pictures } = await written(m, 1, 3);
    expect(pictures.map(isPublic)).toEqual([true, true, true]);
    const page = await m.guest.ok('GET /prod/prodCommPageByProd', { prodId, evaluate: 3 });
    expect(page.records[0]!.pics).toBe(pictures.join(','));
  });

  it('are one’s own, brought for a review and used once', async () => {
    const m = market();
    const orderNumber = await receivedOrder(m, m.buyer(1));
    const [line] = (await m.buyer(1).ok('GET /p/myOrder/orderDetail', { orderNumber })).orderItemDtos;
    const used = (await written(m, 1, 1)).pictures[0]!;
    const others = (await uploadPicture(m, 2)).filePath;
    const avatar = (await uploadPicture(m, 1, 'avatar')).filePath;
    const good = (await uploadPicture(m, 1)).filePath;
    for (const pics of [others, avatar, used, `${good},${others}`, `u/00/${'0'.repeat(32)}-1000.webp`]) {
      const input = { orderItemId: line!.orderItemId, score: 5, content: 'x', pics };
      expect(await m.buyer(1).refused('POST /p/prodComm/add', input)).toBe('fileUnknown');
    }
    expect([isPublic(good), isPublic(others)]).toEqual([false, false]);
    expect(await m.query('select 1 from reviews where order_item_id = $1', [line!.orderItemId])).toEqual([]);
  });

  it.each([{ pictures: 1 }, { pictures: 0 }])('go with the account, and what was said stays: $pictures', async (how) => {
    const m = market();
    // Somebody whose money is just enough: an account with a balance is not deleted.
    const [probe = ''] = await placeOrder(m, m.buyer(5));
    const { actualTotal } = await m.buyer(5).ok('GET /p/myOrder/orderDetail', { orderNumber: probe });
    const [buyer = 0] = await addBuyers(m, 1, BigInt(Math.round(actualTotal * 100)));
    const { prodId, commId, pictures, orderNumber } = await written(m, buyer, how.pictures);
    const waiting = (await uploadPicture(m, buyer)).filePath;
    const shown = async () => (await m.guest.ok('GET /prod/prodCommPageByProd', { prodId })).records.find((r) => r.commId === commId);
    expect((await shown())?.nickName).not.toBeNull();
    await m.buyer(buyer).ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber });
    await m.buyer(buyer).ok('POST /sms/sendDestroyCode', {});
    const [mail] = await m.query<{ text: string }>('select text from mails order by id desc limit 1');
    await m.buyer(buyer).ok('POST /p/user/destroy', { validCode: /\b\d{6}\b/.exec(mail!.text)![0] });
    await m.app.drain();
    expect([pictures.some(isPublic), existsSync(join(dataDir, 'private/pictures', waiting.slice(2)))]).toEqual([false, false]);
    expect(await shown()).toMatchObject({ nickName: null, pics: '', content: 'Шов разошёлся' });
  });
});

describe('an avatar', () => {
  it('takes the place of the one before, and is taken away again', async () => {
    const m = market();
    const [first, second] = [await uploadPicture(m, 2, 'avatar'), await uploadPicture(m, 2, 'avatar')];
    const change = (pic: string): Promise<unknown> => m.buyer(2).ok('PUT /p/user/setUserInfo', { pic });
    const shown = async (): Promise<string | null> => (await m.buyer(2).ok('GET /p/user/userInfo', {})).pic;
    await change(first.filePath);
    await change(first.filePath);
    expect([await shown(), isPublic(first.filePath)]).toEqual([first.filePath, true]);
    await change(second.filePath);
    await m.app.drain();
    expect([await shown(), isPublic(first.filePath), isPublic(second.filePath)]).toEqual([second.filePath, false, true]);
    expect(await m.buyer(3).refused('PUT /p/user/setUserInfo', { pic: (await uploadPicture(m, 2, 'avatar')).filePath })).toBe(
      'fileUnknown',
    );
    await m.buyer(2).ok('PUT /p/user/setUserInfo', { nickName: 'Marina' });
    expect(await shown()).toBe(second.filePath);
    await change('');
    await m.app.drain();
    expect([await shown(), isPublic(second.filePath)]).toEqual([null, false]);
  });
});

describe('a review that an operator hides', () => {
  it('is gone with its pictures and its stars, and comes back whole', async () => {
    const m = market();
    const { commId, prodId, pictures, orderItemId, orderNumber } = await written(m, 2, 2);
    const counted = async (): Promise<number[]> => {
      const { commentNum } = await m.guest.ok('GET /prod/prodInfo', { prodId });
      const { number } = await m.guest.ok('GET /prod/prodCommData', { prodId });
      return [commentNum, number];
    };
    const [before = 0] = await counted();
    for (const reason of ['Advertising', 'Advertising, once more']) await m.operator.ok('PUT /platform/comment/hide', { commId, reason });
    expect(await counted()).toEqual([before - 1, before - 1]);
    await m.app.drain();
    expect(pictures.map(isPublic)).toEqual([false, false]);
    const own = await m.buyer(2).ok('GET /p/prodComm/info', { orderItemId });
    expect(own.review).toMatchObject({ hideReason: 'Advertising', pics: pictures.join(',') });
    const hidden = await m.operator.ok('GET /platform/comment/page', { isShow: 0, orderNumber });
    expect(hidden.records.map((r) => [r.commId, r.isShow, r.hideReason])).toEqual([[commId, 0, 'Advertising']]);
    await m.operator.ok('PUT /platform/comment/show', { commId });
    expect(await counted()).toEqual([before, before]);
    await m.app.drain();
    expect(pictures.map(isPublic)).toEqual([true, true]);
    const audit = await m.query<{ action: string }>('select action from audit_log where subject = $1 order by id', [`review:${commId}`]);
    expect(audit.map((a) => a.action)).toEqual(['review.hide', 'review.show']);
  });

  it('is one that exists, and has a reason that can be read', async () => {
    const m = market();
    expect(await m.operator.refused('PUT /platform/comment/hide', { commId: 2_147_483_647, reason: 'x' })).toBe('reviewUnknown');
    const { commId } = await written(m, 2, 0);
    expect(await m.operator.refused('PUT /platform/comment/hide', { commId, reason: '\u200b\u200b' })).toBe('argumentNotValid');
  });
});

describe('the lists of reviews', () => {
  it('show a buyer what waits for her words, and what has them', async () => {
    const m = market();
    const orderNumber = await receivedOrder(m, m.buyer(3));
    const open = await m.buyer(3).ok('GET /p/myOrder/myOrderItemsComment', { commSts: 0 });
    const line = open.records.find((r) => r.orderNumber === orderNumber)!;
    expect(line).toMatchObject({ commSts: 0, canReview: true, review: null });
    const card = await m.buyer(3).ok('GET /p/myOrder/orderDetail', { orderNumber });
    expect([card.canReview, card.orderItemDtos[0]!.commSts]).toEqual([true, 0]);
    for (const l of card.orderItemDtos)
      await m.buyer(3).ok('POST /p/prodComm/add', { orderItemId: l.orderItemId, score: 5, content: 'Good' });
    const after = await m.buyer(3).ok('GET /p/myOrder/myOrderItemsComment', { commSts: 1 });
    expect(after.records[0]).toMatchObject({ orderNumber, commSts: 1, canReview: false, review: { score: 5, content: 'Good' } });
    expect((await m.buyer(3).ok('GET /p/myOrder/orderDetail', { orderNumber })).canReview).toBe(false);
    expect(await m.buyer(2).refused('GET /p/prodComm/info', { orderItemId: line.orderItemId })).toBe('orderUnknown');
    expect((await m.buyer(3).ok('GET /p/myOrder/myOrderItemsComment', { commSts: 1, orderTimeStatus: 3 })).records).toEqual([]);
  });

  it('name nobody through her orders either: a store sees the same of one that is reviewed and one that is not', async () => {
    const m = market();
    const reviewed = await receivedOrder(m, m.buyer(1));
    const silent = await receivedOrder(m, m.buyer(2));
    const { orderItemDtos } = await m.buyer(1).ok('GET /p/myOrder/orderDetail', { orderNumber: reviewed });
    for (const { orderItemId } of orderItemDtos)
      await m.buyer(1).ok('POST /p/prodComm/add', { orderItemId, score: 1, content: 'Порвалось', isAnonymous: 1 });
    expect((await m.buyer(1).ok('GET /p/myOrder/orderDetail', { orderNumber: reviewed })).status).toBe(orderStatus.evaluated);
    const seller = m.seller(1);
    const seen = async (orderNumber: string) => {
      const page = await seller.ok('GET /shop/admin/order/page', { orderNumber, states: String(orderStatus.evaluated) });
      const info = await seller.ok('GET /shop/admin/order/info/{orderNumber}', { orderNumber });
      const held = await seller.ok('GET /shop/admin/settlement/held', { size: 100 });
      const sheet = await cellsOf((await seller.call('GET /shop/admin/order/export', { orderNumber, lang: 'en' })).file);
      return {
        listed: page.records.map((r) => [r.status, r.canReview, r.orderItemDtos.map((i) => i.commSts)]),
        counts: page.counts.some(({ status }) => status === orderStatus.evaluated),
        info: [info.status, info.orderItemDtos.map((i) => i.commSts), info.timeline.length],
        held: held.records.find((r) => r.orderNumber === orderNumber)?.status,
        sheet: sheet.slice(1).map((cells) => cells[2]),
      };
    };
    expect(await seen(reviewed)).toEqual(await seen(silent));
    // Each is listed once, under the state that its store knows.
    const under = async (status: number): Promise<string[]> =>
      (await seller.ok('GET /shop/admin/order/page', { status, size: 100 })).records.map((r) => r.orderNumber);
    expect(await under(orderStatus.pendingEvaluation)).toEqual(expect.arrayContaining([reviewed, silent]));
    expect(await under(orderStatus.evaluated)).toEqual([]);
    expect((await seen(reviewed)).listed).toEqual([[orderStatus.pendingEvaluation, true, orderItemDtos.map(() => 0)]]);
    // What she asks back later tells it no more than that.
    const { refundSn } = await m.buyer(1).ok('POST /p/orderRefund/apply', oneLine(reviewed, orderItemDtos[0]!.orderItemId, 1));
    const kept = chainIn(await unzip(await packetFor(seller, 'GET /shop/admin/refund/packet', refundSn, 'zip')));
    expect(JSON.stringify(kept)).not.toContain('evaluated');
    const whole = chainIn(await unzip(await packetFor(m.operator, 'GET /platform/intervention/packet', refundSn, 'zip')));
    expect(JSON.stringify(whole)).toContain('evaluated');
  });

  it('show a store its own, and never who stays unnamed', async () => {
    const m = market();
    const { commId, orderNumber } = await written(m, 1, 0, 1);
    const page = await m.seller(1).ok('GET /shop/admin/comment/page', { replied: 0, evaluate: 2 });
    const record = page.records.find((r) => r.commId === commId)!;
    expect([record.nickName, record.orderNumber]).toEqual([null, null]);
    expect(JSON.stringify(record)).not.toContain(orderNumber);
    expect((await m.seller(2).ok('GET /shop/admin/comment/page', {})).records.some((r) => r.commId === commId)).toBe(false);
    const waiting = page.counts.unanswered;
    await m.seller(1).ok('PUT /shop/admin/comment/reply', { commId, content: 'Просим прощения' });
    const answered = await m.seller(1).ok('GET /shop/admin/comment/page', { replied: 1 });
    expect(answered.counts.unanswered).toBe(waiting - 1);
    expect(answered.records[0]).toMatchObject({ commId, replyContent: 'Просим прощения' });
  });
});
