import { createCipheriv } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { restock, type Variant, variantsOf } from './goods.ts';
import { httpForFile } from './http.ts';
import { type LineageClient, lineageClient, unlike } from './lineage.ts';
import { marketplaceForFile } from './marketplace.ts';
import { jpeg } from './pictures.ts';

// The trade of a mobile client of the lineage, in its own names, from login to refund. Each test goes on where the last one ended.

const market = marketplaceForFile();
const http = httpForFile(market);
const guest = (): LineageClient => lineageClient(http());

interface Line {
  readonly basketId: number;
  readonly prodId: number;
  readonly skuId: number;
  readonly prodCount: number;
  readonly isChecked: boolean;
  readonly price: number;
  readonly transFee: number;
}
interface Shop {
  readonly shopId: number;
  readonly shopName: string;
  readonly dvyType: number;
  readonly transFee: number;
  readonly prodCount: number;
  readonly shopCartItemDiscounts: readonly { readonly shopCartItems: readonly Line[] }[];
}
interface Cart {
  readonly shopCarts: readonly Shop[];
  readonly count: number;
  readonly totalMoney: number;
  readonly subtractMoney: number;
  readonly freightAmount: number;
  readonly finalMoney: number;
}
interface Confirmed {
  readonly shopCartOrders: readonly Shop[];
  readonly dvyTypes: readonly { readonly shopId: number; readonly dvyType: number }[];
  readonly filterShopItems: readonly unknown[];
  readonly totalCount: number;
  readonly total: number;
  readonly orderReduce: number;
  readonly totalTransFee: number;
  readonly actualTotal: number;
}
const linesOf = (shops: readonly Shop[]): Line[] => shops.flatMap((s) => s.shopCartItemDiscounts.flatMap((d) => d.shopCartItems));

let client: LineageClient;
let seller: LineageClient;
let goods: readonly Variant[] = [];
let addrId = 0;
let orderNumber = '';
let orderItemIds: readonly number[] = [];

/** Amounts travel as decimals: they are added up in cents. */
const cents = (amount: number): number => {
  const whole = Math.round(amount * 100);
  expect(whole / 100).toBe(amount);
  return whole;
};
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + cents(amount), 0);
/** What the buyer's balance holds, in cents. */
const balance = async (): Promise<number> =>
  cents((await client.ok<{ balance: number }>('GET', '/p/userBalance/getBalanceInfo', {})).balance);
/** What was confirmed, paid and asked back, in cents; one step tells it, the later ones are held against it. */
const money = { confirmed: 0, beforePaying: 0, beforeRefund: 0, refund: 0 };

beforeAll(async () => {
  await restock(market(), 'reserved + 100000');
  goods = (await variantsOf(market(), 1)).slice(0, 3);
});

describe('a client of the lineage opens the shop', () => {
  it('reads how the site is set up', async () => {
    expect(await guest().ok('GET', '/sys/config/info/getSysServiceSwitch')).toEqual({
      serviceTermsSwitch: true,
      privacyPolicySwitch: true,
    });
    const uni = await guest().ok<{ webConfigLangList: { lang: number }[] }>('GET', '/webConfig/getUniWebConfig');
    expect(unlike(uni, { uniLoginLogoImg: 'string|null', webConfigLangList: 'list' })).toEqual([]);
    expect(uni.webConfigLangList.map((l) => l.lang)).toContain(2);
    const languages = await guest().ok<{ lang: number; langItemList: { master: number; lang: number; hide: number }[] }>(
      'GET',
      '/lang/default',
    );
    expect(languages.lang).toBe(2);
    expect(languages.langItemList.filter((l) => l.master === 1).map((l) => l.lang)).toEqual([2]);
    for (const item of languages.langItemList)
      expect(unlike(item, { language: 'string', name: 'string', lang: 'number', master: 'number', hide: 'number' })).toEqual([]);
  });

  it('reads terms as the text of JSON with content', async () => {
    for (const key of ['serviceTerms', 'servicePolicy']) {
      const terms = JSON.parse(await guest().ok<string>('GET', `/sys/config/info/${key}`)) as object;
      expect(unlike(terms, { title: 'string', content: 'string' })).toEqual([]);
    }
    expect((await guest().ask('GET', '/sys/config/info/serviceSecrets')).code).toBe('A00014');
  });

  it('shows banners without naming a type, hot words and the top of the categories', async () => {
    const banners = await guest().ok<object[]>('GET', '/indexImgs', {});
    expect(banners.length).toBeGreaterThan(0);
    expect(unlike(banners[0], { imgUrl: 'string|null', type: 'number', relation: 'number' })).toEqual([]);
    expect(banners).toEqual(await guest().ok('GET', '/indexImgs/0', { imgType: 1 }));
    const [word] = await guest().ok<object[]>('GET', '/search/hotSearch', { type: 1 });
    expect(unlike(word, { title: 'string', content: 'string' })).toEqual([]);
    const { categoryInfo } = await guest().ok<{ categoryInfo: object[] }>('GET', '/category/categoryInfo', { parentId: '' });
    expect(categoryInfo.length).toBeGreaterThan(0);
    expect(unlike(categoryInfo[0], { categoryId: 'number', categoryName: 'string', parentId: 'number', pic: 'string|null' })).toEqual([]);
    expect(categoryInfo).toEqual(
      (await guest().ok<{ categoryInfo: object[] }>('GET', '/category/categoryInfo', { parentId: 0 })).categoryInfo,
    );
  });
});

