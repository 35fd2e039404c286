import { beforeAll, describe, expect, it } from 'vitest';
import { fillCart, pay, placeOrder, restock, ship, type Variant, variantsOf } from './goods.ts';
import { httpForFile } from './http.ts';
import { lineageClient, type Sent } from './lineage.ts';
import { marketplaceForFile } from './marketplace.ts';
import { addBuyers } from './people.ts';
import { oneLine, paidOrder, wholeOrder } from './refunds.ts';

// What clients of the lineage name otherwise, or send as nothing: beside the replay of one such client (lineage-client.test.ts).

const market = marketplaceForFile();
const http = httpForFile(market);
const me = () => market().buyer(1);
let goods: readonly Variant[] = [];
let token = '';
beforeAll(async () => {
  await restock(market(), 'reserved + 100000');
  goods = (await variantsOf(market(), 1)).slice(0, 3);
  token = await http().token('buyer', 'buyer1');
});

describe('a search', () => {
  const idsOf = async (input: object): Promise<readonly number[]> =>
    (await market().guest.ok('GET /search/page', { size: 100, ...input })).records.map((r) => r.prodId);
  const nameOf = async (place: number): Promise<string> =>
    (await market().guest.ok('GET /prod/prodInfo', { prodId: goods[place]!.prodId })).prodName;

  it('by keyword is the search by prodName, in the list, in its facets and while it is typed', async () => {
    const prodName = await nameOf(0);
    expect(await idsOf({ keyword: prodName })).toEqual(await idsOf({ prodName }));
    const { guest } = market();
    expect(await guest.ok('GET /search/facets', { keyword: prodName })).toEqual(await guest.ok('GET /search/facets', { prodName }));
    expect(await guest.ok('GET /search/suggest', { keyword: prodName.slice(0, 4) })).toEqual(
      await guest.ok('GET /search/suggest', { prodName: prodName.slice(0, 4) }),
    );
  });

  it('follows prodName where both are named, and keyword where prodName is empty', async () => {
    const [one, other] = [await nameOf(0), await nameOf(1)];
    expect(await idsOf({ prodName: one, keyword: other })).toEqual(await idsOf({ prodName: one }));
    expect(await idsOf({ prodName: '', keyword: other })).toEqual(await idsOf({ prodName: other }));
    expect(await idsOf({ keyword: '' })).toEqual(await idsOf({}));
  });

  it('takes a keyword of digits alone, and refuses one that is too long by the name of the contract', async () => {
    const [row] = await market().query<{ article: string }>("select article from skus where article ~ '^[0-9]+$' limit 1");
    if (row !== undefined) expect(await idsOf({ keyword: row.article })).toEqual(await idsOf({ prodName: row.article }));
    const outcome = await market().guest.call('GET /search/page', { keyword: 'x'.repeat(5000) });
    expect([outcome.code, outcome.data]).toMatchObject(['A00014', { fields: { prodName: expect.stringMatching(/\S/) } }]);
  });

  it('narrows by the level of a category as by the category, the deepest that is named', async () => {
    const { categoryInfo } = await market().guest.ok('GET /category/categoryInfo', {});
    const top = categoryInfo.find((c) => c.prodCount > 0 && c.categories.length > 0)!;
    const below = top.categories[0]!.categoryId;
    expect(await idsOf({ primaryCategoryId: top.categoryId })).toEqual(await idsOf({ categoryId: top.categoryId }));
    expect(await idsOf({ primaryCategoryId: top.categoryId, secondaryCategoryId: below })).toEqual(await idsOf({ categoryId: below }));
    expect(await idsOf({ categoryId: top.categoryId, secondaryCategoryId: below })).toEqual(await idsOf({ categoryId: top.categoryId }));
  });

  it('takes filters that are empty as none', async () => {
    const empty = { minPrice: '', maxPrice: '', shopId: '', categoryId: '', sort: '', shopIds: '', minimumMax: '', certificates: '' };
    expect(await idsOf(empty)).toEqual(await idsOf({}));
  });
});

