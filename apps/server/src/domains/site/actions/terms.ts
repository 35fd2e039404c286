import { type PlatformIdentityNeed, termsDocument } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { escape } from '../../../runtime/escape.ts';
import { say } from '../../../words/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { missingOfParty, type SiteSettings } from '../model.ts';
import {
  deleteDraft,
  insertDraft,
  lastValidFrom,
  lockTerms,
  selectTerms,
  selectTermsTexts,
  setValidFrom,
  type TermsVersion,
  updateDraft,
} from '../store/terms.ts';

/** Cache tag of the terms that are shown. */
export const termsTag = 'terms';

/**
 * Documents of which a sample is built in; purchase has none. A sample is for a demo: a live site shows none of it, and
 * has no terms before its operators publish their own.
 */
const sampled: Readonly<Record<'terms' | 'privacy', number>> = { terms: termsDocument.service, privacy: termsDocument.privacy };

type Valid = Result<'GET /terms/valid'>[number];
const wire = ({ document, version, validFrom }: Pick<TermsVersion, 'document' | 'version' | 'validFrom'>): Valid => ({
  document,
  version,
  validFrom: validFrom?.toISOString() ?? null,
});

/** Versions of a document that are or were valid, the newest first; in a demo the built-in one is the first of all. */
const publishedOf = (
  all: readonly TermsVersion[],
  document: number,
  { now, demo }: Pick<Ctx, 'now' | 'demo'>,
): Pick<TermsVersion, 'document' | 'version' | 'validFrom'>[] => [
  ...all.filter((t) => t.document === document && t.validFrom !== null && t.validFrom <= now),
  ...(demo && Object.values(sampled).includes(document) ? [{ document, version: 1, validFrom: null }] : []),
];

/** All versions, as this process keeps them until the next change. */
const keptTerms = (ctx: Pick<Ctx, 'db' | 'kept'>): Promise<TermsVersion[]> =>
  ctx.kept('terms versions', [termsTag], () => selectTerms(ctx.db));

/** A version that asks its readers for consent. */
export interface AskingVersion {
  readonly document: number;
  readonly version: number;
  readonly validFrom: Date;
}
/** Of each document the last valid version that asks for consent. */
export const askingTerms = async (ctx: Pick<Ctx, 'db' | 'kept' | 'now'>): Promise<AskingVersion[]> => {
  const asking = (await keptTerms(ctx)).flatMap(({ document, version, validFrom, asksConsent }): AskingVersion[] =>
    asksConsent && validFrom !== null && validFrom <= ctx.now ? [{ document, version, validFrom }] : [],
  );
  // The newest of a document comes first.
  return asking.filter((t) => asking.find(({ document }) => document === t.document) === t);
};

/** The versions that are valid now, one of each document that has any. */
export const validTerms = async (ctx: Ctx): Promise<Valid[]> => {
  const all = await keptTerms(ctx);
  return Object.values(termsDocument).flatMap((document) => publishedOf(all, document, ctx).slice(0, 1).map(wire));
};

/** What nobody can order without, outside of a demo: the platform as a party of its papers, and real texts in place of the samples. */
export const missingForOrders = async (ctx: Pick<Ctx, 'db' | 'kept' | 'now'>, settings: SiteSettings): Promise<PlatformIdentityNeed[]> => {
  const all = await keptTerms(ctx);
  const isSample = (document: number): boolean => publishedOf(all, document, { now: ctx.now, demo: false }).length === 0;
  const documents = Object.entries(sampled) as [keyof typeof sampled, number][];
  return [...missingOfParty(settings), ...documents.flatMap(([need, document]) => (isSample(document) ? [need] : []))];
};

export const showTerms = async (ctx: Ctx, input: Parsed<'GET /terms/info'>): Promise<Result<'GET /terms/info'>> => {
  const versions = publishedOf(await selectTerms(ctx.db), input.document, ctx);
  const shown = versions.find((t) => t.version === (input.version ?? versions[0]?.version)) ?? refuse('termsUnknown');
  const kept = shown.validFrom === null ? null : await selectTermsTexts(ctx.db, shown.document, shown.version);
  const language =
    kept === null ? ctx.locale : ([ctx.locale, 'en', 'zh_CN'].find((one) => kept.texts[one]) ?? Object.keys(kept.texts)[0] ?? 'en');
  return {
    ...wire(shown),
    isValid: shown === versions[0],
    text: kept?.texts[language] ?? null,
    language,
    versions: versions.map(wire),
  };
};