describe('a client of the lineage logs in', () => {
  const password = 'Demo-2026!';
  const login = (passWord: string) => guest().ask('POST', '/login', { userName: 'buyer1@demo.test', passWord });
  /** As the lineage sends it: the milliseconds of now and the password, under the key that its sources publish. */
  const underFixedKey = (text: string): string => {
    const cipher = createCipheriv('aes-128-ecb', '-mall4j-password', null);
    return cipher.update(`${market().app.clock.now().getTime()}${text}`, 'utf8', 'base64') + cipher.final('base64');
  };
  const refusal = { code: 'A00001', success: false, msg: expect.stringMatching(/password/i), cookies: [] };

  it('is refused in words where it sends the right password under the fixed key of the lineage', async () => {
    expect(await login(underFixedKey(password))).toMatchObject(refusal);
  });

  it.each([
    ['one sign is another', 'Demo-2026?'],
    ['one sign is missing', 'Demo-2026'],
    ['a letter is of the other case', 'demo-2026!'],
    ['it goes on', 'Demo-2026!!'],
  ])('is refused where the plain password is wrong: %s', async (_, wrong) => {
    expect(await login(wrong)).toMatchObject(refusal);
  });

  it('sends it plain otherwise, and reads who has logged in', async () => {
    const answer = await login(password);
    expect(answer.code).toBe('00000');
    client = lineageClient(http(), (answer.data as { accessToken: string }).accessToken);
    seller = lineageClient(http(), await http().token('seller', 'seller1'));
    const user = await client.ok<{ username: string; nickName: string }>('GET', '/p/user/userInfo', {});
    expect(unlike(user, { username: 'string', nickName: 'string', userId: 'number', pic: 'string|null', score: 'number' })).toEqual([]);
    await client.ok('PUT', '/p/user/setUserInfo', { avatarUrl: '', birthDate: '1990-05-01', sex: 1, nickName: user.nickName });
    expect(await client.ok('GET', '/p/user/userInfo', {})).toMatchObject({ sex: 'F', birthDate: '1990-05-01' });
    await client.ok('PUT', '/p/user/setUserInfo', { avatarUrl: '', birthDate: '', sex: '0', nickName: user.nickName });
    expect(await client.ok('GET', '/p/user/userInfo', {})).toMatchObject({ sex: 'M', birthDate: null });
    const { orderCountData } = await client.ok<{ orderCountData: object }>('GET', '/p/user/centerInfo', {});
    expect(unlike(orderCountData, { unPay: 'number', payed: 'number', consignment: 'number' })).toEqual([]);
  });
});