describe('an address', () => {
  const typed = {
    receiver: 'Li Wei',
    mobile: '13800138000',
    province: '浙江省',
    city: '杭州市',
    area: '西湖区',
    addr: 'Wenhua Road',
    postCode: '310000',
  };
  const add = async (more: object): Promise<object> => {
    const { addrId } = await me().ok('POST /p/address/addAddr', { ...typed, ...more });
    const kept = await me().ok('GET /p/address/addrInfo/{addrId}', { addrId });
    await me().ok('DELETE /p/address/deleteAddr/{addrId}', { addrId });
    return kept;
  };

  it('without a country, or with an empty one, is in China; one that is named stays', async () => {
    for (const country of [{}, { country: '' }, { country: null }]) expect(await add(country)).toMatchObject({ country: 'CN' });
    const russian = { country: 'RU', mobile: '+79025550100', province: 'Москва', city: 'Москва', postCode: '101000' };
    expect(await add(russian)).toMatchObject({ country: 'RU', provinceId: 643_077, cityId: 0, areaId: 0 });
  });

  it('is told by the numbers of its areas where their names are absent; a name wins', async () => {
    const ids = { provinceId: 330_000, cityId: 330_100, areaId: 330_106 };
    const named = { province: '浙江省', city: '杭州市', area: '西湖区' };
    expect(await add({ province: '', city: '', area: '', ...ids })).toMatchObject({ ...named, ...ids });
    expect(await add({ province: '', city: null, area: '', provinceId: '330000', cityId: '330100', areaId: '330106' })).toMatchObject(
      named,
    );
    expect(await add({ provinceId: 110_000, cityId: 0, areaId: '' })).toMatchObject({ ...named, ...ids });
    const outcome = await me().call('POST /p/address/addAddr', { ...typed, province: '', provinceId: 999_999 });
    expect(outcome.data).toMatchObject({ fields: { province: expect.stringMatching(/\S/) } });
  });

  it('keeps where it lies only when both degrees are told, and refuses what is none', async () => {
    expect(await add({ lat: '30.25', lng: '120.161' })).toMatchObject({ lat: 30.25, lng: 120.161 });
    expect(await add({ lat: 30.25, lng: '' })).toMatchObject({ lat: null, lng: null });
    expect(await add({ lat: null, lng: null })).toMatchObject({ lat: null, lng: null });
    for (const wrong of [{ lat: 90.1 }, { lng: '-181' }, { lat: 'north' }, { lng: '1e2' }, { lat: true }])
      expect(await me().refused('POST /p/address/addAddr', { ...typed, ...wrong } as never)).toBe('argumentNotValid');
  });
});

describe('what is bought directly', () => {
  const countOf = async (more: object): Promise<number> => {
    const { prodId, skuId, shopId } = goods[0]!;
    return (await me().ok('POST /p/order/confirm', { orderItem: { prodId, skuId, shopId, ...more } })).totalCount;
  };
  it('has its pieces as prodCount or as count, which wins; as text, too', async () => {
    const { minimum, carton } = goods[0]!;
    expect(await countOf({ prodCount: minimum })).toBe(minimum);
    expect(await countOf({ prodCount: String(minimum) })).toBe(minimum);
    expect(await countOf({ prodCount: minimum + carton, count: minimum })).toBe(minimum);
    expect(await countOf({ prodCount: minimum + carton, count: '' })).toBe(minimum + carton);
    expect(await countOf({ prodCount: null, count: minimum })).toBe(minimum);
  });
  it('is refused without pieces, and with half of one, by the name of the contract', async () => {
    const { prodId, skuId, shopId } = goods[0]!;
    for (const pieces of [{}, { prodCount: '' }, { prodCount: 1.5 }, { prodCount: 'many' }, { prodCount: 0 }]) {
      const outcome = await me().call('POST /p/order/confirm', { orderItem: { prodId, skuId, shopId, ...pieces } });
      expect([outcome.code, Object.keys((outcome.data as { fields: object }).fields)]).toEqual(['A00014', ['orderItem.count']]);
    }
  });
  it('takes what a client of the lineage has not filled in as nothing', async () => {
    const { prodId, skuId, shopId, minimum } = goods[0]!;
    const nothing = {
      couponIds: null,
      dvyTypes: null,
      addrId: '',
      userChangeCoupon: '',
      isScorePay: null,
      userUseScore: null,
      transportType: '',
    };
    const orderItem = { prodId, skuId, shopId, prodCount: minimum };
    expect((await me().ok('POST /p/order/confirm', { orderItem, basketIds: null, ...nothing } as never)).totalCount).toBe(minimum);
    const one = { shopId, dvyType: null, stationId: '' };
    expect((await me().ok('POST /p/order/confirm', { orderItem, dvyTypes: [one] as never })).dvyTypes).toEqual([
      { shopId, dvyType: 1, stationId: null },
    ]);
  });
});

