import { addressesMax, type Input } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { placeOrder, variantsOf } from '../../../test/goods.ts';
import { httpForFile } from '../../../test/http.ts';
import { type Marketplace, marketplaceForFile, type Person } from '../../../test/marketplace.ts';
import { addBuyers, nearBuyer } from '../../../test/people.ts';
import { wires } from '../../../test/racing.ts';
import type { Outcome } from '../../runtime/outcome.ts';

const home = (n: number, more: object = {}): Input<'POST /p/address/addAddr'> => ({
  receiver: `Receiver ${n}`,
  mobile: '8 912 345-67-89',
  country: 'RU',
  province: 'Тверская область',
  city: 'Тверь',
  addr: `ул. Советская, ${n}`,
  postCode: '170000',
  ...more,
});
/** A buyer whose book holds so many, the first of them the default. */
const buyerWith = async (m: Marketplace, count: number): Promise<{ id: number; ids: number[] }> => {
  const [id = 0] = await addBuyers(m, 1);
  await m.query('delete from addresses where user_id = $1', [id]);
  const rows = await m.query<{ id: number }>(
    `insert into addresses (user_id, receiver, mobile, country, province, city, area, addr, post_code, is_default, created_at)
     select $1, 'Old ' || n, '+79123456789', 'RU', 'Москва', 'Москва', '', 'ул. Старая, ' || n, '101000', n = 1, now() from generate_series(1, $2::int) n order by n returning id`,
    [id, count],
  );
  return { id, ids: rows.map((r) => r.id) };
};
const bookOf = (buyer: Person) => buyer.ok('GET /p/address/list', {});
const defaultsOf = async (buyer: Person) => (await bookOf(buyer)).filter(({ commonAddr }) => commonAddr === 1).map(({ addrId }) => addrId);
const namesOf = (outcomes: readonly Outcome[]): string[] =>
  outcomes.map((o) => (o.code === '00000' ? 'ok' : (o.data as { failure: string }).failure)).toSorted();