describe('a client of the lineage finds goods', () => {
  it('by the word it calls keyword, and reads its cards', async () => {
    const { prodName } = await client.ok<{ prodName: string }>('GET', '/prod/prodInfo', {
      prodId: goods[0]?.prodId,
      addrId: 0,
      userId: '',
      dvyType: 1,
    });
    const all = await client.ok<{ total: number }>('GET', '/search/page', {
      current: 1,
      size: 20,
      sort: 2,
      userId: '',
      orderBy: 1,
      isActive: 1,
    });
    const found = await client.ok<{ total: number; records: Record<string, unknown>[] }>('GET', '/search/page', {
      current: 1,
      keyword: prodName,
      size: 10,
    });
    expect(found.records.map((r) => r['prodId'])).toContain(goods[0]?.prodId);
    expect(found.total).toBeLessThan(all.total);
    for (const card of found.records) {
      expect(
        unlike(card, {
          prodId: 'number',
          prodName: 'string',
          pic: 'string|null',
          price: 'number',
          brief: 'string',
          prodType: 'number',
          soldNum: 'number',
          commentNum: 'number',
          positiveRating: 'number',
          activityInProgress: 'boolean',
          shopId: 'number',
          shopName: 'string',
        }),
      ).toEqual([]);
      expect(card['price']).toBe(card['minPrice']);
    }
  });

  it('opens one with its parameters, its variants and where it goes', async () => {
    const info = await client.ok<{ skuList: { price: number; oriPrice: number }[]; prodParameterList: object[]; specifications: object[] }>(
      'GET',
      '/prod/prodInfo',
      { prodId: goods[0]?.prodId, addrId: 0, userId: '', dvyType: 1 },
    );
    expect(
      unlike(info, {
        prodId: 'number',
        prodName: 'string',
        brief: 'string',
        content: 'string',
        imgs: 'string',
        price: 'number',
        mold: 'number',
        shopId: 'number',
        prodType: 'number',
        totalStocks: 'number',
        deliveryModeVO: 'object',
        prodParameterList: 'list',
        userDeliveryInfo: 'object',
        skuList: 'list',
      }),
    ).toEqual([]);
    expect(info.prodParameterList).toHaveLength(info.specifications.length);
    expect(info.prodParameterList.length).toBeGreaterThan(0);
    expect(unlike(info.prodParameterList[0], { parameterKey: 'string', parameterValue: 'string' })).toEqual([]);
    for (const sku of info.skuList)
      expect(
        unlike(sku, { skuId: 'number', skuName: 'string', properties: 'string', price: 'number', oriPrice: 'number', stocks: 'number' }),
      ).toEqual([]);
    expect(await client.ok('GET', '/prod/isStatus', { prodId: goods[0]?.prodId })).toBe(true);
  });

  it('collects one by its bare number, and reads how many there are', async () => {
    const prodId = goods[0]?.prodId ?? 0;
    expect(await client.ok('GET', '/p/user/collection/isCollection', { prodId })).toBe(false);
    expect(await client.ok('POST', '/p/user/collection/addOrCancel', prodId)).toBe(true);
    expect(await client.ok('GET', '/p/user/collection/collectionCount')).toBe(1);
    const { records } = await client.ok<{ records: object[] }>('GET', '/p/user/collection/page', { current: 1, size: 10 });
    expect(unlike(records[0], { prodId: 'number', prodName: 'string', pic: 'string|null', price: 'number' })).toEqual([]);
    expect(await client.ok('POST', '/p/user/collection/addOrCancel', prodId)).toBe(false);
  });
});

describe('a client of the lineage keeps an address', () => {
  it('without a country, in China, by the areas it has chosen', async () => {
    const areas = (pid: number): Promise<{ areaId: number; areaName: string; localName: string }[]> =>
      client.ok('GET', '/p/area/listByPid', { pid });
    const province = (await areas(0)).find((a) => a.localName === '浙江省');
    const [city] = await areas(province?.areaId ?? 0);
    const [area] = await areas(city?.areaId ?? 0);
    const typed = {
      receiver: 'Li Wei',
      mobile: '13800138000',
      addr: 'Wenhua Road 18',
      postCode: '310000',
      province: province?.areaName,
      provinceId: province?.areaId,
      city: city?.areaName,
      cityId: city?.areaId,
      area: area?.areaName,
      areaId: area?.areaId,
      userType: 0,
      commonAddr: 1,
      lat: '30.25',
      lng: 120.16,
    };
    addrId = (await client.ok<{ addrId: number }>('POST', '/p/address/addAddr', typed)).addrId;
    const kept = {
      addrId,
      country: 'CN',
      provinceId: province?.areaId,
      cityId: city?.areaId,
      areaId: area?.areaId,
      lat: 30.25,
      lng: 120.16,
      commonAddr: 1,
    };
    expect(await client.ok('GET', `/p/address/addrInfo/${addrId}`, {})).toMatchObject(kept);
    await client.ok('PUT', '/p/address/updateAddr', { ...typed, addrId, lat: '', lng: '' });
    const book = await client.ok<{ addrId: number }[]>('GET', '/p/address/list', { isDefaultFirst: false });
    expect(book.find((a) => a.addrId === addrId)).toMatchObject({ ...kept, lat: null, lng: null });
    await client.ok('PUT', `/p/address/defaultAddr/${addrId}`);
  });

  it('reads in the product where it goes, and what that costs', async () => {
    const { userDeliveryInfo } = await client.ok<{ userDeliveryInfo: { userAddr: object; totalTransFee: number } }>(
      'GET',
      '/prod/prodInfo',
      {
        prodId: goods[0]?.prodId,
        addrId,
        dvyType: 1,
      },
    );
    expect(userDeliveryInfo.userAddr).toMatchObject({ addrId });
    const { minimum } = goods[0]!;
    const confirmed = await client.ok<{ totalTransFee: number }>('POST', '/p/order/confirm', {
      addrId,
      orderItem: { ...goods[0], prodCount: minimum },
    });
    expect(userDeliveryInfo.totalTransFee).toBe(confirmed.totalTransFee);
  });
});