describe('paying', () => {
  it('names the way to pay where it is absent, empty or null, in the language of who pays', async () => {
    const [orderNumbers = ''] = await placeOrder(market(), me());
    for (const how of [{}, { payType: '' }, { payType: null }]) {
      const outcome = await me().call('POST /p/order/pay', { orderNumbers, ...how } as never, { locale: 'ru' });
      expect([outcome.code, Object.keys((outcome.data as { fields: object }).fields)]).toEqual(['A00014', ['payType']]);
      expect(outcome.msg).toBe('Проверьте введённые данные: Способ оплаты (payType): обязательное поле');
    }
    const empty = { payType: '9', returnUrl: null, systemType: '', balanceAmount: '' };
    expect(await me().ok('POST /p/order/pay', { orderNumbers, ...empty })).toMatchObject({ paid: true });
  });
  it('takes an empty address to return to as none, and refuses one that is no web address', async () => {
    const [orderNumbers = ''] = await placeOrder(market(), me());
    for (const returnUrl of ['javascript:alert(1)', 'file:///etc/passwd', ' ', 'shop'])
      expect(await me().refused('POST /p/order/pay', { orderNumbers, payType: 9, returnUrl })).toBe('argumentNotValid');
    expect(await me().ok('POST /p/order/pay', { orderNumbers, payType: 9, returnUrl: '' })).toMatchObject({ paid: true });
  });
});

describe('a body that is a bare value', () => {
  const send = (method: 'POST' | 'PUT', path: string, data: Sent, type?: string) =>
    lineageClient(http(), token, type).ask(method, path, data);
  it('is read as the field it stands for: as digits, as JSON text, as plain text, as a form, as the object it is otherwise', async () => {
    const { prodId } = goods[0]!;
    const path = '/p/user/collection/addOrCancel';
    let kept = false;
    for (const [data, type] of [
      [prodId],
      [String(prodId)],
      [JSON.stringify(String(prodId))],
      [` ${prodId}\n`],
      [String(prodId), 'text/plain'],
      [JSON.stringify(String(prodId)), 'text/plain'],
      [String(prodId), 'application/x-www-form-urlencoded'],
      [{ prodId }],
      [JSON.stringify({ prodId }), 'text/plain'],
      [`prodId=${prodId}`, 'application/x-www-form-urlencoded'],
    ] as readonly (readonly [Sent, string?])[]) {
      kept = !kept;
      const answer = await send('POST', path, data, type);
      expect([answer.code, answer.data], JSON.stringify([data, type])).toEqual(['00000', kept]);
    }
  });

  it('of another store, of several products and of lists is read alike', async () => {
    expect((await send('POST', '/p/shop/collection/addOrCancel', 2)).data).toBe(true);
    expect((await send('POST', '/p/shop/collection/batchCancel', [2])).code).toBe('00000');
    const all = goods.map((g) => g.prodId);
    for (const data of [all.join(','), `"${all.join(',')}"`, all])
      expect((await send('POST', '/p/user/collection/orderProdCollectionAll', data)).data, JSON.stringify(data)).toBe(all.length);
    expect((await send('POST', '/p/user/collection/orderProdCollectionAll', `${all[0]},2000000000`)).data).toBe(1);
    expect((await send('POST', '/p/user/collection/batchCancel', all.join(','))).code).toBe('00000');
    expect(await me().ok('GET /p/user/collection/collectionCount', {})).toBe(0);
  });

  it('is refused by the name of its field where it is none', async () => {
    for (const data of ['abc', '""', '', '1.5', 'null', '[]', '{}', '{"id":1}', '-1', 'true']) {
      const answer = await send('POST', '/p/user/collection/addOrCancel', data);
      expect([answer.status, answer.code], data).toEqual([200, 'A00014']);
      expect(Object.keys((answer.data as { fields: object }).fields), data).toEqual(['prodId']);
    }
    expect((await send('POST', '/p/user/collection/addOrCancel', '{"prodId":')).code).toBe('A00014');
    // Nowhere else a bare value is an input.
    for (const data of [1, '"1"', '1,2'])
      expect((await send('POST', '/p/shopCart/changeItem', data)).code, JSON.stringify(data)).toBe('A00014');
  });

  it('keeps all digits of a number that is longer than numbers are', async () => {
    const order = await paidOrder(market());
    const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', oneLine(order.number, order.items[0] ?? 0));
    const hers = await market().query<{ mail: string }>('select mail from users where id = $1', [order.id]);
    expect(hers).toHaveLength(1);
    for (const data of [refundSn, JSON.stringify(refundSn), { refundSn }, '99999999999999999999']) {
      const answer = await send('PUT', '/p/orderRefund/cancel', data);
      expect(answer.data, JSON.stringify(data)).toMatchObject({ failure: 'refundUnknown' });
    }
    const own = await placeOrder(market(), me());
    await pay(me(), own);
    const { orderItemDtos } = await me().ok('GET /p/myOrder/orderDetail', { orderNumber: own[0] ?? '' });
    const mine = await me().ok('POST /p/orderRefund/apply', oneLine(own[0] ?? '', orderItemDtos[0]?.orderItemId ?? 0));
    expect((await send('PUT', '/p/orderRefund/cancel', mine.refundSn)).code).toBe('00000');
    expect(await me().ok('GET /p/orderRefund/info', { refundSn: mine.refundSn })).toMatchObject({ returnMoneySts: 6 });
  });

  it('changes nothing without a login', async () => {
    expect((await lineageClient(http()).ask('POST', '/p/user/collection/addOrCancel', goods[0]?.prodId)).code).toBe('A00004');
  });
});