describe('the address book', () => {
  const market = marketplaceForFile();
  const http = httpForFile(market);

  it('takes the first address as the default, keeps numbers as E.164 and rewrites an address as often as it is told', async () => {
    const { id } = await buyerWith(market(), 0);
    const buyer = market().buyer(id);
    const { addrId } = await buyer.ok('POST /p/address/addAddr', home(1));
    expect(await bookOf(buyer)).toMatchObject([{ addrId, mobile: '+79123456789', commonAddr: 1, area: '' }]);
    await buyer.ok('POST /p/address/addAddr', home(2));
    expect(await defaultsOf(buyer)).toEqual([addrId]);
    const changed = { addrId, ...home(3, { area: 'Центральный район', mobile: '+375 29 555-01-14', province: 'tver oblast' }) };
    for (let i = 0; i < 2; i += 1) await buyer.ok('PUT /p/address/updateAddr', changed);
    expect(await buyer.ok('GET /p/address/addrInfo/{addrId}', { addrId })).toMatchObject({
      area: 'Центральный район',
      mobile: '+375295550114',
      province: 'Тверская область',
      commonAddr: 1,
    });
  });

  it('answers the address that is there already instead of adding a twin', async () => {
    const { id } = await buyerWith(market(), addressesMax - 1);
    const buyer = market().buyer(id);
    const { addrId } = await buyer.ok('POST /p/address/addAddr', home(1));
    expect(await buyer.ok('POST /p/address/addAddr', home(1, { commonAddr: 1 }))).toEqual({ addrId });
    expect(await bookOf(buyer)).toHaveLength(addressesMax);
    expect(await defaultsOf(buyer)).toEqual([addrId]);
  });

  it('is full at its limit and says so', async () => {
    const { id } = await buyerWith(market(), addressesMax);
    const answer = await market().buyer(id).call('POST /p/address/addAddr', home(1));
    expect([answer.code, answer.msg]).toEqual(['A00001', 'The address book is full: 20 addresses at most.']);
  });

  it('always has one default while it has any', async () => {
    const { id, ids } = await buyerWith(market(), 3);
    const buyer = market().buyer(id);
    const [first = 0, second = 0, third = 0] = ids;
    for (let i = 0; i < 2; i += 1) await buyer.ok('PUT /p/address/defaultAddr/{addrId}', { addrId: third });
    expect(await defaultsOf(buyer)).toEqual([third]);
    await buyer.ok('DELETE /p/address/deleteAddr/{addrId}', { addrId: third });
    expect(await defaultsOf(buyer)).toEqual([first]);
    await buyer.ok('DELETE /p/address/deleteAddr/{addrId}', { addrId: second });
    await buyer.ok('DELETE /p/address/deleteAddr/{addrId}', { addrId: first });
    expect(await bookOf(buyer)).toEqual([]);
    expect(await buyer.refused('DELETE /p/address/deleteAddr/{addrId}', { addrId: first })).toBe('addressUnknown');
  });

  it('shows nobody another person’s address, and lets nobody change it', async () => {
    const mine = await buyerWith(market(), 1);
    const other = market().buyer((await buyerWith(market(), 1)).id);
    const [addrId = 0] = mine.ids;
    const before = await bookOf(market().buyer(mine.id));
    expect(await other.refused('GET /p/address/addrInfo/{addrId}', { addrId })).toBe('addressUnknown');
    expect(await other.refused('PUT /p/address/updateAddr', { addrId, ...home(1, { commonAddr: 1 }) })).toBe('addressUnknown');
    expect(await other.refused('PUT /p/address/defaultAddr/{addrId}', { addrId })).toBe('addressUnknown');
    expect(await other.refused('DELETE /p/address/deleteAddr/{addrId}', { addrId })).toBe('addressUnknown');
    expect(await bookOf(market().buyer(mine.id))).toEqual(before);
    expect(await defaultsOf(other)).toHaveLength(1);
  });

  it('tells every field that is wrong, in the language of the call', async () => {
    const { id } = await buyerWith(market(), 0);
    const wrong = home(1, { mobile: '8 912 345', postCode: '17', addr: 'дом', province: 'Нигде', city: '' });
    const answer = await market().buyer(id).call('POST /p/address/addAddr', wrong, { locale: 'ru' });
    expect([answer.code, answer.data]).toEqual([
      'A00014',
      {
        failure: 'argumentNotValid',
        fields: {
          mobile: 'слишком мало цифр; образец: +7\u00a0912\u00a0345\u00a067\u00a089',
          addr: 'не короче 5 символов',
          city: expect.any(String) as string,
          province: 'выберите из списка',
          postCode: 'должен выглядеть так: 101000',
        },
      },
    ]);
  });

  it('tells every field of an empty form at once', async () => {
    const { id } = await buyerWith(market(), 0);
    for (const empty of [{}, { receiver: ' ', mobile: '', addr: ' ' }]) {
      const answer = await market()
        .buyer(id)
        .call('POST /p/address/addAddr', { country: 'RU', ...empty });
      const { fields } = answer.data as { fields: Record<string, string> };
      expect(Object.keys(fields).toSorted()).toEqual(['addr', 'city', 'mobile', 'postCode', 'province', 'receiver']);
      expect(new Set(Object.values(fields)).size).toBe(1);
    }
  });

  it('asks for the district of a Chinese city by its name, and leaves one kept without it as usable as it was', async () => {
    const { id } = await buyerWith(market(), 0);
    const buyer = market().buyer(id);
    const yiwu = home(1, { country: 'CN', mobile: '13812345678', province: '浙江省', city: '金华市', postCode: '322000' });
    const refused = await buyer.call('POST /p/address/addAddr', yiwu, { locale: 'zh_CN' });
    expect(refused.data).toMatchObject({ failure: 'argumentNotValid', fields: { area: expect.stringMatching(/\S/) as string } });
    const china = (await buyer.ok('GET /p/address/countries', {})).find(({ country }) => country === 'CN');
    expect(china?.required).toContain('area');
    const { addrId } = await buyer.ok('POST /p/address/addAddr', { ...yiwu, area: '义乌市' });
    expect(await bookOf(buyer)).toMatchObject([{ addrId, missing: [] }]);
    await market().query(`update addresses set area = '' where id = $1`, [addrId]);
    expect(await bookOf(buyer)).toMatchObject([{ addrId, area: '', missing: ['area'] }]);
    const [orderNumber = ''] = await placeOrder(market(), buyer);
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).userAddrDto).toMatchObject({ city: '金华市', area: '' });
    await buyer.ok('PUT /p/address/defaultAddr/{addrId}', { addrId });
    // Rewriting it asks for the district, adding its twin, too.
    for (const again of [
      () => buyer.call('PUT /p/address/updateAddr', { addrId, ...yiwu }),
      () => buyer.call('POST /p/address/addAddr', yiwu),
    ])
      expect((await again()).data).toMatchObject({ fields: { area: expect.stringMatching(/\S/) as string } });
    await buyer.ok('PUT /p/address/updateAddr', { addrId, ...yiwu, area: '义乌市' });
    expect(await bookOf(buyer)).toMatchObject([{ missing: [] }]);
  });

  it('does not reach into an order that is placed', async () => {
    const { id, ids } = await buyerWith(market(), 1);
    const buyer = market().buyer(id);
    const [addrId = 0] = ids;
    const [orderNumber = ''] = await placeOrder(market(), buyer);
    const sent = (await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).userAddrDto;
    await buyer.ok('PUT /p/address/updateAddr', { addrId, ...home(1) });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).userAddrDto).toEqual(sent);
    await buyer.ok('DELETE /p/address/deleteAddr/{addrId}', { addrId });
    expect((await buyer.ok('GET /p/myOrder/orderDetail', { orderNumber })).userAddrDto).toEqual(sent);
    const [variant] = await variantsOf(market(), 1);
    const orderItem = { prodId: variant!.prodId, skuId: variant!.skuId, shopId: 1, count: variant!.minimum };
    expect(await buyer.refused('POST /p/order/submit', { orderItem })).toBe('addressUnknown');
  });

  it('is closed once the account is deleted', async () => {
    const { id } = await buyerWith(market(), 0);
    await market().query('update users set deleted_at = now() where id = $1', [id]);
    expect(await market().buyer(id).refused('POST /p/address/addAddr', home(1))).toBe('notLoggedIn');
  });

  it('tells how countries write and which regions there are, for browsers to keep', async () => {
    const buyer = market().buyer(1);
    const countries = await buyer.ok('GET /p/address/countries', {});
    expect(countries.find(({ country }) => country === 'RU')).toMatchObject({
      countryName: 'Russia',
      parts: ['addr', 'area', 'city', 'province', 'postCode'],
      kinds: { province: 'oblast' },
      postCodeExample: '101000',
      areaLevels: 1,
    });
    const provinces = await buyer.ok('GET /p/area/listByPid', {});
    const beijing = provinces.find(({ areaId }) => areaId === 110000);
    const names = provinces.map(({ areaName }) => areaName);
    expect(names).toEqual(names.toSorted(new Intl.Collator('en').compare));
    expect(beijing).toEqual({ areaId: 110000, parentId: 0, level: 1, areaName: 'Beijing Shi', localName: '北京市', postCodes: ['10'] });
    expect(await buyer.ok('GET /p/area/listByPid', { country: 'RU' })).toHaveLength(83);
    expect(await buyer.ok('GET /p/area/listByPid', { country: 'DE' })).toEqual([]);
    const token = await http().token('buyer', 'buyer1');
    const answer = await http().call('GET /p/area/listByPid', { pid: 330000 }, token);
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, max-age=86400', vary: expect.stringContaining('locale') as string });
  });
});

