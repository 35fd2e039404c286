import { applicationPictures } from '@kyakhta/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { blackPng, sendPicture, uploadPicture } from '../../../test/pictures.ts';
import { broughtPictures, submitted, wholeApplication } from '../../../test/store-applications.ts';

const market = marketplaceForFile();
let people: number[] = [];
const next = (): number => people.pop() ?? 0;
beforeAll(async () => {
  people = await addBuyers(market(), 20, 0n);
});
const fieldsOf = (data: unknown): Record<string, string> => (data as { fields?: Record<string, string> }).fields ?? {};
const mailsTo = (buyer: number) =>
  market().query<{ subject: string; text: string }>(
    'select m.subject, m.text from mails m join users u on u.mail = m.recipient where u.id = $1 order by m.id',
    [buyer],
  );

describe('a draft', () => {
  it('is kept field by field, right or not, and says what is wrong with what was sent', async () => {
    const n = next();
    const buyer = market().buyer(n);
    expect((await buyer.ok('GET /p/shop/shopAudit', {})).applicationState).toBeNull();
    const { faults } = await buyer.ok('PUT /p/shop/apply/draft', { shopName: 'Lamps & <b>Sons</b>', intro: 'Too short' });
    expect(Object.keys(faults)).toEqual(['shopName', 'intro']);
    expect((await buyer.ok('PUT /p/shop/apply/draft', { city: ' Harbin \n' })).faults).toEqual({});
    const own = await buyer.ok('GET /p/shop/shopAudit', {});
    expect(own).toMatchObject({
      applicationState: 1,
      shopAuditStatus: null,
      shopStatus: null,
      shopName: 'Lamps & <b>Sons</b>',
      city: 'Harbin',
    });
    expect(await buyer.ok('GET /p/user/centerInfo', {})).toMatchObject({ shopId: null, shopStatus: null, shopAuditStatus: null });
  });

  it('tells of every field what still keeps it from being submitted', async () => {
    const n = next();
    const buyer = market().buyer(n);
    const faultsNow = async () => (await buyer.ok('GET /p/shop/shopAudit', {})).faults;
    const empty = Object.keys(await faultsNow());
    expect(empty).toEqual(expect.arrayContaining(['shopName', 'shopLogo', 'receiveMobile', 'city', 'creditCode', 'identityCardLater']));
    expect(empty).not.toContain('country'); // The form holds China.
    const whole = await wholeApplication(market(), n, 'Ready Lamps');
    const [taken] = await market().query<{ name: string }>('select name from stores where id = 1');
    await buyer.ok('PUT /p/shop/apply/draft', { ...whole, shopName: taken?.name ?? '', city: '' });
    expect(Object.keys(await faultsNow()).toSorted()).toEqual(['city', 'shopName']);
    await buyer.ok('PUT /p/shop/apply/draft', whole);
    expect(await faultsNow()).toEqual({});
    await buyer.ok('POST /p/shop/apply', {});
    expect(await faultsNow()).toEqual({});
  });

  it('keeps its pictures for longer than a day, and lets go of those that were replaced', async () => {
    const n = next();
    const buyer = market().buyer(n);
    const [first, second] = [await uploadPicture(market(), n, 'businessLicense'), await uploadPicture(market(), n, 'businessLicense')];
    await buyer.ok('PUT /p/shop/apply/draft', { businessLicense: first.filePath });
    await buyer.ok('PUT /p/shop/apply/draft', { businessLicense: second.filePath });
    await market().advance(3);
    expect((await buyer.ok('GET /p/shop/shopAudit', {})).businessLicense).toEqual({ fileId: second.fileId, filePath: second.filePath });
    expect((await buyer.call('GET /p/file/{fileId}', { fileId: second.fileId })).code).toBe('00000');
    expect(await buyer.refused('GET /p/file/{fileId}', { fileId: first.fileId })).toBe('fileUnknown');
  });

  it('is emptied with its papers when nobody goes on with it for ninety days', async () => {
    const n = next();
    const buyer = market().buyer(n);
    await buyer.ok('PUT /p/shop/apply/draft', { firmName: 'Harbin Lamps', ...(await broughtPictures(market(), n)) });
    await market().advance(91);
    const own = await buyer.ok('GET /p/shop/shopAudit', {});
    expect(own).toMatchObject({ firmName: '', businessLicense: null, identityCardFront: null });
    expect(await market().query("select 1 from files where owner_kind = 'buyer' and owner_id = $1 and state = 2", [n])).toEqual([]);
  });
});