describe('a client of the lineage fills its cart', () => {
  it('and puts the answer into the badge', async () => {
    await client.ok('DELETE', '/p/shopCart/deleteAll');
    for (const [i, v] of goods.entries()) {
      const badge = await client.ok<number>('POST', '/p/shopCart/changeItem', {
        basketId: 0,
        count: v.minimum,
        prodId: v.prodId,
        shopId: v.shopId,
        skuId: v.skuId,
      });
      expect(badge).toBe(i + 1);
      expect(await client.ok('GET', '/p/shopCart/prodCount')).toBe(badge);
    }
  });

  it('reads lines, sums and the address', async () => {
    const cart = await client.ok<Cart>('POST', '/p/shopCart/info?addrId=');
    expect(
      unlike(cart, {
        shopCarts: 'list',
        count: 'number',
        finalMoney: 'number',
        totalMoney: 'number',
        totalReduceMoney: 'number',
        subtractMoney: 'number',
        freightAmount: 'number',
        memberReduceAmount: 'number',
        userDeliveryInfo: 'object',
      }),
    ).toEqual([]);
    expect(cart).toMatchObject({ userDeliveryInfo: { userAddr: { addrId } } });
    const lines = linesOf(cart.shopCarts);
    expect(lines).toHaveLength(goods.length);
    for (const line of lines)
      expect(
        unlike(line, {
          basketId: 'number',
          prodId: 'number',
          skuId: 'number',
          prodName: 'string',
          skuName: 'string',
          pic: 'string|null',
          prodCount: 'number',
          price: 'number',
          actualTotal: 'number',
          isChecked: 'boolean',
          isUpdateCount: 'boolean',
          properties: 'string',
        }),
      ).toEqual([]);
  });

  it('chooses which lines are meant, and moves others into the collection', async () => {
    const lines = linesOf((await client.ok<Cart>('POST', '/p/shopCart/info?addrId=0')).shopCarts);
    const last = lines.find((l) => l.prodId === goods[2]?.prodId)!;
    await client.ok(
      'POST',
      '/p/shopCart/checkItems',
      lines.map((l) => ({ basketId: l.basketId, isChecked: l === last ? 0 : 1 })),
    );
    const cart = await client.ok<Cart>('POST', '/p/shopCart/info?addrId=0');
    const after = linesOf(cart.shopCarts);
    const meant = after.filter((l) => l.isChecked);
    expect(cents(cart.totalMoney)).toBe(meant.reduce((sum, l) => sum + cents(l.price) * l.prodCount, 0));
    expect(cents(cart.finalMoney)).toBe(cents(cart.totalMoney) - cents(cart.subtractMoney) + cents(cart.freightAmount));
    expect(after.filter((l) => !l.isChecked).map((l) => l.basketId)).toEqual([last.basketId]);
    expect(await client.ok('POST', '/p/user/collection/orderProdCollectionAll', `${goods[1]?.prodId},${last.prodId}`)).toBe(2);
    expect(await client.ok('GET', '/p/user/collection/collectionCount')).toBe(2);
  });
});