describe('where refunds of an order stand', () => {
  const told = async (order: Awaited<ReturnType<typeof paidOrder>>): Promise<readonly (number | null)[]> => {
    const detail = await order.buyer.ok('GET /p/myOrder/orderDetail', { orderNumber: order.number });
    const [card] = (await order.buyer.ok('GET /p/myOrder/myOrder', {})).records;
    expect([card?.refundStatus, card?.returnMoneySts, card?.refundSn]).toEqual([
      detail.refundStatus,
      detail.returnMoneySts,
      detail.refundSn,
    ]);
    return [detail.refundStatus, detail.returnMoneySts, ...detail.orderItemDtos.map((i) => i.returnMoneySts)];
  };
  it('is told of the order and of each of its lines: of a refund of one line, refused and granted', async () => {
    const order = await paidOrder(market(), 2);
    expect(await told(order)).toEqual([null, null, null, null]);
    const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', oneLine(order.number, order.items[1] ?? 0));
    expect(await told(order)).toEqual([1, 1, null, 1]);
    await market().seller(1).ok('PUT /shop/admin/refund/refuse', { refundSn, sellerMsg: 'Not broken' });
    expect(await told(order)).toEqual([1, 7, null, 7]);
    expect(await order.buyer.ok('GET /p/orderRefund/info', { refundSn })).toMatchObject({
      rejectMessage: 'Not broken',
      sellerMsg: 'Not broken',
    });
    await order.buyer.ok('PUT /p/orderRefund/update_refund', { refundSn, applyType: 1, buyerReason: 'It is' });
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await market().app.drain();
    expect(await told(order)).toEqual([3, 5, null, 5]);
  });
  it('is told of a refund of the whole order on every line, and that all has gone back', async () => {
    const order = await paidOrder(market(), 2);
    const { refundSn } = await order.buyer.ok('POST /p/orderRefund/apply', wholeOrder(order.number));
    await market().seller(1).ok('PUT /shop/admin/refund/agree', { refundSn });
    await market().app.drain();
    expect(await told(order)).toEqual([2, 5, 5, 5]);
  });
});

describe('packages of an order', () => {
  it('are an empty list before they leave, one each afterwards, and nobody else’s', async () => {
    const [id = 0] = await addBuyers(market(), 1, 100_000_000n);
    const buyer = market().buyer(id);
    const basketIds = await fillCart(buyer, goods.slice(0, 2));
    const { orderNumbers: orderNumber } = await buyer.ok('POST /p/order/submit', { basketIds });
    await pay(buyer, [orderNumber]);
    expect(await buyer.ok('GET /p/myDelivery/orderInfo/{orderNumber}', { orderNumber })).toEqual([]);
    const before = await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber });
    const [first] = before.orderItemDtos;
    const items = [{ orderItemId: first!.orderItemId, count: first!.prodCount }];
    await market()
      .seller(1)
      .ok('PUT /shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF700800900', items }] });
    expect(await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).toMatchObject({
      deliveryCount: first!.prodCount,
      freeTransfee: 0,
    });
    await ship(market().seller(1), orderNumber, 'SF700800901');
    const packages = await buyer.ok('GET /p/myDelivery/orderInfo/{orderNumber}', { orderNumber });
    expect(packages.map((p) => p.orderItems.length)).toEqual([1, 1]);
    expect(packages.map((p) => p.deliveryDto.dvyFlowId)).toEqual(['SF700800900', 'SF700800901']);
    expect(packages.map((p) => p.deliveryDto.traces)).toEqual(packages.map((p) => p.traces));
    expect(await me().refused('GET /p/myDelivery/orderInfo/{orderNumber}', { orderNumber })).toBe('orderUnknown');
  });
});

