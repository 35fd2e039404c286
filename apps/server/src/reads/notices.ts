import { type Locale, textFallback } from '@kyakhta/contract';
import { sql } from '../runtime/sql.ts';
import type { Ctx, Parsed, Result } from '../runtime/context.ts';
import { refuse } from '../runtime/errors.ts';
import { offsetOf, pageOf } from './paging.ts';

/** How many stand on top of a page. */
const topMost = 5;

type Texts = Readonly<Record<string, { readonly title: string; readonly content: string }>>;
type Row = { readonly id: number; readonly texts: Texts; readonly isTop: boolean; readonly publishedAt: Date };

/** The words in the reader's language, or in the nearest there is. */
const wordsFor = (texts: Texts, locale: Locale): { language: string; title: string; content: string } => {
  const language = textFallback(locale).find((one) => texts[one] !== undefined) ?? Object.keys(texts)[0] ?? locale;
  return { language, ...(texts[language] ?? { title: '', content: '' }) };
};
const headOf = ({ id, texts, isTop, publishedAt }: Row, locale: Locale): Result<'GET /notice/topNoticeList'>[number] => {
  const { title, language } = wordsFor(texts, locale);
  return { id, title, language, isTop, publishTime: publishedAt.toISOString() };
};

export const topNotices = async (ctx: Ctx): Promise<Result<'GET /notice/topNoticeList'>> => {
  const { rows } = await sql<Row>`
    select id, texts, is_top as "isTop", published_at as "publishedAt" from notices
    where published_at is not null and is_top order by published_at desc, id desc limit ${topMost}`.execute(ctx.db);
  return rows.map((row) => headOf(row, ctx.locale));
};

export const listNotices = async (ctx: Ctx, input: Parsed<'GET /notice/noticeList'>): Promise<Result<'GET /notice/noticeList'>> => {
  const { rows } = await sql<Row & { readonly total: number }>`
    select id, texts, is_top as "isTop", published_at as "publishedAt", count(*) over ()::int as total from notices
    where published_at is not null order by is_top desc, published_at desc, id desc limit ${input.size} offset ${offsetOf(input)}`.execute(
    ctx.db,
  );
  return pageOf(
    rows.map((row) => headOf(row, ctx.locale)),
    rows[0]?.total ?? 0,
    input,
  );
};

export const showNotice = async (
  ctx: Ctx,
  { noticeId: id }: Parsed<'GET /notice/info/{noticeId}'>,
): Promise<Result<'GET /notice/info/{noticeId}'>> => {
  const { rows } = await sql<Row>`
    select id, texts, is_top as "isTop", published_at as "publishedAt" from notices where id = ${id} and published_at is not null`.execute(
    ctx.db,
  );
  const row = rows[0] ?? refuse('noticeUnknown');
  return { ...headOf(row, ctx.locale), content: wordsFor(row.texts, ctx.locale).content };
};

export const allNotices = async (ctx: Ctx, input: Parsed<'GET /platform/notice/page'>): Promise<Result<'GET /platform/notice/page'>> => {
  const { rows } = await sql<Omit<Row, 'publishedAt'> & { publishedAt: Date | null; changedAt: Date; version: number; total: number }>`
    select id, texts, is_top as "isTop", published_at as "publishedAt", changed_at as "changedAt", version, count(*) over ()::int as total
    from notices order by id desc limit ${input.size} offset ${offsetOf(input)}`.execute(ctx.db);
  return pageOf(
    rows.map(({ id, texts, isTop, publishedAt, changedAt, version }) => ({
      id,
      texts: { ...texts },
      isTop,
      publishTime: publishedAt?.toISOString() ?? null,
      changedAt: changedAt.toISOString(),
      version,
    })),
    rows[0]?.total ?? 0,
    input,
  );
};