describe('a client of the lineage orders', () => {
  const dvyTypes = [{ shopId: 1, dvyType: 1, lat: null, lng: null }];
  it('the lines it has chosen, without naming them', async () => {
    const confirmed = await client.ok<Confirmed>('POST', '/p/order/confirm', { addrId, couponIds: [], dvyTypes });
    expect(
      unlike(confirmed, {
        shopCartOrders: 'list',
        dvyTypes: 'list',
        filterShopItems: 'list',
        totalCount: 'number',
        total: 'number',
        actualTotal: 'number',
        orderReduce: 'number',
        totalTransFee: 'number',
        userAddr: 'object',
      }),
    ).toEqual([]);
    expect(confirmed.dvyTypes).toEqual([{ shopId: 1, dvyType: 1, stationId: null }]);
    expect(confirmed.filterShopItems).toEqual([]);
    const pieces = goods[0]!.minimum + goods[1]!.minimum;
    expect(confirmed.totalCount).toBe(pieces);
    for (const shop of confirmed.shopCartOrders) {
      expect(unlike(shop, { shopId: 'number', shopName: 'string', transFee: 'number', prodCount: 'number', dvyType: 'number' })).toEqual(
        [],
      );
      expect(shop.prodCount).toBe(pieces);
    }
    for (const line of linesOf(confirmed.shopCartOrders))
      expect(unlike(line, { prodCount: 'number', transFee: 'number', price: 'number', isDelivery: 'boolean' })).toEqual([]);
    const lines = linesOf(confirmed.shopCartOrders);
    expect(cents(confirmed.total)).toBe(lines.reduce((sum, l) => sum + cents(l.price) * l.prodCount, 0));
    expect(cents(confirmed.totalTransFee)).toBe(sumOf(lines.map((l) => l.transFee)));
    expect(cents(confirmed.actualTotal)).toBe(cents(confirmed.total) + cents(confirmed.totalTransFee) - cents(confirmed.orderReduce));
    expect(
      linesOf(confirmed.shopCartOrders)
        .map((l) => l.prodId)
        .toSorted((a, b) => a - b),
    ).toEqual([goods[0]!.prodId, goods[1]!.prodId].toSorted((a, b) => a - b));
  });

  it('what it has confirmed last, and once only', async () => {
    const order = {
      orderSelfStationDto: { stationTime: ' ', stationUserMobile: '', stationUserName: '' },
      orderInvoiceList: null,
      virtualRemarkList: [],
      orderShopParams: [{ remarks: '', shopId: 1 }],
    };
    const confirmed = await client.ok<Confirmed>('POST', '/p/order/confirm', { addrId, couponIds: [], dvyTypes });
    money.confirmed = cents(confirmed.actualTotal);
    const first = await client.ok<{ orderNumbers: string; duplicateError: boolean }>('POST', '/p/order/submit', order);
    expect(first.orderNumbers).toMatch(/^\d{16,20}$/);
    expect(first.duplicateError).toBe(false);
    orderNumber = first.orderNumbers;
    expect(await client.ok('POST', '/p/order/submit', order)).toMatchObject({ orderNumbers: orderNumber, duplicateError: true });
    const detail = await client.ok<{ orderItemDtos: Line[] }>('GET', '/p/myOrder/orderDetail', { orderNumber });
    expect(detail).toMatchObject({
      status: 1,
      actualTotal: confirmed.actualTotal,
      total: confirmed.total,
      transfee: confirmed.totalTransFee,
      refundAmount: 0,
    });
    expect(detail.orderItemDtos.map((i) => cents(i.price) * i.prodCount).toSorted((a, b) => a - b)).toEqual(
      linesOf(confirmed.shopCartOrders)
        .map((l) => cents(l.price) * l.prodCount)
        .toSorted((a, b) => a - b),
    );
    const left = linesOf((await client.ok<Cart>('POST', '/p/shopCart/info?addrId=0')).shopCarts);
    expect(left.map((l) => l.prodId)).toEqual([goods[2]?.prodId]);
  });
});

describe('a client of the lineage pays', () => {
  it('is told that it named no way to pay', async () => {
    const answer = await client.ask('POST', '/p/order/pay', { orderNumbers: orderNumber });
    expect(answer.code).toBe('A00014');
    expect(answer.msg).toContain('payType');
    expect(answer.data).toMatchObject({ fields: { payType: expect.stringMatching(/\S/) } });
  });

  it('from its balance, with an address to return to that is empty', async () => {
    const info = await client.ok<{ endTime: string; totalFee: number }>('GET', '/p/order/getOrderPayInfoByOrderNumber', {
      orderNumbers: orderNumber,
    });
    expect(unlike(info, { endTime: 'string', totalFee: 'number', prodNameList: 'list', receiver: 'string' })).toEqual([]);
    expect(cents(info.totalFee)).toBe(money.confirmed);
    money.beforePaying = await balance();
    expect(await client.ok('POST', '/p/order/pay', { payType: 9, orderNumbers: orderNumber, returnUrl: '' })).toMatchObject({ paid: true });
    expect(await balance()).toBe(money.beforePaying - money.confirmed);
  });
});

