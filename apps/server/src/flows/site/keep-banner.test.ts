import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Input, Locale, Output } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { uploadSitePicture } from '../../../test/pictures.ts';

const market = marketplaceForFile();
type Shown = Output<'GET /indexImgs/{shopId}'>;
const home = async (locale: Locale = 'en'): Promise<Shown> =>
  (await market().guest.call('GET /indexImgs/{shopId}', { shopId: 0, imgType: 1 }, { locale })).data as Shown;
const kept = () => market().operator.ok('GET /platform/banner/list', {});
const banner = (more: Partial<Input<'POST /platform/banner'>> = {}): Input<'POST /platform/banner'> => ({
  type: 0,
  relation: 5,
  titles: {},
  locales: [],
  startsAt: null,
  endsAt: null,
  isOn: true,
  picture: null,
  ...more,
});
const isServed = (path: string): Promise<boolean> =>
  access(join(market().app.dataDir, 'files', path)).then(
    () => true,
    () => false,
  );
const actionsOn = async (subject: string): Promise<string[]> =>
  (await market().query<{ action: string }>('select action from audit_log where subject = $1 order by id', [subject])).map((r) => r.action);

describe('a banner', () => {
  it('is added last, shown in the words of its reader, changed, moved, switched off and removed; each step is recorded', async () => {
    const { operator } = market();
    const before = await kept();
    const titles = { ru: 'Скидки недели', en: 'Offers of the week' };
    const { bannerId } = await operator.ok('POST /platform/banner', banner({ titles }));
    expect((await home()).at(-1)).toMatchObject({ id: bannerId, type: 0, relation: 5, title: 'Offers of the week' });
    expect((await home('ru')).at(-1)?.title).toBe('Скидки недели');
    await operator.ok('PUT /platform/banner/{bannerId}', { bannerId, version: 1, ...banner({ type: 1, relation: 1 }) });
    expect(await operator.refused('PUT /platform/banner/{bannerId}', { bannerId, version: 1, ...banner() })).toBe('changedMeanwhile');
    const store = (await home()).at(-1);
    expect([store?.type, store?.title]).toEqual([1, (await kept()).at(-1)?.name]);
    await operator.ok('PUT /platform/banner/order', { bannerIds: [bannerId, ...before.map((b) => b.bannerId)] });
    expect((await home())[0]?.id).toBe(bannerId);
    expect(await operator.refused('PUT /platform/banner/order', { bannerIds: [bannerId] })).toBe('changedMeanwhile');
    await operator.ok('PUT /platform/banner/{bannerId}', { bannerId, version: 2, ...banner({ isOn: false }) });
    expect((await home()).map(({ id }) => id)).not.toContain(bannerId);
    await operator.ok('DELETE /platform/banner/{bannerId}', { bannerId });
    expect(await operator.refused('DELETE /platform/banner/{bannerId}', { bannerId })).toBe('bannerUnknown');
    expect(await kept()).toEqual(before);
    expect(await actionsOn(`banner:${bannerId}`)).toEqual(['banner.add', 'banner.change', 'banner.change', 'banner.remove']);
  });

  it('is shown in its languages and within its dates only', async () => {
    const { operator, advance } = market();
    const [clock] = await market().query<{ now: Date }>('select now() as now');
    const at = (days: number) => new Date(clock!.now.getTime() + days * 86_400_000).toISOString();
    const { bannerId } = await operator.ok('POST /platform/banner', banner({ locales: ['ru', 'ar'], startsAt: at(1), endsAt: at(3) }));
    const isShown = async (locale: Locale) => (await home(locale)).some(({ id }) => id === bannerId);
    expect(await isShown('ru')).toBe(false);
    await advance(2);
    expect([await isShown('ru'), await isShown('ar'), await isShown('en')]).toEqual([true, true, false]);
    await advance(2);
    expect(await isShown('ru')).toBe(false);
    expect(await operator.refused('POST /platform/banner', banner({ startsAt: at(3), endsAt: at(3) }))).toBe('bannerEndsEarly');
    const { code, data } = await operator.call('POST /platform/banner', banner({ startsAt: 'soon' }));
    expect([code, Object.keys((data as { fields: object }).fields)]).toEqual(['A00014', ['startsAt']]);
    await operator.ok('DELETE /platform/banner/{bannerId}', { bannerId });
  });

  it('stands with the picture that was brought, which is gone with it', async () => {
    const { operator, app } = market();
    const [first, second] = [await uploadSitePicture(market(), 'banner'), await uploadSitePicture(market(), 'banner')];
    const { bannerId } = await operator.ok('POST /platform/banner', banner({ picture: { fileId: first.fileId } }));
    expect((await home()).at(-1)?.imgUrl).toBe(first.filePath);
    expect(await isServed(first.filePath)).toBe(true);
    const other = await uploadSitePicture(market(), 'site');
    const change = (version: number, picture: Input<'POST /platform/banner'>['picture']) => ({ bannerId, version, ...banner({ picture }) });
    for (const picture of [{ fileId: other.fileId }, { path: second.filePath }])
      expect(await operator.refused('PUT /platform/banner/{bannerId}', change(1, picture))).toBe('fileUnknown');
    await operator.ok('PUT /platform/banner/{bannerId}', change(1, { path: first.filePath }));
    await operator.ok('PUT /platform/banner/{bannerId}', change(2, { fileId: second.fileId }));
    await app.drain();
    expect([await isServed(first.filePath), await isServed(second.filePath)]).toEqual([false, true]);
    await operator.ok('DELETE /platform/banner/{bannerId}', { bannerId });
    await app.drain();
    expect(await isServed(second.filePath)).toBe(false);
    expect((await actionsOn(`banner:${bannerId}`)).filter((action) => action === 'banner.picture')).toHaveLength(2);
  });
});

