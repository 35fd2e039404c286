import { expect, it } from 'vitest';
import { ship } from '../../../test/goods.ts';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadPicture, uploadStorePicture } from '../../../test/pictures.ts';
import { oneLine, paidOrder, wholeOrder, withReturn } from '../../../test/refunds.ts';

const market = marketplaceForFile();

it('an application that is changed keeps its pictures until others are brought', async () => {
  const { id, buyer, number, items } = await paidOrder(market());
  const bring = async () => (await uploadPicture(market(), id, 'refund')).filePath;
  const photoFiles = `${await bring()},${await bring()}`;
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), photoFiles });
  const change = (more: { photoFiles?: string }) =>
    buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'Late', ...more });
  const pictures = async () => (await buyer.ok('GET /p/orderRefund/info', { refundSn })).pictures;
  await change({});
  expect(await pictures()).toBe(2);
  await change({ photoFiles: await bring() });
  expect(await pictures()).toBe(1);
  await change({ photoFiles: '' });
  expect(await pictures()).toBe(0);
});

it('refunds are listed by their order, and those under way are counted for the buyer', async () => {
  const { buyer, number } = await paidOrder(market());
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
  const ofOrder = async (orderNumber: string) =>
    (await buyer.ok('GET /p/orderRefund/list', { orderNumber })).records.map((refund) => refund.refundSn);
  expect([await ofOrder(number), await ofOrder('1111111111111111')]).toEqual([[refundSn], []]);
  const open = async () => (await buyer.ok('GET /p/user/centerInfo', {})).orderCountData.refund;
  expect(await open()).toBe(1);
  await buyer.ok('PUT /p/orderRefund/cancel', { refundSn });
  expect(await open()).toBe(0);
});

it('refunds that wait for a store are counted with the nearest deadline, until each is answered', async () => {
  const m = market();
  const seller = m.seller(3);
  const told = async (storeId = 3) => {
    const { waiting, nextDueTime } = await m.seller(storeId).ok('GET /shop/admin/refund/page', { size: 1, group: 'completed' });
    return [waiting, nextDueTime];
  };
  expect(await told()).toEqual([0, null]);
  const apply = async () => {
    const { buyer, number } = await paidOrder(m, 1, 3);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
    return { buyer, refundSn, dueTime: (await buyer.ok('GET /p/orderRefund/info', { refundSn })).dueTime };
  };
  const first = await apply();
  await m.advance(1);
  const second = await apply();
  expect([first.dueTime === second.dueTime, await told(), await told(4)]).toEqual([false, [2, first.dueTime], [0, null]]);
  // A refused one waits for its buyer, until he asks anew.
  await seller.ok('PUT /shop/admin/refund/refuse', { refundSn: first.refundSn, sellerMsg: 'No' });
  expect(await told()).toEqual([1, second.dueTime]);
  await first.buyer.ok('PUT /p/orderRefund/update_refund', { refundSn: first.refundSn, applyType: 1, buyerReason: 'Late' });
  await seller.ok('PUT /shop/admin/refund/agree', { refundSn: second.refundSn });
  const [waiting, nextDue] = await told();
  expect([waiting, Date.parse(String(nextDue)) > Date.parse(first.dueTime ?? '')]).toEqual([1, true]);
  await first.buyer.ok('PUT /p/orderRefund/cancel', { refundSn: first.refundSn });
  expect(await told()).toEqual([0, null]);
});

it('evidence of a store has its pictures, which both sides and operators see, and nobody else’s', async () => {
  const m = market();
  const { buyer, number } = await paidOrder(m);
  const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', wholeOrder(number));
  await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'It is on its way' });
  await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Late', description: 'Two weeks late.' });
  const own = await uploadStorePicture(m, 1, 'refund');
  const others = await uploadStorePicture(m, 2, 'refund');
  const lay = (imgUrls: string) => ({ refundSn, voucherDesc: 'The note of the carrier', imgUrls });
  expect(await m.seller(1).refused('POST /shop/admin/refund/voucher', lay(others.filePath))).toBe('fileUnknown');
  await m.seller(1).ok('POST /shop/admin/refund/voucher', lay(own.filePath));
  // Sent again it is laid once; under other words the picture is used up.
  await m.seller(1).ok('POST /shop/admin/refund/voucher', lay(own.filePath));
  expect(await m.seller(1).refused('POST /shop/admin/refund/voucher', { ...lay(own.filePath), voucherDesc: 'Another note' })).toBe(
    'fileUnknown',
  );
  const { evidence } = await buyer.ok('GET /p/orderRefund/info', { refundSn });
  expect(evidence).toMatchObject([{ side: 'seller', pictures: 1, voucherDesc: 'The note of the carrier' }]);
  const look = { refundSn, of: 'evidence', evidenceId: evidence[0]?.evidenceId ?? 0, place: 1, side: 240 } as const;
  expect((await buyer.call('GET /p/orderRefund/picture', look)).file?.type).toBe('image/webp');
  expect((await m.seller(1).call('GET /shop/admin/refund/picture', look)).file?.type).toBe('image/webp');
  expect((await m.operator.call('GET /platform/intervention/picture', look)).file?.type).toBe('image/webp');
  expect(await m.seller(2).refused('GET /shop/admin/refund/picture', look)).toBe('refundUnknown');
});

it('a store that agrees to a return finds the address it named last', async () => {
  const m = market();
  const address = 'Yiwu, Chouzhou road 1, gate 4';
  const asks = async () => {
    const { buyer, number, items } = await paidOrder(m, 1, 3);
    await ship(m.seller(3), number);
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', { ...oneLine(number, items[0] ?? 0), ...withReturn });
    return refundSn;
  };
  const first = await asks();
  expect((await m.seller(3).ok('GET /shop/admin/refund/info', { refundSn: first })).lastRefundAddr).toBeNull();
  await m.seller(3).ok('PUT /shop/admin/refund/agree', { refundSn: first, refundAddr: address });
  const second = await asks();
  expect((await m.seller(3).ok('GET /shop/admin/refund/info', { refundSn: second })).lastRefundAddr).toBe(address);
  expect((await m.operator.ok('GET /platform/intervention/info', { refundSn: second })).lastRefundAddr).toBeNull();
});