/** Plain text of the terms as HTML: paragraphs between empty lines, headings behind #. */
const html = (text: string): string =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('#') ? `<h3>${escape(part.replace(/^#+\s*/, ''))}</h3>` : `<p>${escape(part).replaceAll('\n', '<br>')}</p>`,
    )
    .join('');

/** The terms of use or the privacy policy as JSON text, as clients of the lineage read it; a built-in text is a link to its page. */
export const termsAsConfig = async (
  ctx: Ctx,
  { key }: Parsed<'GET /sys/config/info/{key}'>,
): Promise<Result<'GET /sys/config/info/{key}'>> => {
  const document = key === 'serviceTerms' ? termsDocument.service : termsDocument.privacy;
  const title = say(ctx.locale, key === 'serviceTerms' ? 'terms.title.service' : 'terms.title.privacy');
  const { text } = await showTerms(ctx, { document });
  const page = `${ctx.origins[0] ?? ''}/terms-page?sts=${document}`;
  return JSON.stringify({ title, content: text === null ? `<p><a href="${escape(page)}">${escape(title)}</a></p>` : html(text) });
};

export const termsTexts = async (
  ctx: CtxFor<'GET /platform/terms/texts'>,
  { document, version }: Parsed<'GET /platform/terms/texts'>,
): Promise<Result<'GET /platform/terms/texts'>> => (await selectTermsTexts(ctx.db, document, version)) ?? refuse('termsUnknown');

const subject = ({ document, version }: { readonly document: number; readonly version: number }): string => `terms:${document}.${version}`;

export const beginTerms = async (
  ctx: CtxFor<'POST /platform/terms/draft'>,
  { document }: Parsed<'POST /platform/terms/draft'>,
): Promise<{ version: number }> => {
  const version = (await insertDraft(ctx.db, document)) ?? refuse('termsDrafted');
  await recordAudit(ctx, 'terms.draft', subject({ document, version }), null, { document, version });
  return { version };
};

/** The draft as the person who changes it has seen it, held until this transaction is over. */
const draftSeen = async (
  ctx: Ctx,
  { document, version, revision }: { readonly document: number; readonly version: number; readonly revision: number },
): Promise<TermsVersion> => {
  const draft = await lockTerms(ctx.db, document, version);
  if (draft === null || draft.validFrom !== null) return refuse('termsPublished');
  return draft.revision === revision ? draft : refuse('changedMeanwhile');
};

export const changeTerms = async (
  ctx: CtxFor<'PUT /platform/terms/draft'>,
  input: Parsed<'PUT /platform/terms/draft'>,
): Promise<{ revision: number }> => {
  const draft = await draftSeen(ctx, input);
  const { locale, asksConsent } = input;
  const text = input.text.trim();
  await updateDraft(ctx.db, draft, { locale, text, asksConsent });
  await recordAudit(
    ctx,
    'terms.change',
    subject(draft),
    { asksConsent: draft.asksConsent, languages: draft.languages },
    { locale, characters: text.length, asksConsent },
  );
  return { revision: draft.revision + 1 };
};

/** Publishes a draft; the days of versions follow their numbers, and no version begins in the past. */
export const publishTerms = async (
  ctx: CtxFor<'PUT /platform/terms/publish'>,
  input: Parsed<'PUT /platform/terms/publish'>,
): Promise<null> => {
  const draft = await draftSeen(ctx, input);
  if (draft.languages.length === 0) return refuse('termsEmpty');
  const at = input.validFrom === null ? ctx.now : new Date(input.validFrom);
  const last = await lastValidFrom(ctx.db, draft.document);
  if (at < ctx.now || (last !== null && at <= last)) return refuse('termsTooEarly');
  await setValidFrom(ctx.db, draft, at);
  ctx.changed(termsTag);
  ctx.later({ kind: 'site.turnTerms', key: subject(draft), dueAt: at, payload: {} });
  await recordAudit(
    ctx,
    'terms.publish',
    subject(draft),
    { validFrom: null, asksConsent: draft.asksConsent },
    { validFrom: at.toISOString(), asksConsent: draft.asksConsent },
  );
  return null;
};

export const dropTerms = async (
  ctx: CtxFor<'DELETE /platform/terms/draft'>,
  input: Parsed<'DELETE /platform/terms/draft'>,
): Promise<null> => {
  const draft = await draftSeen(ctx, input);
  await deleteDraft(ctx.db, draft);
  await recordAudit(ctx, 'terms.drop', subject(draft), { asksConsent: draft.asksConsent, languages: draft.languages }, null);
  return null;
};