describe.each(wires)('those who change one book $wire', ({ how }) => {
  const market = marketplaceForFile(how);

  it('fill it to its limit and not beyond', async () => {
    const { id } = await buyerWith(market(), addressesMax - 1);
    const outcomes = await Promise.all([1, 2, 3].map((n) => market().buyer(id).call('POST /p/address/addAddr', home(n))));
    expect(namesOf(outcomes)).toEqual(['addressLimitReached', 'addressLimitReached', 'ok']);
    expect(await bookOf(nearBuyer(market(), id))).toHaveLength(addressesMax);
  });

  it('make one default of two first addresses, and one address of the same typed twice', async () => {
    const { id } = await buyerWith(market(), 0);
    const outcomes = await Promise.all(
      [1, 2, 2].map((n) =>
        market()
          .buyer(id)
          .call('POST /p/address/addAddr', home(n, { commonAddr: 1 })),
      ),
    );
    expect(namesOf(outcomes)).toEqual(['ok', 'ok', 'ok']);
    expect(await bookOf(nearBuyer(market(), id))).toHaveLength(2);
    expect(await defaultsOf(nearBuyer(market(), id))).toHaveLength(1);
  });

  it('leave one default when it is moved and deleted at once', async () => {
    const { id, ids } = await buyerWith(market(), 4);
    const [first = 0, second = 0, third = 0] = ids;
    const buyer = market().buyer(id);
    const outcomes = await Promise.all([
      buyer.call('DELETE /p/address/deleteAddr/{addrId}', { addrId: first }),
      buyer.call('PUT /p/address/defaultAddr/{addrId}', { addrId: second }),
      buyer.call('PUT /p/address/defaultAddr/{addrId}', { addrId: third }),
      buyer.call('DELETE /p/address/deleteAddr/{addrId}', { addrId: second }),
    ]);
    expect(outcomes.map((o) => o.code)).not.toContain('A00005');
    expect(await defaultsOf(nearBuyer(market(), id))).toHaveLength(1);
    expect(await bookOf(nearBuyer(market(), id))).toHaveLength(2);
  });
});
