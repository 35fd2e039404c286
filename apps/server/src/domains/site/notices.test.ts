import { describe, expect, it } from 'vitest';
import { marketplaceForFile } from '../../../test/marketplace.ts';

const market = marketplaceForFile();
const words = (title: string, content = `${title}: text`) => ({ title, content });

describe('a notice', () => {
  it('is seen once published, changed at once, and gone when taken down; each step is recorded', async () => {
    const { operator, guest, query } = market();
    const before = (await guest.ok('GET /notice/noticeList', {})).total;
    const { id } = await operator.ok('POST /platform/notice', { texts: { en: words('Holiday') }, isTop: false });
    expect(await guest.refused('GET /notice/info/{noticeId}', { noticeId: id })).toBe('noticeUnknown');
    await operator.ok('PUT /platform/notice/{noticeId}/publish', { noticeId: id });
    await operator.ok('PUT /platform/notice/{noticeId}/publish', { noticeId: id });
    expect((await guest.ok('GET /notice/noticeList', {})).total).toBe(before + 1);
    const [kept] = (await operator.ok('GET /platform/notice/page', {})).records;
    await operator.ok('PUT /platform/notice/{noticeId}', {
      noticeId: id,
      version: kept!.version,
      texts: { en: words('Holidays') },
      isTop: true,
    });
    expect((await guest.ok('GET /notice/info/{noticeId}', { noticeId: id })).title).toBe('Holidays');
    expect((await guest.ok('GET /notice/topNoticeList', {})).map((notice) => notice.id)).toContain(id);
    expect((await guest.ok('GET /notice/noticeList', {})).records[0]?.id).toBe(id);
    await operator.ok('PUT /platform/notice/{noticeId}/takeDown', { noticeId: id });
    expect(await guest.refused('GET /notice/info/{noticeId}', { noticeId: id })).toBe('noticeUnknown');
    const recorded = await query<{ action: string }>(`select action from audit_log where subject = $1 order by id`, [`notice:${id}`]);
    expect(recorded.map(({ action }) => action)).toEqual(['notice.write', 'notice.publish', 'notice.change', 'notice.takeDown']);
  });

  it('is read in one’s own language, in English, in Chinese, in whatever there is', async () => {
    const { operator, guest } = market();
    const published = async (texts: Record<string, { title: string; content: string }>) => {
      const { id } = await operator.ok('POST /platform/notice', { texts, isTop: false });
      await operator.ok('PUT /platform/notice/{noticeId}/publish', { noticeId: id });
      return async (locale: 'ru' | 'de') => {
        const { data } = await guest.call('GET /notice/info/{noticeId}', { noticeId: id }, { locale });
        return (data as { language: string }).language;
      };
    };
    const several = await published({ ru: words('Отпуск'), en: words('Holiday'), zh_CN: words('假期') });
    expect([await several('ru'), await several('de')]).toEqual(['ru', 'en']);
    const chinese = await published({ zh_CN: words('假期'), ko: words('휴일') });
    expect(await chinese('de')).toBe('zh_CN');
    const korean = await published({ ko: words('휴일') });
    expect(await korean('de')).toBe('ko');
  });

  it('of two operators who change it at once keeps the first change, and tells the second', async () => {
    const { operator } = market();
    const { id } = await operator.ok('POST /platform/notice', { texts: { en: words('One') }, isTop: false });
    const change = (title: string) => ({ noticeId: id, version: 1, texts: { en: words(title) }, isTop: false });
    await operator.ok('PUT /platform/notice/{noticeId}', change('Two'));
    expect(await operator.refused('PUT /platform/notice/{noticeId}', change('Three'))).toBe('changedMeanwhile');
  });

  it('has words, and is one that there is', async () => {
    const { operator } = market();
    expect(await operator.refused('POST /platform/notice', { texts: {}, isTop: false })).toBe('noticeWithoutWords');
    expect(await operator.refused('PUT /platform/notice/{noticeId}/publish', { noticeId: 2_000_000 })).toBe('noticeUnknown');
  });
});

describe('calls whose service does not exist yet', () => {
  it('check what they are given and say that nobody is there', async () => {
    const { buyer, guest } = market();
    expect(await buyer(1).refused('POST /p/wuKongIm/registerOrLogin', {})).toBe('chatNotOpen');
    expect(await buyer(1).refused('GET /p/wuKongIm/conversation/sync/page', { version: 0, current: 1, size: 20 })).toBe('chatNotOpen');
    expect(await guest.refused('POST /shop/translateObject', { texts: ['靴子'], to: 'ru' })).toBe('translationNotOpen');
    expect((await guest.call('POST /shop/translateObject', { texts: ['靴子'], to: 'xx' as 'ru' })).code).toBe('A00014');
  });
});
