import type { Endpoint, EndpointKey } from '@kyakhta/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Outcome } from '../src/runtime/outcome.ts';
import { checksums } from './checksum.ts';
import { claim, couponForm, storeCoupon } from './coupons.ts';
import { offerForm } from './kept-offers.ts';
import { byPieces } from './freight.ts';
import { fillCart, pay, placeOrder, receivedOrder, ship, variantsOf } from './goods.ts';
import { type Audience, httpForFile } from './http.ts';
import { marketplaceForFile, type Person } from './marketplace.ts';
import { uploadPicture, uploadStorePicture } from './pictures.ts';
import { notOwned, otherwise, owned } from './owned-names.ts';
import { allEndpoints, fieldsOf, inputSchema, sampleOf, withValue } from './schema.ts';
import { addService, voucherOrder } from './vouchers.ts';

/** What the tables held after the last calls, which changed nothing and before which the books were proven. */
let held: Record<string, string> | undefined;
let isUnchanged = false;
const market = marketplaceForFile({ isUnchanged: () => isUnchanged });
const http = httpForFile(market);
beforeEach(() => {
  isUnchanged = false;
});
/** Makes calls that may change nothing. */
const changingNothing = async (calls: () => Promise<void>): Promise<void> => {
  const known = held;
  const before = known ?? (await checksums(market()));
  held = undefined;
  await calls();
  held = await checksums(market());
  expect(held).toEqual(before);
  isUnchanged = known !== undefined;
};
const audiences = ['buyer', 'seller', 'operator'] as const;

describe('a route', () => {
  const tokens = new Map<Audience, string>();
  beforeAll(async () => {
    for (const audience of audiences) tokens.set(audience, await http().token(audience, `${audience}1`));
  });
  const closed = allEndpoints.filter(([, e]) => e.who !== 'public');

  it.each(closed.map(([key, e]) => [key, e] as const))('%s is closed to everyone but its audience', async (key, endpoint) => {
    const input = sampleOf(inputSchema(endpoint)) as Record<string, unknown>;
    const strangers = [undefined, 'x', '', ...audiences.filter((a) => a !== endpoint.who).map((a) => tokens.get(a))];
    await changingNothing(async () => {
      for (const token of strangers) {
        const answer = await http().call(key, input, token);
        expect([answer.status, answer.code, answer.data], `${key} with ${token ?? 'no'} token`).toEqual([
          200,
          'A00004',
          { failure: 'notLoggedIn' },
        ]);
      }
    });
  });

  it.each(['/p/', '/shop/admin/', '/platform/'].map((prefix) => [prefix]))('below %s is never public, but for logging in', (prefix) => {
    const open = allEndpoints.filter(([key, e]) => key.split(' ')[1]?.startsWith(prefix) === true && e.who === 'public');
    expect(open.map(([key]) => key).filter((key) => !key.endsWith('/login'))).toEqual([]);
  });
});