describe('the pictures of the site', () => {
  it('are set and taken away by operators, and each is recorded', async () => {
    const { operator, guest, app } = market();
    const shown = async () => {
      const { pcLogoImg, pcQrcodeImg } = await guest.ok('GET /webConfig/getPcWebConfig', {});
      return [pcLogoImg, pcQrcodeImg];
    };
    expect(await shown()).toEqual([null, null]);
    const [logo, code] = [await uploadSitePicture(market(), 'site'), await uploadSitePicture(market(), 'site')];
    await operator.ok('PUT /platform/site/picture', { name: 'logo', fileId: logo.fileId });
    await operator.ok('PUT /platform/site/picture', { name: 'appCode', fileId: code.fileId });
    expect(await shown()).toEqual([logo.filePath, code.filePath]);
    expect(await operator.refused('PUT /platform/site/picture', { name: 'logo', fileId: logo.fileId })).toBe('fileUnknown');
    await operator.ok('PUT /platform/site/picture', { name: 'logo', fileId: null });
    await app.drain();
    expect([await shown(), await isServed(logo.filePath), await isServed(code.filePath)]).toEqual([[null, code.filePath], false, true]);
    const rows = await market().query<{ before: object; after: object }>(
      `select before, after from audit_log where action = 'site.picture' order by id`,
    );
    expect(rows.at(-1)).toEqual({ before: { logo: logo.filePath }, after: { logo: '' } });
  });
});

describe('the words of the site', () => {
  it('have voices of customers, in the language of the reader or the nearest', async () => {
    const { operator, guest } = market();
    const { version } = await operator.ok('GET /platform/site/content', {});
    const testimonials = [
      { name: 'Ольга', words: { ru: { role: 'закупщица', text: 'Пришло в срок.' }, en: { role: 'buyer', text: 'On time.' } } },
    ];
    await operator.ok('PUT /platform/site/content', { version, testimonials });
    const voice = async (locale: Locale) =>
      ((await guest.call('GET /webConfig/getHomeConfig', {}, { locale })).data as Output<'GET /webConfig/getHomeConfig'>).testimonials[0];
    expect(await voice('ru')).toEqual({ name: 'Ольга', role: 'закупщица', text: 'Пришло в срок.', language: 'ru' });
    expect(await voice('de')).toEqual({ name: 'Ольга', role: 'buyer', text: 'On time.', language: 'en' });
    const { version: next } = await operator.ok('GET /platform/site/content', {});
    const nobody = await operator.call('PUT /platform/site/content', { version: next, testimonials: [{ name: 'Ольга', words: {} }] });
    expect(nobody.code).toBe('A00014');
  });

  it('have common questions about inquiries: an operator’s own in a language, the built-in ones elsewhere', async () => {
    const { operator, guest } = market();
    const asked = async (locale: Locale) =>
      (
        (await guest.call('GET /webConfig/info/{key}', { key: 'INQUIRY_COMMON_PROBLEMS' }, { locale }))
          .data as Output<'GET /webConfig/info/{key}'>
      ).items;
    const [russian, english] = [await asked('ru'), await asked('en')];
    const { version, inquiryQuestions } = await operator.ok('GET /platform/site/settings', {});
    expect(inquiryQuestions['ru']).toEqual(russian);
    const ru = [{ title: 'Сколько ждать ответа?', content: 'Обычно один день.' }];
    await operator.ok('PUT /platform/site/settings', { version, inquiryQuestions: { ...inquiryQuestions, ru } });
    expect([await asked('ru'), await asked('en')]).toEqual([ru, english]);
    const [row] = await market().query<{ value: object }>(`select value from settings where name = 'inquiryQuestions'`);
    expect(row?.value).toEqual({ ru });
  });
});