describe('a client of the lineage follows its order', () => {
  const listed = {
    orderNumber: 'string',
    status: 'number',
    shopName: 'string',
    actualTotal: 'number',
    orderType: 'number',
    dvyType: 'number',
    productNums: 'number',
    orderItemDtos: 'list',
    returnMoneySts: 'number|null',
    refundStatus: 'number|null',
    refundSn: 'string|null',
    deliveryCount: 'number',
    freeTransfee: 'number',
  } as const;
  const line = {
    prodName: 'string',
    skuName: 'string',
    properties: 'string',
    pic: 'string|null',
    prodCount: 'number',
    price: 'number',
    refundSn: 'string|null',
    returnMoneySts: 'number|null',
  } as const;

  it('reads its list under the name it knows, as ours', async () => {
    const page = await client.ok<{ records: { orderItemDtos: object[] }[] }>('GET', '/p/myOrder/myOrder', {
      current: 1,
      size: 10,
      status: 0,
      prodName: '',
    });
    expect(unlike(page, { records: 'list', pages: 'number', current: 'number', total: 'number' })).toEqual([]);
    for (const order of page.records) {
      expect(unlike(order, listed)).toEqual([]);
      for (const item of order.orderItemDtos) expect(unlike(item, line)).toEqual([]);
    }
    expect(page).toEqual(await client.ok('GET', '/p/myOrder/myOrderSearch', { current: 1, size: 10, status: 0, prodName: '' }));
    const paid = await client.ok<{ records: { orderNumber: string }[] }>('GET', '/p/myOrder/myOrder', {
      current: 1,
      size: 10,
      status: '2',
      prodName: '',
    });
    expect(paid.records.map((o) => o.orderNumber)).toEqual([orderNumber]);
  });

  it('reads its packages as a list, each with where it was seen', async () => {
    await seller.ok('PUT', '/shop/admin/order/delivery', { orderNumber, packages: [{ dvyId: 1, dvyFlowId: 'SF100200300' }] });
    await market().advance(2);
    const packages = await client.ok<{ orderDeliveryId: number; deliveryDto: { traces: object[] }; orderItems: object[] }[]>(
      'GET',
      `/p/myDelivery/orderInfo/${orderNumber}`,
    );
    expect(packages).toHaveLength(1);
    const [first] = packages;
    expect(
      unlike(first, {
        orderDeliveryId: 'number',
        deliveryType: 'number',
        createTime: 'string',
        deliveryDto: 'object',
        orderItems: 'list',
        dvyFlowId: 'string',
        traces: 'list',
      }),
    ).toEqual([]);
    expect(unlike(first?.deliveryDto, { companyName: 'string', dvyFlowId: 'string', state: 'number', traces: 'list' })).toEqual([]);
    expect(unlike(first?.deliveryDto.traces[0], { acceptTime: 'string', acceptStation: 'string' })).toEqual([]);
    expect(first?.orderItems).toHaveLength(2);
    expect(
      unlike(first?.orderItems[0], { prodName: 'string', properties: 'string', pic: 'string|null', prodCount: 'number', price: 'number' }),
    ).toEqual([]);
    expect(await client.ok('GET', `/p/myDelivery/deliveryOrder/${first?.orderDeliveryId}`)).toEqual(first);
  });

  it('reads one order whole, and confirms receipt', async () => {
    await client.ok('PUT', `/p/myOrder/receipt/${orderNumber}`);
    const detail = await client.ok<{
      orderItemDtos: { orderItemId: number; prodCount: number }[];
      deliveryCount: number;
      productNums: number;
    }>('GET', '/p/myOrder/orderDetail', { orderNumber });
    expect(
      unlike(detail, {
        ...listed,
        total: 'number',
        transfee: 'number',
        createTime: 'string',
        payTime: 'string',
        dvyTime: 'string',
        remarks: 'string',
        userAddrDto: 'object',
        orderInvoiceId: 'number|null',
        canRefund: 'boolean',
      }),
    ).toEqual([]);
    for (const item of detail.orderItemDtos)
      expect(unlike(item, { ...line, orderItemId: 'number', canRefundAmount: 'number' })).toEqual([]);
    expect(detail).toMatchObject({ refundSn: null, returnMoneySts: null, refundStatus: null, deliveryCount: detail.productNums });
    orderItemIds = detail.orderItemDtos.map((i) => i.orderItemId);
  });

  it('writes what it thinks of it', async () => {
    const [orderItemId] = orderItemIds;
    const address = await client.ok<{ fileId: number; filePath: string; preSignUrl: string }>('GET', '/p/file/getPreSignUrl', {
      fileName: 'wxfile://tmp_1.jpg',
    });
    expect(unlike(address, { fileId: 'number', filePath: 'string', preSignUrl: 'string' })).toEqual([]);
    // To the address a client of the lineage sends the bytes alone, without saying who it is.
    const headers = { 'content-type': 'image/jpeg' };
    await http().ask({ method: 'PUT', url: new URL(address.preSignUrl).pathname, payload: await jpeg(), headers });
    await client.ok('PUT', '/p/file/uploadSuccess', [{ filePath: address.filePath, fileId: address.fileId, fileSize: 4321 }]);
    expect(
      await client.ok('POST', '/p/prodComm', {
        content: 'As described',
        score: 5,
        evaluate: 0,
        isAnonymous: 0,
        orderItemId,
        prodId: goods[0]?.prodId,
        pics: address.filePath,
        recTime: '2026-11-26 10:00:00',
      }),
    ).toEqual({ commId: expect.any(Number) });
    const { positiveRating } = (
      await client.ok<{ records: { prodId: number; positiveRating: number }[] }>('GET', '/search/page', { keyword: '', size: 100 })
    ).records[0]!;
    expect(positiveRating).toBeGreaterThanOrEqual(0);
    expect(positiveRating).toBeLessThanOrEqual(100);
  });
});

