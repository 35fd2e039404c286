import { invoiceTitlesMax } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { Refusal, refuse } from '../../../runtime/errors.ts';
import { say } from '../../../words/index.ts';
import { forgetTitle as deleteTitle, holdBuyer, keepTitle, type KeptTitle, setDefaultTitle, titlesOf } from '../../accounts/index.ts';
import { readTitle, type TypedTitle } from '../model.ts';

/** The title typed, or every field that is wrong, each with a sentence. */
export const titleOrRefuse = (ctx: Ctx, typed: TypedTitle): KeptTitle => {
  const read = readTitle(typed);
  if ('title' in read) return read.title;
  const fields = Object.fromEntries(Object.entries(read.faults).map(([field, word]) => [field, say(ctx.locale, word)]));
  const [first] = Object.entries(fields);
  throw new Refusal('argumentNotValid', { first: first === undefined ? '' : `${first[0]}: ${first[1]}` }, { fields });
};

/** Keeps a title as the default. Of two tabs one waits for the other, as one title is the default; who has left keeps none. */
export const rememberTitle = async (ctx: Ctx, userId: number, title: KeptTitle): Promise<void> => {
  if (!(await holdBuyer(ctx.db, userId))) refuse('notLoggedIn');
  await keepTitle(ctx.db, userId, title, invoiceTitlesMax, ctx.now);
};

export const savedTitles = async (ctx: CtxFor<'GET /p/invoiceTitle/list'>): Promise<Result<'GET /p/invoiceTitle/list'>> =>
  (await titlesOf(ctx.db, ctx.actor.id)).map(({ id, name, taxNumber, ...t }) => ({
    ...t,
    titleId: id,
    headerName: name,
    invoiceTaxNumber: taxNumber,
  }));

/** Keeps a title as the default before any invoice: contracts name the buyer's firm by it, too. */
export const keepFirm = async (ctx: CtxFor<'POST /p/invoiceTitle'>, input: Parsed<'POST /p/invoiceTitle'>): Promise<null> => {
  await rememberTitle(ctx, ctx.actor.id, titleOrRefuse(ctx, input));
  return null;
};

export const chooseDefault = async (
  ctx: CtxFor<'PUT /p/invoiceTitle/default/{titleId}'>,
  { titleId }: Parsed<'PUT /p/invoiceTitle/default/{titleId}'>,
): Promise<null> => {
  await holdBuyer(ctx.db, ctx.actor.id);
  return (await setDefaultTitle(ctx.db, ctx.actor.id, titleId)) ? null : refuse('invoiceTitleUnknown');
};

export const forgetTitle = async (
  ctx: CtxFor<'DELETE /p/invoiceTitle/{titleId}'>,
  { titleId }: Parsed<'DELETE /p/invoiceTitle/{titleId}'>,
): Promise<null> => ((await deleteTitle(ctx.db, ctx.actor.id, titleId)) ? null : refuse('invoiceTitleUnknown'));