describe('something of another', () => {
  const mine = new Map<string, unknown>();
  const nobodys = new Map<string, unknown>([
    ['orderNumber', '2601010000000009'],
    ['orderNumbers', '2601010000000009'],
    ['addrId', 2_000_000_000],
    ['orderDeliveryId', 2_000_000_000],
    ['basketIds', [2_000_000_000]],
    ['items', [2_000_000_000]],
    ['orderItemId', 2_000_000_000],
    ['voucherId', 2_000_000_000],
    ['skuId', 2_000_000_000],
    ['importId', 2_000_000_000],
    ['sessionId', 2_000_000_000],
    ['fileId', 2_000_000_000],
    ['commId', 2_000_000_000],
    ['inquiryId', 2_000_000_000],
    ['payoutNumber', '2601010000000009'],
    ['bankAccountId', 2_000_000_000],
    ['number', '2601010000000009'],
    ['refundSn', '2601010000000009'],
    ['evidenceId', 2_000_000_000],
    ['orderInvoiceId', 2_000_000_000],
    ['titleId', 2_000_000_000],
    ['buyerTitleId', 2_000_000_000],
    ['accountId', 2_000_000_000],
    ['templateId', 2_000_000_000],
    ['freightTemplateId', 2_000_000_000],
    ['couponId', 2_000_000_000],
    ['couponIds', [2_000_000_000]],
    ['offerId', 2_000_000_000],
  ]);
  const orders: string[] = [];
  let bases: Readonly<Partial<Record<EndpointKey, object>>> = {};

  beforeAll(async () => {
    const m = market();
    const buyer = m.buyer(1);
    held = undefined;
    const [unpaid = ''] = await placeOrder(m, buyer);
    const [paid = ''] = await placeOrder(m, buyer);
    const [shipped = ''] = await placeOrder(m, buyer);
    await pay(buyer, [paid, shipped]);
    await ship(m.seller(1), shipped);
    const received = await receivedOrder(m, buyer);
    const completed = await receivedOrder(m, buyer);
    await buyer.ok('PUT /p/myOrder/satisfied/{orderNumber}', { orderNumber: completed });
    const bank = { holder: 'Ningbo Trading Co.', bank: 'Bank of Ningbo', account: '6222021304011234', swift: 'BKNBCN2N', country: 'CN' };
    await m.seller(1).ok('PUT /shop/admin/settlement/account', bank);
    const { payoutNumber } = await m.seller(1).ok('POST /shop/admin/settlement/withdraw', { amount: '1' });
    mine.set('payoutNumber', payoutNumber).set('number', payoutNumber);
    mine.set('bankAccountId', (await buyer.ok('POST /p/userBankAccount', bank)).bankAccountId);
    const asked = { orderNumber: paid, refundType: 1, applyType: 1, buyerReason: 'Late' };
    const { refundSn } = await buyer.ok('POST /p/orderRefund/apply', asked);
    await m.seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'No' });
    await buyer.ok('PUT /p/orderRefund/apply_platform_intervention', { refundSn, reason: 'Late', description: 'Very late' });
    await buyer.ok('POST /p/orderRefundIntervention/saveInterventionVoucher', { refundSn, voucherDesc: 'A letter' });
    const [evidence] = (await buyer.ok('GET /p/orderRefund/info', { refundSn })).evidence;
    mine.set('refundSn', refundSn).set('evidenceId', evidence!.evidenceId);
    const named = { orderNumbers: completed, headerType: 2, headerName: 'Anna Lebedeva', country: 'RU', saveTitle: 1 };
    mine.set('orderInvoiceId', (await buyer.ok('POST /p/orderInvoice', named)).orderInvoiceId);
    const [{ titleId } = { titleId: 0 }] = await buyer.ok('GET /p/invoiceTitle/list', {});
    mine.set('titleId', titleId).set('buyerTitleId', titleId);
    const [canceled = ''] = await placeOrder(m, buyer);
    await buyer.ok('PUT /p/myOrder/cancel/{orderNumber}', { orderNumber: canceled });
    orders.push(unpaid, paid, shipped, received, completed, canceled);
    await m.app.drain();
    const detail = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: shipped });
    const addresses = await buyer.ok('GET /p/address/list', {});
    await m.guest.ok('POST /login', { userName: 'buyer1', passWord: 'Demo-2026!' });
    mine.set('sessionId', (await buyer.ok('GET /p/user/sessions', {}))[0]!.sessionId);
    const [variant] = await variantsOf(m, 1);
    const basketIds = await fillCart(buyer, [variant!]);
    mine.set('addrId', addresses[0]!.addrId).set('orderDeliveryId', detail.packages[0]!.orderDeliveryId);
    mine
      .set('basketIds', basketIds)
      .set('items', basketIds)
      .set('skuId', variant!.skuId)
      .set('orderItemId', detail.orderItemDtos[0]!.orderItemId);
    const [file] = await m.query<{ id: number }>(
      "insert into imports (store_id, account_id, file_name, bytes, upload, state, created_at) values (1, 1, 'a.csv', 1, 'none', 1, now()) returning id",
    );
    mine.set('importId', file!.id).set('fileId', (await uploadPicture(m, 1)).fileId);
    mine.set('fileId of a store', (await uploadStorePicture(m, 1)).fileId);
    const [line] = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: received })).orderItemDtos;
    const written = { orderItemId: line!.orderItemId, score: 5, content: 'Good' };
    mine.set('commId', (await buyer.ok('POST /p/prodComm/add', written)).commId);
    const question = { prodName: 'Boxes', content: 'A hundred boxes, please.', quantity: 100, shopId: 1 };
    mine.set('inquiryId', (await buyer.ok('POST /p/inquiry/save', question)).inquiryId);
    const colleague = { userName: 'colleague', mail: 'colleague@demo.test', areas: null };
    mine.set('accountId', (await m.seller(1).ok('POST /shop/admin/staff', colleague)).accountId);
    const { templateId } = await m.seller(1).ok('POST /shop/admin/freightTemplate', byPieces('Rights'));
    mine.set('templateId', templateId).set('freightTemplateId', templateId);
    const couponId = await storeCoupon(m.seller(1));
    mine.set('couponId', couponId).set('couponIds', [await claim(buyer, couponId)]);
    mine.set('offerId', (await m.seller(1).ok('POST /shop/admin/offer', offerForm(m, [variant!.skuId]))).offerId);
    const goods = await m.seller(1).ok('GET /shop/admin/prod/info/{prodId}', { prodId: variant!.prodId });
    const orderItem = { prodId: variant!.prodId, skuId: variant!.skuId, shopId: 1, count: variant!.minimum };
    const bought = await voucherOrder(m, await addService(m, 'RIGHTS'));
    mine.set('voucherId', (await bought.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: bought.number })).vouchers[0]!.voucherId);
    const [own = ''] = await placeOrder(m, m.buyer(3), [2]);
    await pay(m.buyer(3), [own]);
    bases = {
      'PUT /p/myOrder/revealVoucher': { orderNumber: bought.number },
      'POST /p/order/confirm': { orderItem },
      'POST /p/order/submit': { orderItem },
      'PUT /shop/admin/order/delivery': {
        orderNumber: own,
        packages: [{ dvyId: 1, dvyFlowId: 'X1', items: [{ orderItemId: 1, count: 1 }] }],
      },
      'POST /shop/admin/prod': {
        product: { ...goods.product, product: 'RIGHTS-F' },
        variants: goods.variants.map(({ article, ...rest }) => ({ ...rest, article: `RIGHTS-${article}` })),
      },
      'PUT /shop/admin/prod/sku': { price: '1.00', stocks: 1_000_000 },
      'PUT /shop/admin/stock': { reason: 'counted', lines: [{ skuId: 1, count: 1_000_000 }] },
      'POST /shop/admin/inquiry/answer': { price: '1.00' },
      'PUT /shop/admin/staff/{accountId}/areas': { areas: null },
      'PUT /shop/admin/coupon': { ...couponForm(), version: 1 },
      'POST /shop/admin/coupon/give': { orderNumbers: [own] },
      'PUT /shop/admin/offer': { ...offerForm(m, []), version: 1 },
    };
  });

  const said = ({ code, msg, body }: Outcome): unknown => ({ code, msg, body: JSON.parse(body) as unknown });
  const stranger = (endpoint: Endpoint): Person => (endpoint.who === 'buyer' ? market().buyer(2) : market().seller(2));
  const probes = allEndpoints.flatMap(([key, endpoint]) =>
    endpoint.who !== 'buyer' && endpoint.who !== 'seller'
      ? []
      : fieldsOf(inputSchema(endpoint)).flatMap(({ path }) => {
          const name = path.findLast((p) => typeof p === 'string') ?? '';
          const whole = typeof path.at(-1) === 'string';
          const isOwned = owned.includes(name) || (/ \/shop\/admin\/(prod\/sku|stock)/.test(key) && name === 'skuId');
          return whole && isOwned && otherwise[key]?.includes(name) !== true ? [{ key, endpoint, path, name }] : [];
        }),
  );

  it.each(probes.map((p) => [`${p.key} (${p.name})`, p] as const))('is not there for %s', async (_title, { key, endpoint, path, name }) => {
    const schema = inputSchema(endpoint);
    const base = { ...(sampleOf(schema) as object), ...bases[key] };
    const ask = (value: unknown): Promise<Outcome> => {
      // Chosen cart lines and a direct purchase exclude each other.
      const start = name === 'basketIds' ? {} : base;
      return stranger(endpoint).call(key, withValue(start, path, value, schema) as never);
    };
    const own = mine.get(endpoint.who === 'seller' ? `${name} of a store` : name) ?? mine.get(name);
    await changingNothing(async () => {
      const unknown = said(await ask(nobodys.get(name)));
      for (const value of name.startsWith('orderNumber') ? orders : [own])
        expect(said(await ask(value)), `${key} ${name} ${String(value)}`).toEqual(unknown);
    });
  });

  it('is refused among one’s own: an order of hers does not open another’s', async () => {
    const m = market();
    const [own = ''] = await placeOrder(m, m.buyer(2));
    expect(await m.buyer(2).refused('POST /p/order/pay', { orderNumbers: `${own},${orders[0]}`, payType: 9 })).toBe('orderUnknown');
    expect(await m.buyer(2).refused('GET /p/order/getOrderPayInfoByOrderNumber', { orderNumbers: `${own},${orders[0]}` })).toBe(
      'orderUnknown',
    );
  });

  it('is not found by a list that is filtered for it', async () => {
    const m = market();
    expect((await m.seller(2).ok('GET /shop/admin/order/page', { shopId: 1 })).records).toEqual([]);
    expect((await m.buyer(4).ok('GET /p/myOrder/myOrderSearch', { shopId: 1 })).records).toEqual([]);
  });

  it('has no name that this test does not know', () => {
    const unknown = allEndpoints.flatMap(([key, endpoint]) =>
      fieldsOf(inputSchema(endpoint))
        .map(({ path }) => path.findLast((p) => typeof p === 'string') ?? '')
        .filter((name) => /(id|ids|number|numbers|no|sn|uuid)$/i.test(name) && !owned.includes(name) && !notOwned.includes(name))
        .map((name) => `${key} ${name}`),
    );
    expect(unknown.filter((u) => !u.endsWith('distributionCardNo'))).toEqual([]);
  });
});
