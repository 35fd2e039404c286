import type { Output } from '@kyakhta/contract/types';
import { type Locale, locales } from '@kyakhta/contract';
import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';
import { httpForFile } from '../../../test/http.ts';
import { offeredTo } from './index.ts';

const market = marketplaceForFile();
const http = httpForFile(market);
const version = async () => (await market().operator.ok('GET /platform/site/settings', {})).version;
const switchOff = async (...languagesOff: Exclude<Locale, 'en'>[]) =>
  market().operator.ok('PUT /platform/site/settings', { version: await version(), languagesOff });
const offered = async () => {
  const { langItemList } = await market().guest.ok('GET /lang/default', {});
  return langItemList.filter(({ hide }) => hide === 0).map(({ language }) => language);
};
/** In which words the interface refuses somebody who asks in a language. */
const refusalIn = async (locale: string) => (await http().ask({ url: '/api/webConfig/info/nothing', headers: { locale } })).msg;

describe('the languages of the site', () => {
  it('are ten, and those that an operator leaves, at once, with a line in the record', async () => {
    const m = market();
    expect(await offered()).toEqual([...locales]);
    const [english, korean, chinese] = [await refusalIn('en'), await refusalIn('ko'), await refusalIn('zh_CN')];
    expect(new Set([english, korean, chinese]).size).toBe(3);
    await switchOff('ko', 'zh_TW', 'ko');
    expect(await offered()).toEqual(locales.filter((locale) => locale !== 'ko' && locale !== 'zh_TW'));
    expect([await refusalIn('ko'), await refusalIn('zh_TW')]).toEqual([english, chinese]);
    const [last] = await m.query<{ before: unknown; after: unknown }>(
      "select before, after from audit_log where action = 'site.settings' order by id desc limit 1",
    );
    expect(last).toEqual({ before: { languagesOff: [] }, after: { languagesOff: ['zh_TW', 'ko'] } });
    await switchOff();
    expect([await offered(), await refusalIn('ko')]).toEqual([[...locales], korean]);
  });

  it('keep the default one whatever is sent, and take no language that is none', async () => {
    const now = await version();
    for (const languagesOff of [['en'], ['ko', 'en'], ['xx'], ['KO'], 'ko', { 0: 'ko' }, Array.from({ length: 11 }, () => 'ko')])
      expect([
        languagesOff,
        (await market().operator.call('PUT /platform/site/settings', { version: now, languagesOff: languagesOff as never })).code,
      ]).toEqual([languagesOff, 'A00014']);
    await switchOff(...locales.filter((locale) => locale !== 'en'));
    expect(await offered()).toEqual(['en']);
    expect(await refusalIn('ru')).toBe(await refusalIn('en'));
    await switchOff();
  });

  it('are switched by one of two tabs, and the other is told', async () => {
    const now = await version();
    const outcomes = await Promise.all(
      (['ko', 'he'] as const).map((one) => market().operator.call('PUT /platform/site/settings', { version: now, languagesOff: [one] })),
    );
    expect(outcomes.map((o) => o.code).toSorted()).toEqual(['00000', 'A00001']);
    await switchOff();
  });

  it('are those that people are written to in, and her own comes back with its language', async () => {
    const m = market();
    await m.query("update users set locale = 'zh_TW' where id = 1");
    // Read each time, as by a process that has just heard of the change.
    const kept = <T>(_: string, __: readonly string[], load: () => Promise<T>): Promise<T> => load();
    const inWhich = () => offeredTo({ db: m.app.database.db, kept }, 'zh_TW');
    expect(await inWhich()).toBe('zh_TW');
    await switchOff('zh_TW');
    expect(await inWhich()).toBe('zh_CN');
    await switchOff('zh_TW', 'zh_CN');
    expect(await inWhich()).toBe('en');
    await switchOff();
    expect(await inWhich()).toBe('zh_TW');
    const [user] = await m.query<{ locale: string; mail: string }>('select locale, mail from users where id = 1');
    expect(user?.locale).toBe('zh_TW');
  });

  it('are those of a mail that was asked for in one and is written after it was switched off', async () => {
    const m = market();
    const [user] = await m.query<{ mail: string }>('select mail from users where id = 2');
    const subjectIn = async (locale: Locale, off: Exclude<Locale, 'en'>[]) => {
      await m.advance(1 / 24);
      expect((await m.guest.call('POST /sms/sendLoginCode', { mail: user?.mail ?? '' }, { locale })).code).toBe('00000');
      await switchOff(...off);
      await m.app.drain();
      await switchOff();
      return (
        await m.query<{ subject: string }>('select subject from mails where recipient = $1 order by id desc limit 1', [user?.mail])
      )[0]?.subject.replaceAll(/\d/g, '');
    };
    const [english, chinese] = [await subjectIn('en', []), await subjectIn('zh_CN', [])];
    expect([await subjectIn('ko', ['ko']), await subjectIn('zh_TW', ['zh_TW'])]).toEqual([english, chinese]);
    expect(await subjectIn('ko', [])).not.toBe(english);
  });

  it('are answered as kept, and never as they were before the switch', async () => {
    type List = Output<'GET /lang/default'>;
    for (let round = 0; round < 5; round += 1) {
      await switchOff(...(round % 2 === 0 ? (['de'] as const) : []));
      const list: List = await market().guest.ok('GET /lang/default', {});
      expect(list.langItemList.find(({ language }) => language === 'de')?.hide).toBe(round % 2 === 0 ? 1 : 0);
    }
    await switchOff();
  });
});
