import type { Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import { insertNotice, lockNotice, setNoticePublished, updateNotice } from '../store/notices.ts';

/** Cache tag of all notices shown. */
export const noticesTag = 'notices';

const subject = (id: number): string => `notice:${id}`;

const wordsOf = (texts: Parsed<'POST /platform/notice'>['texts']): Readonly<Record<string, { title: string; content: string }>> => {
  const written = Object.fromEntries(Object.entries(texts).filter(([, words]) => words !== undefined));
  return Object.keys(written).length > 0 ? written : refuse('noticeWithoutWords');
};

export const writeNotice = async (
  ctx: CtxFor<'POST /platform/notice'>,
  input: Parsed<'POST /platform/notice'>,
): Promise<{ id: number }> => {
  const notice = { texts: wordsOf(input.texts), isTop: input.isTop };
  const id = await insertNotice(ctx.db, notice, ctx.now);
  await recordAudit(ctx, 'notice.write', subject(id), null, notice);
  return { id };
};

export const changeNotice = async (
  ctx: CtxFor<'PUT /platform/notice/{noticeId}'>,
  { noticeId: id, version, texts, isTop }: Parsed<'PUT /platform/notice/{noticeId}'>,
): Promise<null> => {
  const notice = { texts: wordsOf(texts), isTop };
  const before = (await lockNotice(ctx.db, id)) ?? refuse('noticeUnknown');
  if (before.version !== version) return refuse('changedMeanwhile');
  const was = { texts: before.texts, isTop: before.isTop };
  await updateNotice(ctx.db, id, notice, ctx.now);
  ctx.changed(noticesTag);
  await recordAudit(ctx, 'notice.change', subject(id), was, notice);
  return null;
};

/** A notice that is shown already, or is not, stays as it is: nothing changed is nothing recorded. */
const show =
  (shown: boolean) =>
  async (ctx: Ctx, { noticeId: id }: { readonly noticeId: number }): Promise<null> => {
    const before = (await lockNotice(ctx.db, id)) ?? refuse('noticeUnknown');
    if ((before.publishedAt !== null) === shown) return null;
    await setNoticePublished(ctx.db, id, shown ? ctx.now : null, ctx.now);
    ctx.changed(noticesTag);
    await recordAudit(ctx, shown ? 'notice.publish' : 'notice.takeDown', subject(id), { published: !shown }, { published: shown });
    return null;
  };
export const publishNotice = show(true);
export const takeDownNotice = show(false);