describe('an application', () => {
  it('is submitted whole, in one call or over its draft, and is told by mail', async () => {
    const n = next();
    const buyer = market().buyer(n);
    const { intro, ...rest } = await wholeApplication(market(), n, 'Ｗｈｏｌｅ  Lamps');
    await buyer.ok('PUT /p/shop/apply/draft', { intro });
    await buyer.ok('POST /p/shop/apply', rest);
    const own = await buyer.ok('GET /p/shop/shopAudit', {});
    expect(own).toMatchObject({
      applicationState: 2,
      shopAuditStatus: 0,
      shopStatus: 4,
      shopName: 'Whole Lamps',
      receiveMobile: '+8613800138000',
    });
    expect(own.shopLat).toBe(45.7587);
    expect(await buyer.ok('GET /p/user/centerInfo', {})).toMatchObject({ shopStatus: 4, shopAuditStatus: 0 });
    expect(await buyer.refused('PUT /p/shop/apply/draft', { intro })).toBe('applicationNotInState');
    expect((await mailsTo(n)).at(-1)?.subject).toContain('Whole Lamps');
  });

  it.each([
    ['shopName', 'a'.repeat(21)],
    ['shopName', '../../etc/passwd'],
    ['shopName', '<script>alert(1)</script>'],
    ['shopName', '   '],
    ['intro', 'a'.repeat(201)],
    ['shopAddress', 'ab'],
    ['receiveMobile', '12345'],
    ['creditCode', '91350100M000100Y44'],
    ['country', 'XX'],
    ['city', ''],
    ['shopLogo', ''],
    ['identityCardLater', ''],
  ])('is refused at %s when that is “%s”', async (field, value) => {
    const n = people[0] ?? 0;
    const whole = { ...(await wholeApplication(market(), n)), [field]: value };
    const outcome = await market().buyer(n).call('POST /p/shop/apply', whole);
    expect([outcome.code, field in fieldsOf(outcome.data)]).toEqual(['A00014', true]);
  });

  it('takes the registration number of another country as it is', async () => {
    const n = next();
    const whole = {
      ...(await wholeApplication(market(), n)),
      country: 'RU',
      creditCode: 'ОГРН 1027700132195',
      receiveMobile: '8 902 555-01-99',
    };
    await market().buyer(n).ok('POST /p/shop/apply', whole);
    expect(await market().buyer(n).ok('GET /p/shop/shopAudit', {})).toMatchObject({
      creditCode: 'ОГРН 1027700132195',
      receiveMobile: '+79025550199',
    });
  });

  it('is one, however often it is submitted at the same time', async () => {
    const n = next();
    const whole = await wholeApplication(market(), n);
    const outcomes = await Promise.all([1, 2, 3, 4].map(() => market().buyer(n).call('POST /p/shop/apply', whole)));
    expect(outcomes.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(outcomes.filter((o) => o.code !== '00000').map((o) => (o.data as { failure: string }).failure)).toEqual(
      Array(3).fill('applicationNotInState'),
    );
    expect(await market().query('select round from store_applications where user_id = $1', [n])).toEqual([{ round: 1 }]);
  });

  it('has a name of its own, case aside, of two at the same time as well', async () => {
    const [a, b] = [next(), next()];
    const wholes = [await wholeApplication(market(), a, 'Same Name'), await wholeApplication(market(), b, 'SAME  name')];
    const outcomes = await Promise.all([
      market().buyer(a).call('POST /p/shop/apply', wholes[0]!),
      market().buyer(b).call('POST /p/shop/apply', wholes[1]!),
    ]);
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', 'A00001']);
    const [taken] = await market().query<{ name: string }>('select name from stores where id = 1');
    const faults = await market()
      .buyer(next())
      .ok('PUT /p/shop/apply/draft', { shopName: taken!.name.slice(0, 20) });
    expect(Object.keys(faults.faults)).toEqual(taken!.name.length <= 20 ? ['shopName'] : []);
  });

  it('takes no picture of another, and none that was brought for something else', async () => {
    const [mine, other] = [next(), next()];
    const whole = await wholeApplication(market(), mine);
    const foreign = await uploadPicture(market(), other, 'identityCardFront');
    expect(
      await market()
        .buyer(mine)
        .refused('POST /p/shop/apply', { ...whole, identityCardFront: foreign.filePath }),
    ).toBe('fileUnknown');
    expect(
      await market()
        .buyer(mine)
        .refused('POST /p/shop/apply', { ...whole, shopLogo: whole.identityCardFront }),
    ).toBe('fileUnknown');
    expect(
      (
        await market()
          .buyer(mine)
          .call('POST /p/shop/apply', { ...whole, shopLogo: '../../etc/passwd' })
      ).code,
    ).toBe('A00014');
  });

  it('takes no page, no document and no bomb for a picture', async () => {
    const n = next();
    const take = async (bytes: Buffer) => (await sendPicture(market(), n, bytes, { purpose: 'businessLicense' })).data;
    expect(await take(Buffer.from('<!doctype html><script>alert(1)</script>'))).toMatchObject({ failure: 'pictureNotTaken' });
    expect(await take(Buffer.from('%PDF-1.7\n1 0 obj<</Length 9999999999>>stream\n'))).toMatchObject({ failure: 'pictureNotTaken' });
    expect(await take(blackPng(20_000, 20_000, false))).toMatchObject({ failure: 'pictureTooManyPixels' });
  });

  it('leaves with its buyer when she deletes her account', async () => {
    const n = next();
    const applicationId = await submitted(market(), n);
    await market().buyer(n).ok('POST /sms/sendDestroyCode', {});
    await market().app.drain();
    const validCode = /\d{6}/.exec((await mailsTo(n)).at(-1)?.text ?? '')?.[0] ?? '';
    await market().buyer(n).ok('POST /p/user/destroy', { validCode });
    expect(await market().operator.refused('GET /platform/shopAudit/info/{applicationId}', { applicationId })).toBe('applicationUnknown');
    const [row] = await market().query<Record<string, string>>('select * from store_applications where id = $1', [applicationId]);
    expect([row!['firm_name'], row!['receive_mobile'], row!['identity_card_front']]).toEqual(['', '', '']);
    expect(
      await market().query('select 1 from files where owner_id = $1 and purpose = any($2) and state = 2', [n, [...applicationPictures]]),
    ).toEqual([]);
  });
});