describe('a client of the lineage wants its money back', () => {
  let refundSn = '';
  const apply = (more: object): Promise<{ refundSn: string }> =>
    client.ok('POST', '/p/orderRefund/apply', {
      orderNumber,
      applyType: 1,
      isReceiver: 1,
      buyerReason: 'Broken',
      goodsNum: 0,
      buyerMobile: '',
      buyerDesc: '',
      photoFiles: '',
      refundType: 2,
      orderItemId: orderItemIds[0],
      giveawayItemIds: [],
      ...more,
    });
  interface Item {
    readonly orderItemId: number;
    readonly price: number;
    readonly prodCount: number;
    readonly canRefundAmount: number;
  }
  const detail = (): Promise<{ orderItemDtos: Item[]; refundAmount: number }> =>
    client.ok('GET', '/p/myOrder/orderDetail', { orderNumber });
  const refundOf = async (): Promise<{ refundAmount: number; goodsNum: number }> => client.ok('GET', '/p/orderRefund/info', { refundSn });

  it('applies, and withdraws by the bare number of the refund', async () => {
    money.beforeRefund = await balance();
    expect(money.beforeRefund).toBe(money.beforePaying - money.confirmed);
    const [asked] = (await detail()).orderItemDtos;
    money.refund = cents(asked!.canRefundAmount);
    expect(money.refund).toBe(cents(asked!.price) * asked!.prodCount);
    refundSn = (await apply({})).refundSn;
    expect(cents((await refundOf()).refundAmount)).toBe(money.refund);
    expect(await detail()).toMatchObject({ refundSn, returnMoneySts: 1, refundStatus: 1 });
    const [first, second] = (await detail()).orderItemDtos;
    expect(first).toMatchObject({ refundSn, returnMoneySts: 1 });
    expect(second).toMatchObject({ refundSn: null, returnMoneySts: null });
    expect(await client.ok('GET', '/p/orderRefund/info', { refundSn })).toMatchObject({ isCancel: true });
    await client.ok('PUT', '/p/orderRefund/cancel', refundSn);
    expect(await detail()).toMatchObject({ refundSn, returnMoneySts: 6, refundStatus: 4, refundAmount: 0 });
    expect(await balance()).toBe(money.beforeRefund);
  });

  it('applies with return, sends the goods back and has its money', async () => {
    refundSn = (await apply({ applyType: 2, goodsNum: '', refundAmount: '' })).refundSn;
    expect(cents((await refundOf()).refundAmount)).toBe(money.refund);
    await seller.ok('PUT', '/shop/admin/refund/agree', { refundSn, refundAddr: 'Warehouse 3, Yiwu' });
    const express = {
      expressId: 1,
      expressName: 'SF Express',
      expressNo: 'SF555666777',
      imgs: '',
      mobile: '13800138000',
      refundSn,
      senderRemarks: '',
    };
    await client.ok('POST', '/p/orderRefund/submitExpress', express);
    await client.ok('PUT', '/p/orderRefund/reSubmitExpress', { ...express, expressNo: 'SF555666778' });
    const info = await client.ok<{ orderItems: object[] }>('GET', '/p/orderRefund/info', { refundSn });
    expect(
      unlike(info, {
        refundSn: 'string',
        returnMoneySts: 'number',
        applyType: 'number',
        refundType: 'number',
        refundAmount: 'number',
        goodsNum: 'number',
        applyTime: 'string',
        updateTime: 'string',
        buyerReason: 'string',
        buyerDesc: 'string',
        shopName: 'string',
        sellerMsg: 'string',
        refundScore: 'number',
        isCancel: 'boolean',
        rejectMessage: 'string',
        orderItems: 'list',
        refundDelivery: 'object',
        deliveryDto: 'object|null',
      }),
    ).toEqual([]);
    expect(cents((await refundOf()).refundAmount)).toBe(money.refund);
    expect(await balance()).toBe(money.beforeRefund);
    expect(info).toMatchObject({ returnMoneySts: 3, refundDelivery: { deyNu: 'SF555666778', mobile: '13800138000' } });
    expect(unlike(info.orderItems[0], { prodName: 'string', skuName: 'string', pic: 'string|null', prodCount: 'number' })).toEqual([]);
    await seller.ok('PUT', '/shop/admin/refund/receive', { refundSn });
    await market().app.drain();
    const list = await client.ok<{ records: { refundSn: string; orderItems: object[] }[] }>('GET', '/p/orderRefund/list', {
      current: 1,
      size: 20,
      startTime: '',
      endTime: '',
    });
    expect(list.records.map((r) => r.refundSn)).toContain(refundSn);
    expect(
      unlike(list.records[0], {
        refundSn: 'string',
        shopName: 'string',
        returnMoneySts: 'number',
        applyType: 'number',
        refundType: 'number',
        goodsNum: 'number',
        orderItems: 'list',
      }),
    ).toEqual([]);
    const after = await detail();
    expect(after).toMatchObject({ refundSn, returnMoneySts: 5, refundStatus: 3 });
    expect([cents(after.refundAmount), cents((await refundOf()).refundAmount)]).toEqual([money.refund, money.refund]);
    expect(await balance()).toBe(money.beforeRefund + money.refund);
    expect(after.orderItemDtos.map((i) => cents(i.canRefundAmount))).toEqual(
      after.orderItemDtos.map((i, n) => (n === 0 ? 0 : cents(i.price) * i.prodCount)),
    );
  });

  it('cancels another order and takes it out of its list', async () => {
    await client.ok('POST', '/p/order/confirm', {
      addrId,
      couponIds: [],
      orderItem: { prodId: goods[0]?.prodId, skuId: goods[0]?.skuId, shopId: 1, prodCount: goods[0]?.minimum, distributionCardNo: '' },
      dvyTypes: [],
    });
    const { orderNumbers } = await client.ok<{ orderNumbers: string }>('POST', '/p/order/submit', {
      orderShopParams: [{ remarks: '', shopId: 1 }],
    });
    await client.ok('PUT', `/p/myOrder/cancel/${orderNumbers}`);
    expect(await balance()).toBe(money.beforeRefund + money.refund);
    await client.ok('DELETE', `/p/myOrder/${orderNumbers}`);
    const { records } = await client.ok<{ records: { orderNumber: string }[] }>('GET', '/p/myOrder/myOrder', {
      current: 1,
      size: 10,
      status: 0,
    });
    expect(records.map((o) => o.orderNumber)).not.toContain(orderNumbers);
    await client.ok('POST', '/logOut');
    expect((await client.ask('GET', '/p/user/userInfo', {})).code).toBe('A00004');
  });
});
