import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { demoPassword } from '@kyakhta/contract';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { addBuyers } from '../../../test/people.ts';
import { uploadPicture } from '../../../test/pictures.ts';
import { ownStore, submitted } from '../../../test/store-applications.ts';
import type { Outcome } from '../../runtime/outcome.ts';
import { isSealed } from '../../runtime/sealed.ts';

const market = marketplaceForFile();
let people: number[] = [];
const next = (): number => people.pop() ?? 0;
beforeAll(async () => {
  people = await addBuyers(market(), 20, 0n);
});
const bytesOf = async (outcome: Outcome): Promise<Buffer> => buffer(outcome.file!.bytes);
const other = () => market().person({ kind: 'operator', id: 2, areas: null });
const refuse = (applicationId: number, remarks: Record<string, string>, round = 1) =>
  market().operator.ok('PUT /platform/shopAudit/refuse', { applicationId, round, remarks });

describe('a refusal', () => {
  it('names fields with reasons, which the buyer reads in her own language, and opens just those', async () => {
    const n = next();
    const buyer = market().buyer(n);
    const applicationId = await submitted(market(), n);
    await market().query("update users set locale = 'ru' where id = $1", [n]);
    expect(await market().operator.refused('PUT /platform/shopAudit/refuse', { applicationId, round: 1, remarks: {} })).toBe(
      'remarksMissing',
    );
    await refuse(applicationId, { intro: 'Say what you make', businessLicense: 'Blurred' });
    expect(await buyer.ok('GET /p/shop/shopAudit', {})).toMatchObject({
      applicationState: 3,
      shopAuditStatus: -1,
      remarks: { intro: 'Say what you make', businessLicense: 'Blurred' },
    });
    const [mail] = await market().query<{ text: string }>(
      'select text from mails m join users u on u.mail = m.recipient where u.id = $1 order by m.id desc limit 1',
      [n],
    );
    expect(mail!.text).toContain('Описание: Say what you make; Свидетельство о регистрации: Blurred');

    const closed = await buyer.call('PUT /p/shop/apply', { intro: 'Ship lanterns of brass.', firmName: 'Another Ltd' });
    expect([closed.code, Object.keys((closed.data as { fields: object }).fields)]).toEqual(['A00014', ['firmName']]);
    expect(await buyer.refused('POST /p/shop/apply', {})).toBe('applicationNotInState');
    const before = await buyer.ok('GET /p/shop/shopAudit', {});
    const paper = await uploadPicture(market(), n, 'businessLicense');
    // What stands may be sent along unchanged, as other clients do.
    const again = {
      intro: 'Ship lanterns of brass.',
      businessLicense: paper.filePath,
      firmName: before.firmName,
      shopLogo: before.shopLogo!.filePath,
    };
    await buyer.ok('PUT /p/shop/apply', again);
    const after = await buyer.ok('GET /p/shop/shopAudit', {});
    expect(after).toMatchObject({ applicationState: 2, shopAuditStatus: 0, shopStatus: 5, remarks: {}, intro: 'Ship lanterns of brass.' });
    expect([after.businessLicense?.filePath, after.shopLogo]).toEqual([paper.filePath, before.shopLogo]);
    const info = await market().operator.ok('GET /platform/shopAudit/info/{applicationId}', { applicationId });
    expect(info.history.map((h) => h.applicationState)).toEqual([2, 3, 2]);
    expect(info.round).toBe(2);
  });

  it('is about what was looked at: one of an earlier round is no decision any more', async () => {
    const n = next();
    const applicationId = await submitted(market(), n);
    await refuse(applicationId, { intro: 'Say more' });
    await market().buyer(n).ok('PUT /p/shop/apply', { intro: 'Ship lanterns of brass.' });
    expect(await other().refused('PUT /platform/shopAudit/approve', { applicationId, round: 1 })).toBe('applicationDecided');
    expect(await other().refused('PUT /platform/shopAudit/refuse', { applicationId, round: 1, remarks: { tel: 'No' } })).toBe(
      'applicationDecided',
    );
  });

  it('that nobody goes on with for ninety days is emptied with its papers; one that is mended before waits', async () => {
    const [left, mended] = [next(), next()];
    for (const n of [left, mended]) await refuse(await submitted(market(), n), { intro: 'Say more' });
    await market().advance(89);
    await market().buyer(mended).ok('PUT /p/shop/apply', { intro: 'Ship lanterns of brass.' });
    expect(await market().buyer(left).ok('GET /p/shop/shopAudit', {})).toMatchObject({ applicationState: 3 });
    await market().advance(2);
    const filesOf = (n: number) => market().query("select 1 from files where owner_kind = 'buyer' and owner_id = $1 and state = 2", [n]);
    expect(await market().buyer(left).ok('GET /p/shop/shopAudit', {})).toMatchObject({
      applicationState: 1,
      firmName: '',
      creditCode: '',
      businessLicense: null,
      identityCardFront: null,
      remarks: {},
    });
    expect(await filesOf(left)).toEqual([]);
    expect(await market().buyer(mended).ok('GET /p/shop/shopAudit', {})).toMatchObject({ applicationState: 2 });
    expect(await filesOf(mended)).not.toEqual([]);
  });

  it('is one of two decisions at the same time, as are two resubmissions', async () => {
    const n = next();
    const applicationId = await submitted(market(), n);
    const decisions = await Promise.all([
      market().operator.call('PUT /platform/shopAudit/approve', { applicationId, round: 1 }),
      other().call('PUT /platform/shopAudit/refuse', { applicationId, round: 1, remarks: { intro: 'Say more' } }),
      other().call('PUT /platform/shopAudit/approve', { applicationId, round: 1 }),
    ]);
    expect(decisions.filter((o) => o.code === '00000')).toHaveLength(1);
    const m = next();
    const second = await submitted(market(), m);
    await refuse(second, { intro: 'Say more' });
    const tabs = await Promise.all(
      ['One of brass.', 'One of steel.'].map((intro) => market().buyer(m).call('PUT /p/shop/apply', { intro })),
    );
    expect(tabs.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(await market().query('select round from store_applications where id = $1', [second])).toEqual([{ round: 2 }]);
  });

  it('of the name frees it for somebody else', async () => {
    const [a, b] = [next(), next()];
    const first = await submitted(market(), a, 'Brass and Steel');
    await refuse(first, { shopName: 'Not yours' });
    await submitted(market(), b, 'BRASS and steel');
    expect(await market().buyer(a).refused('PUT /p/shop/apply', {})).toBe('shopNameTaken');
  });
});

describe('an approval', () => {
  it('makes a store that opens once its account is set', async () => {
    const n = next();
    const buyer = market().buyer(n);
    const applicationId = await submitted(market(), n);
    expect(await buyer.refused('PUT /p/shop/account', { userName: 'lamps_1', password: demoPassword })).toBe('applicationNotInState');
    const { shopId } = await market().operator.ok('PUT /platform/shopAudit/approve', { applicationId, round: 1, scope: 'Lamps, lanterns' });
    expect(await market().operator.ok('PUT /platform/shopAudit/approve', { applicationId, round: 1 })).toEqual({ shopId });
    expect(await buyer.ok('GET /p/user/centerInfo', {})).toMatchObject({ shopId, shopStatus: 0, shopAuditStatus: 1 });
    expect(await market().guest.refused('GET /shop/headInfo/{shopId}', { shopId })).toBe('shopUnknown');

    for (const password of ['short', 'far too long for it', '      '])
      expect(await buyer.refused('PUT /p/shop/account', { userName: 'lamps_1', password })).toBe('passwordLengthWrong');
    expect(await buyer.refused('PUT /p/shop/account', { userName: 'lamps_1', password: '123456' })).toBe('passwordCommon');
    expect((await buyer.call('PUT /p/shop/account', { userName: 'a b', password: demoPassword })).code).toBe('A00014');
    expect(await buyer.refused('PUT /p/shop/account', { userName: 'Seller1', password: demoPassword })).toBe('accountNameTaken');
    const twins = await Promise.all([1, 2].map((i) => buyer.call('PUT /p/shop/account', { userName: `lamps_${i}`, password: 'lamp-7x' })));
    expect(twins.filter((o) => o.code === '00000')).toHaveLength(1);
    expect(await buyer.ok('GET /p/user/centerInfo', {})).toMatchObject({ shopId, shopStatus: 1, shopAuditStatus: 1 });
    const { storeAccount } = await buyer.ok('GET /p/shop/shopAudit', {});
    await market().guest.ok('POST /shop/admin/login', { userName: storeAccount ?? '', passWord: 'lamp-7x' });
    const head = await market().guest.ok('GET /shop/headInfo/{shopId}', { shopId });
    expect([head.shopName, head.intro.length > 9, head.shopLogo]).toEqual([`Lamps of ${n}`, true, expect.stringMatching(/^u\//)]);
    expect(await market().guest.ok('GET /shop/qualification/{shopId}', { shopId })).toMatchObject({
      firmName: 'Harbin Lamps Ltd',
      creditCode: '91350100M000100Y43',
      scope: 'Lamps, lanterns',
      hasLicense: true,
    });
    expect(await market().guest.ok('GET /shop/qualification/{shopId}', { shopId: 1 })).toMatchObject({ creditCode: '', hasLicense: false });
    // What a store tells of itself never stands where the checked words stand.
    await market().query('update stores set identity = identity || $2::jsonb where id = $1', [
      shopId,
      JSON.stringify({ registrationNumber: '91110000000000000X', country: 'RU' }),
    ]);
    expect(await market().guest.ok('GET /shop/qualification/{shopId}', { shopId })).toMatchObject({
      creditCode: '91350100M000100Y43',
      stated: { registrationNumber: '91110000000000000X', country: 'RU' },
    });
    expect(await buyer.refused('POST /p/shop/apply', {})).toBe('applicationNotInState');
    expect(await buyer.refused('PUT /p/shop/apply', { firmName: 'Another' })).toBe('applicationNotInState');
  });

  it('leaves the account’s password to whoever knows the old one', async () => {
    const n = next();
    const buyer = market().buyer(n);
    expect(await buyer.refused('PUT /p/shop/account/password', { oldPassword: 'a', password: 'glow-7x9' })).toBe('storeAccountUnknown');
    await ownStore(market(), n, `owner${n}`);
    expect(await buyer.refused('PUT /p/shop/account/password', { oldPassword: 'wrong', password: 'glow-7x9' })).toBe('oldPasswordWrong');
    await buyer.ok('PUT /p/shop/account/password', { oldPassword: demoPassword, password: 'glow-7x9' });
    expect((await market().guest.call('POST /shop/admin/login', { userName: `owner${n}`, passWord: demoPassword })).code).not.toBe('00000');
    await market().guest.ok('POST /shop/admin/login', { userName: `owner${n}`, passWord: 'glow-7x9' });
  });

  it('does not let its owner delete herself', async () => {
    const n = next();
    await ownStore(market(), n, `owner${n}`);
    expect(await market().buyer(n).refused('POST /p/user/destroy', { validCode: '123456' })).toBe('accountInUse');
  });
});

describe('a paper', () => {
  it('opens for whoever asked, with a reason, for five minutes; each look is kept', async () => {
    const n = next();
    const applicationId = await submitted(market(), n);
    const ask = { applicationId, paper: 'identityCardFront', reason: 'Compare the name' } as const;
    expect((await market().operator.call('POST /platform/shopAudit/paper', { ...ask, reason: ' ' })).code).toBe('A00014');
    const { token } = await market().operator.ok('POST /platform/shopAudit/paper', ask);
    const looks = () =>
      market().query("select actor_id, after from audit_log where action = 'storeApplication.paper' and subject = $1", [
        `storeApplication:${applicationId}`,
      ]);
    expect(await looks()).toEqual([{ actor_id: 1, after: { paper: 'identityCardFront', reason: 'Compare the name' } }]);
    expect((await market().operator.call('GET /platform/shopAudit/paper', { token })).file?.type).toBe('image/webp');
    expect(await other().refused('GET /platform/shopAudit/paper', { token })).toBe('paperLinkOver');
    expect(await market().operator.refused('GET /platform/shopAudit/paper', { token: 'a'.repeat(43) })).toBe('paperLinkOver');
    expect(await market().buyer(n).refused('GET /p/shop/qualification/license', { token })).toBe('paperLinkOver');
    await market().advance(6 / 24 / 60);
    expect(await market().operator.refused('GET /platform/shopAudit/paper', { token })).toBe('paperLinkOver');
  });

  it('lies sealed on the disk, is seen whole by who brought it and marked by who looks, anew each time', async () => {
    const n = next();
    const applicationId = await submitted(market(), n);
    const [kept] = await market().query<{ id: number; path: string }>(
      'select f.id, f.path from files f join store_applications a on a.identity_card_front = f.path where a.id = $1',
      [applicationId],
    );
    const lying = readFileSync(join(market().app.dataDir, 'private/pictures', kept!.path.slice(2)));
    expect([isSealed(lying), lying.includes('WEBP')]).toEqual([true, false]);
    const own = await bytesOf(await market().buyer(n).call('GET /p/file/{fileId}', { fileId: kept!.id }));
    const looked = async (person: ReturnType<typeof other>) => {
      const { token } = await person.ok('POST /platform/shopAudit/paper', { applicationId, paper: 'identityCardFront', reason: 'Compare' });
      return bytesOf(await person.call('GET /platform/shopAudit/paper', { token }));
    };
    const [first, second] = [await looked(market().operator), await looked(other())];
    const sides = async (bytes: Buffer) => {
      const { width, height, format } = await sharp(bytes).metadata();
      return [width, height, format];
    };
    expect(await sides(first)).toEqual(await sides(own));
    expect(new Set([own, first, second].map((b) => b.toString('base64'))).size).toBe(3);
    // A paper in another's place is none.
    const [licence] = await market().query<{ path: string }>('select business_license as path from store_applications where id = $1', [
      applicationId,
    ]);
    writeFileSync(join(market().app.dataDir, 'private/pictures', licence!.path.slice(2)), lying);
    const { token } = await market().operator.ok('POST /platform/shopAudit/paper', {
      applicationId,
      paper: 'businessLicense',
      reason: 'Look',
    });
    expect((await market().operator.call('GET /platform/shopAudit/paper', { token })).code).toBe('A00005');
  });

  it('is nobody’s whose application is a draft, and of an open store its licence alone is shown', async () => {
    const [n, stranger] = [next(), market().buyer(1)];
    await market()
      .buyer(n)
      .ok('PUT /p/shop/apply/draft', { identityCardFront: (await uploadPicture(market(), n, 'identityCardFront')).filePath });
    const [draft] = await market().query<{ id: number }>('select id from store_applications where user_id = $1', [n]);
    const ask = { applicationId: draft!.id, paper: 'identityCardFront', reason: 'Curious' } as const;
    expect(await market().operator.refused('POST /platform/shopAudit/paper', ask)).toBe('applicationUnknown');
    expect(await market().operator.refused('GET /platform/shopAudit/info/{applicationId}', { applicationId: draft!.id })).toBe(
      'applicationUnknown',
    );
    const owner = next();
    const shopId = await ownStore(market(), owner, `owner${owner}`);
    expect(await stranger.refused('POST /p/shop/qualification/license', { shopId: 1 })).toBe('shopUnknown');
    const { token } = await stranger.ok('POST /p/shop/qualification/license', { shopId });
    expect((await stranger.call('GET /p/shop/qualification/license', { token })).file?.name).toBe('businessLicense.webp');
    const mine = await market().buyer(owner).ok('GET /p/shop/shopAudit', {});
    expect(await stranger.refused('GET /p/file/{fileId}', { fileId: mine.identityCardFront!.fileId })).toBe('fileUnknown');
  });
});
