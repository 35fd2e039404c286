import type { Output } from '@kyakhta/contract/types';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadSitePicture } from '../../../test/pictures.ts';

const market = marketplaceForFile();
const none = { title: {}, logoText: {}, welcome: {} };
const config = async (locale: 'en' | 'ru' | 'zh_TW') =>
  (await market().guest.call('GET /webConfig/getPcWebConfig', {}, { locale })).data as Output<'GET /webConfig/getPcWebConfig'>;
const version = async () => (await market().operator.ok('GET /platform/site/settings', {})).version;

describe('what the site calls itself', () => {
  it('is the built-in name until an operator writes another, and is shown at once, each language its own', async () => {
    const m = market();
    expect(await config('ru')).toMatchObject({ pcTitleContent: 'Kyakhta', pcLogoImgText: 'Kyakhta', pcWelcome: '' });
    const siteWords = {
      title: { en: 'Tea Road', ru: ' Чайный путь ', zh_CN: '茶路' },
      logoText: { zh_CN: '茶路' },
      welcome: { ru: 'Добро пожаловать', en: '  ' },
    };
    await m.operator.ok('PUT /platform/site/settings', { version: await version(), siteWords });
    expect(await config('ru')).toMatchObject({ pcTitleContent: 'Чайный путь', pcLogoImgText: '茶路', pcWelcome: 'Добро пожаловать' });
    expect(await config('zh_TW')).toMatchObject({ pcTitleContent: 'Tea Road', pcLogoImgText: '茶路' });
    expect((await m.operator.ok('GET /platform/site/settings', {})).siteWords).toEqual({
      title: { zh_CN: '茶路', en: 'Tea Road', ru: 'Чайный путь' },
      logoText: { zh_CN: '茶路' },
      welcome: { ru: 'Добро пожаловать' },
    });
    const [last] = await m.query<{ after: unknown }>("select after from audit_log where action = 'site.settings' order by id desc limit 1");
    expect(last?.after).toMatchObject({ siteWords: { logoText: { zh_CN: '茶路' } } });
    await m.operator.ok('PUT /platform/site/settings', { version: await version(), siteWords: none });
    expect(await config('ru')).toMatchObject({ pcTitleContent: 'Kyakhta', pcWelcome: '' });
  });

  it('stands with each key of the configuration, for clients that ask by it', async () => {
    const m = market();
    await m.operator.ok('PUT /platform/site/settings', {
      version: await version(),
      siteWords: { ...none, title: { en: 'Tea Road', ru: 'Чайный путь' } },
    });
    const info = async (key: string, locale: 'en' | 'ru') => (await m.guest.call('GET /webConfig/info/{key}', { key }, { locale })).data;
    expect(await info('PC_WEBSITE_CONFIG', 'ru')).toEqual({
      paramKey: 'PC_WEBSITE_CONFIG',
      pcTitleContent: 'Чайный путь',
      pcTitleImg: null,
      items: [],
    });
    const { fileId, filePath: icon } = await uploadSitePicture(m, 'site');
    await m.operator.ok('PUT /platform/site/picture', { name: 'icon', fileId });
    expect(await info('PC_WEBSITE_CONFIG', 'en')).toMatchObject({ pcTitleContent: 'Tea Road', pcTitleImg: icon });
    const questions = await info('INQUIRY_COMMON_PROBLEMS', 'ru');
    expect(questions).toMatchObject({ paramKey: 'INQUIRY_COMMON_PROBLEMS', pcTitleContent: 'Чайный путь', pcTitleImg: icon });
    expect((questions as { items: unknown[] }).items.length).toBeGreaterThan(2);
    for (const key of ['pc_website_config', 'H5_WEBSITE_CONFIG', '__proto__', 'constructor'])
      expect([key, await m.guest.refused('GET /webConfig/info/{key}', { key })]).toEqual([key, 'configUnknown']);
    await m.operator.ok('PUT /platform/site/picture', { name: 'icon', fileId: null });
    await m.operator.ok('PUT /platform/site/settings', { version: await version(), siteWords: none });
  });

  it('takes no line breaks, no language that is none, and nothing too long', async () => {
    const m = market();
    const now = await version();
    for (const title of [{ en: 'Tea\nRoad' }, { en: 'Tea\u0000' }, { en: '\ud800' }, { en: 'x'.repeat(61) }, { xx: 'Tea' }, ['Tea']])
      expect([
        title,
        (await m.operator.call('PUT /platform/site/settings', { version: now, siteWords: { ...none, title: title as never } })).code,
      ]).toEqual([title, 'A00014']);
    expect(await version()).toBe(now);
  });

  it('of two tabs one is told that the other was first', async () => {
    const now = await version();
    const outcomes = await Promise.all(
      ['A', 'B'].map((en) =>
        market().operator.call('PUT /platform/site/settings', { version: now, siteWords: { ...none, welcome: { en } } }),
      ),
    );
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', 'A00001']);
  });

  it('has a sign for the tab and a picture beside the login, until they are taken away', async () => {
    const m = market();
    for (const [name, field] of [
      ['icon', 'pcTitleImg'],
      ['loginPicture', 'pcLoginBgImg'],
    ] as const) {
      const { fileId, filePath } = await uploadSitePicture(m, 'site');
      await m.operator.ok('PUT /platform/site/picture', { name, fileId });
      expect((await config('en'))[field]).toBe(filePath);
      expect((await m.operator.ok('GET /platform/site/content', {}))[name]).toBe(filePath);
      await m.operator.ok('PUT /platform/site/picture', { name, fileId: null });
      expect((await config('en'))[field]).toBeNull();
    }
  });
});
