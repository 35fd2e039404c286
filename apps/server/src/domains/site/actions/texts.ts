import { type Locale, locales } from '@kyakhta/contract';
import type { CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { say, type WordId } from '../../../words/index.ts';
import { siteSettings, tabOf } from './shown.ts';

interface QuestionWords {
  readonly title: WordId;
  readonly content: WordId;
}
/** Questions and answers that everyone may read, by the name under which the pages ask for them. */
const publicTexts: ReadonlyMap<string, readonly QuestionWords[]> = new Map([
  [
    'INQUIRY_COMMON_PROBLEMS',
    [
      { title: 'inquiryHelp.what.title', content: 'inquiryHelp.what.text' },
      { title: 'inquiryHelp.who.title', content: 'inquiryHelp.who.text' },
      { title: 'inquiryHelp.price.title', content: 'inquiryHelp.price.text' },
      { title: 'inquiryHelp.bind.title', content: 'inquiryHelp.bind.text' },
    ],
  ],
]);

type Questions = Readonly<Record<string, readonly { readonly title: string; readonly content: string }[]>>;
const asked = 'INQUIRY_COMMON_PROBLEMS';
/** The configuration of the site itself, by the name that the lineage gives it. */
const siteKey = 'PC_WEBSITE_CONFIG';
const builtIn = (locale: Locale, key: string) =>
  publicTexts.get(key)?.map(({ title, content }) => ({ title: say(locale, title), content: say(locale, content) }));

/** The common questions about inquiries in every language: an operator's own, or the built-in ones. */
export const questionsNow = (own: Questions): Record<Locale, { title: string; content: string }[]> =>
  Object.fromEntries(locales.map((locale) => [locale, [...(own[locale] ?? builtIn(locale, asked) ?? [])]])) as ReturnType<
    typeof questionsNow
  >;

/** Those that differ from the built-in ones: they follow the product as long as nobody writes others. */
export const ownQuestions = (all: Questions): Questions =>
  Object.fromEntries(
    locales.flatMap((locale) => {
      const questions = all[locale];
      return questions === undefined || JSON.stringify(questions) === JSON.stringify(builtIn(locale, asked)) ? [] : [[locale, questions]];
    }),
  );

export const siteText = async (
  ctx: CtxFor<'GET /webConfig/info/{key}'>,
  input: Parsed<'GET /webConfig/info/{key}'>,
): Promise<Result<'GET /webConfig/info/{key}'>> => {
  const isSite = input.key === siteKey;
  const items = isSite ? [] : (builtIn(ctx.locale, input.key) ?? refuse('configUnknown'));
  const settings = await siteSettings(ctx.db);
  return {
    paramKey: input.key,
    ...tabOf(settings, ctx.locale),
    items: input.key === asked ? questionsNow(settings.inquiryQuestions)[ctx.locale] : items,
  };
};