describe('the profile', () => {
  const sexOf = async (): Promise<string | null> => (await me().ok('GET /p/user/userInfo', {})).sex;
  it('takes 0 and 1 beside M and F, as numbers and as texts; what is absent or null stays', async () => {
    for (const [sex, kept] of [
      ['F', 'F'],
      [0, 'M'],
      ['1', 'F'],
      ['0', 'M'],
      [1, 'F'],
      [null, 'F'],
      ['M', 'M'],
    ] as const) {
      await me().ok('PUT /p/user/setUserInfo', { sex });
      expect(await sexOf(), String(sex)).toBe(kept);
    }
    for (const wrong of [2, '2', 'male', true])
      expect(await me().refused('PUT /p/user/setUserInfo', { sex: wrong as never })).toBe('argumentNotValid');
    await me().ok('PUT /p/user/setUserInfo', { sex: '' });
    expect(await sexOf()).toBeNull();
  });
  it('takes an avatar as avatarUrl, of which an empty one changes nothing, and pic wins', async () => {
    const wrong = 'u/00/00000000000000000000000000000000-1000.webp';
    expect(await me().refused('PUT /p/user/setUserInfo', { avatarUrl: wrong })).toBe('fileUnknown');
    expect(await me().refused('PUT /p/user/setUserInfo', { avatarUrl: 'https://elsewhere.test/a.png' })).toBe('argumentNotValid');
    const { nickName } = await me().ok('GET /p/user/userInfo', {});
    await me().ok('PUT /p/user/setUserInfo', { avatarUrl: '', nickName });
    expect(await me().refused('PUT /p/user/setUserInfo', { pic: wrong, avatarUrl: '' })).toBe('fileUnknown');
  });
});

describe('the texts of the site', () => {
  it('are HTML in which nothing that an operator typed is HTML, and else lead to their page', async () => {
    const { operator, guest } = market();
    const builtIn = JSON.parse(await guest.ok('GET /sys/config/info/{key}', { key: 'serviceTerms' })) as { content: string };
    expect(builtIn.content).toContain('href="https://shop.test/terms-page?sts=0"');
    const { version } = await operator.ok('POST /platform/terms/draft', { document: 0 });
    const text = '# Who <b>we</b> are\n\nWe sell.\nIn cartons.';
    const { revision } = await operator.ok('PUT /platform/terms/draft', {
      document: 0,
      version,
      revision: 1,
      locale: 'en',
      text,
      asksConsent: false,
    });
    await operator.ok('PUT /platform/terms/publish', { document: 0, version, revision, validFrom: null });
    const own = JSON.parse(await guest.ok('GET /sys/config/info/{key}', { key: 'serviceTerms' })) as { content: string };
    expect(own.content).toBe('<h3>Who &lt;b&gt;we&lt;/b&gt; are</h3><p>We sell.<br>In cartons.</p>');
    const privacy = await guest.call('GET /sys/config/info/{key}', { key: 'servicePolicy' }, { locale: 'de' });
    expect(JSON.parse(privacy.data as string)).toMatchObject({ title: 'Datenschutzerklärung' });
    expect(await guest.refused('GET /sys/config/info/{key}', { key: 'constructor' as never })).toBe('argumentNotValid');
  });
});

describe('a review', () => {
  it('is the same by either name of its call', async () => {
    const order = await paidOrder(market(), 1);
    await ship(market().seller(1), order.number, 'SF700800777');
    await order.buyer.ok('PUT /p/myOrder/receipt/{orderNumber}', { orderNumber: order.number });
    const review = { orderItemId: order.items[0] ?? 0, score: '4', content: 'Good', pics: '', isAnonymous: '' };
    const first = await order.buyer.ok('POST /p/prodComm', review);
    expect(await order.buyer.ok('POST /p/prodComm/add', review)).toEqual(first);
    expect(await order.buyer.refused('POST /p/prodComm', { ...review, score: 1 })).toBe('alreadyReviewed');
    expect(await me().refused('POST /p/prodComm', review)).toBe('orderUnknown');
  });
});
