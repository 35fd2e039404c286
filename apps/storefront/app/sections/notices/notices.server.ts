import { msg } from '@lingui/core/macro';
import { int4Max, languageTag, type Locale } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { ask, formatOf, type Asked, type PageProblem } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { pageTitle } from '../../page-title.ts';
import { paths } from '../../paths.ts';

const size = 20;
const tagOf = (language: string): string => languageTag[language as Locale] ?? language;

/** What the platform tells everybody, the lasting ones first. */
export async function loadNotices(asked: Asked) {
  const i18n = asked.context.get(i18nContext);
  const format = formatOf(asked.context);
  const current = Math.min(100_000, Math.max(1, Math.trunc(Number(asked.url.searchParams.get('page'))) || 1));
  const page = await ask(asked, 'GET /notice/noticeList', { current, size });
  const heading = i18n._(msg`Notices`);
  return {
    title: pageTitle(i18n, heading),
    heading,
    onTop: i18n._(msg({ message: 'Important', comment: 'Mark of a notice that stands on top' })),
    none: i18n._(msg`No notices`),
    noneText: i18n._(msg`Announcements for all users appear here.`),
    home: i18n._(msg`Go to the home page`),
    current,
    pages: page.pages,
    notices: page.records.map(({ id, title, language, isTop, publishTime }) => ({
      id,
      title,
      isTop,
      tag: tagOf(language),
      at: publishTime,
      day: format.longDay(publishTime),
    })),
  };
}
export type Notices = Awaited<ReturnType<typeof loadNotices>>;

/** One notice, its text in paragraphs. */
export async function loadNotice(asked: Asked) {
  const id = Number(asked.url.searchParams.get('id'));
  if (!Number.isInteger(id) || id < 1 || id > int4Max) throw data<PageProblem>({ msg: '', failure: 'noticeUnknown' }, { status: 404 });
  const i18n = asked.context.get(i18nContext);
  const notice = await ask(asked, 'GET /notice/info/{noticeId}', { noticeId: id });
  return {
    title: pageTitle(i18n, notice.title),
    heading: notice.title,
    tag: tagOf(notice.language),
    at: notice.publishTime,
    day: formatOf(asked.context).longDay(notice.publishTime),
    paragraphs: notice.content
      .split(/\n\s*\n/)
      .map((text) => text.trim())
      .filter(Boolean),
    all: { href: paths.notices(), label: i18n._(msg`All notices`) },
  };
}
export type NoticeView = Awaited<ReturnType<typeof loadNotice>>;
