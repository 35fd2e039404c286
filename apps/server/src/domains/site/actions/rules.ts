import { createHash } from 'node:crypto';
import { leastPayoutMax, type Locale, locales, type SitePicture, type WorkState } from '@kyakhta/contract';
import { currencyOf, money, parseAmount, toWire } from '@kyakhta/money';
import { providerFor } from '../../../outside/services.ts';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { retryWork } from '../../../runtime/work.ts';
import { recordAudit } from '../../audit/index.ts';
import { lockSettings, putSettings, selectCurrencies, updateCurrency } from '../store/settings.ts';
import { siteSettings } from './shown.ts';
import { payWaySwitches, type SiteSettings } from '../model.ts';
import { missingForOrders } from './terms.ts';
import { ownQuestions, questionsNow } from './texts.ts';
import { refuseField } from '../../../runtime/wrong-fields.ts';

type Wire = Result<'GET /platform/site/settings'>;

const versionOf = (settings: SiteSettings): string =>
  createHash('sha256').update(JSON.stringify(settings)).digest('base64url').slice(0, 16);
const current = async (db: Db): Promise<{ settings: SiteSettings; version: string }> => {
  const settings = await siteSettings(db);
  return { settings, version: versionOf(settings) };
};

/** The rules of the site as the operator's form shows them. */
export const settingsNow = async (ctx: Ctx): Promise<Wire> => {
  const { settings, version } = await current(ctx.db);
  const { withdrawalMin, topUpOffers, rankPopularity, inquiryQuestions, ...rest } = settings;
  const { hotSearch: _hot, testimonials: _voices, logo: _logo, appCode: _code, icon: _icon, loginPicture: _login, ...shown } = rest;
  const currencies = (await selectCurrencies(ctx.db)).map((c) => ({
    currencyCode: c.code,
    currencyName: c.name,
    exchangeRate: c.exchangeRate,
    enabled: c.enabled,
    isDefault: c.isDefault,
  }));
  return {
    ...shown,
    withdrawalMin: toWire(money(BigInt(withdrawalMin), currencyOf(settings.settlementCurrency))),
    topUpOffers: topUpOffers.map((o) => ({ ...o })),
    rankPopularity: [...rankPopularity],
    languagesOff: [...shown.languagesOff],
    instalmentPlans: [...shown.instalmentPlans],
    payLimits: Object.fromEntries(
      Object.entries(shown.payLimits).map(([way, limit]) => [way, { ...limit, countries: [...limit.countries] }]),
    ),
    payTypesSetUp: Object.keys(payWaySwitches)
      .map(Number)
      .filter((way) => providerFor(ctx, way) !== null),
    inquiryQuestions: questionsNow(inquiryQuestions),
    currencies,
    identityMissing: await missingForOrders(ctx, settings),
    version,
  };
};

/** What the site shows besides goods, as the operator's form shows it. */
export const contentNow = async (ctx: Ctx): Promise<Result<'GET /platform/site/content'>> => {
  const { settings, version } = await current(ctx.db);
  const { hotSearch, testimonials, logo, appCode, icon, loginPicture } = settings;
  return {
    hotSearch: Object.fromEntries(Object.entries(hotSearch).map(([k, v]) => [k, [...v]])),
    testimonials: testimonials.map(({ name, words }) => ({ name, words: { ...words } })),
    logo,
    appCode,
    icon,
    loginPicture,
    version,
  };
};

const put = async (
  ctx: Ctx,
  was: Readonly<Record<string, unknown>>,
  changed: Readonly<Record<string, unknown>>,
  why: { readonly reason?: string } = {},
): Promise<void> => {
  if (Object.keys(changed).length === 0) return;
  await putSettings(ctx.db, changed, ctx.now);
  const earlier = Object.fromEntries(Object.keys(changed).map((name) => [name, was[name]]));
  await recordAudit(ctx, 'site.settings', 'site:settings', earlier, { ...changed, ...why });
  ctx.changed('site');
};
/** Sets rules that no form holds, whatever else was changed meanwhile. @param reason kept with it in the record */
export const changeRule = async (ctx: Ctx, changed: Partial<SiteSettings>, reason: string): Promise<void> => {
  await lockSettings(ctx.db);
  await put(ctx, (await siteSettings(ctx.db)) as unknown as Readonly<Record<string, unknown>>, changed, { reason });
};

/** Sets what is wanted of the settings; a person who began before somebody else's change gets an error and loses nothing. */
const setWanted = async (ctx: Ctx, version: string, wished: object): Promise<{ version: string }> => {
  await lockSettings(ctx.db);
  const before = await current(ctx.db);
  if (before.version !== version) return refuse('changedMeanwhile');
  const wanted = Object.entries(wished as Readonly<Record<string, unknown>>).filter(([, value]) => value !== undefined);
  const was = before.settings as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.fromEntries(wanted.filter(([name, value]) => JSON.stringify(was[name]) !== JSON.stringify(value)));
  await put(ctx, was, changed);
  return { version: (await current(ctx.db)).version };
};

const inOrder = (some: readonly Locale[]): Locale[] => locales.filter((locale) => some.includes(locale));
/** Texts by language without the empty ones, in the order of the languages: the same words are the same setting. */
const written = (texts: Readonly<Partial<Record<Locale, string>>>): Record<string, string> =>
  Object.fromEntries(locales.flatMap((locale) => (texts[locale] ? [[locale, texts[locale]]] : [])));

/** The least payout as it is kept, in smallest units, out of its decimal text. */
const readLeastPayout = async (ctx: Ctx, typed: string): Promise<string> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  const currency = currencyOf(settlementCurrency);
  const [read, most] = [parseAmount(typed, currency), parseAmount(String(leastPayoutMax), currency)];
  if (read.ok && most.ok && read.money.amount >= 1n && read.money.amount <= most.money.amount) return String(read.money.amount);
  return refuseField(ctx, 'withdrawalMin', 'field.amount');
};

/** Sets the rules of the site that are named. */
export const changeSettings = async (
  ctx: CtxFor<'PUT /platform/site/settings'>,
  { version, inquiryQuestions, siteWords, languagesOff, withdrawalMin, ...rest }: Parsed<'PUT /platform/site/settings'>,
): Promise<{ version: string }> =>
  setWanted(ctx, version, {
    ...rest,
    ...(withdrawalMin !== undefined && { withdrawalMin: await readLeastPayout(ctx, withdrawalMin) }),
    ...(languagesOff && { languagesOff: inOrder(languagesOff) }),
    ...(inquiryQuestions && { inquiryQuestions: ownQuestions(inquiryQuestions) }),
    ...(siteWords && {
      siteWords: { title: written(siteWords.title), logoText: written(siteWords.logoText), welcome: written(siteWords.welcome) },
    }),
  });

/** Sets what the site shows besides goods, what is named of it; words in no language of ours are dropped. */
export const changeContent = (
  ctx: CtxFor<'PUT /platform/site/content'>,
  { version, hotSearch, ...rest }: Parsed<'PUT /platform/site/content'>,
): Promise<{ version: string }> => {
  const own = hotSearch && Object.fromEntries(Object.entries(hotSearch).filter(([locale]) => locales.some((l) => l === locale)));
  return setWanted(ctx, version, { ...rest, hotSearch: own });
};

/** @param path of a stored picture; empty takes it away */
export const setSitePicture = async (ctx: Ctx, name: SitePicture, path: string): Promise<void> => {
  await lockSettings(ctx.db);
  const was = (await siteSettings(ctx.db))[name];
  await putSettings(ctx.db, { [name]: path }, ctx.now);
  await recordAudit(ctx, 'site.picture', 'site:settings', { [name]: was }, { [name]: path });
  ctx.changed('site');
};

/** @param hash name of the kept picture of the stamp; empty takes it away */
export const setStamp = async (ctx: Ctx, hash: string): Promise<void> => {
  await lockSettings(ctx.db);
  const { stamp } = await siteSettings(ctx.db);
  await put(ctx, { stamp }, { stamp: hash });
};

/** A rate is for display: what is charged is in the settlement currency, whose rate is always 1. */
export const changeCurrency = async (
  ctx: CtxFor<'PUT /platform/site/currency'>,
  input: Parsed<'PUT /platform/site/currency'>,
): Promise<null> => {
  const { settlementCurrency } = await siteSettings(ctx.db);
  if (input.currencyCode === settlementCurrency || Number(input.exchangeRate) === 0) return refuse('currencyFixed');
  const before =
    (await updateCurrency(ctx.db, { code: input.currencyCode, exchangeRate: input.exchangeRate, enabled: input.enabled })) ??
    refuse('currencyUnknown');
  await recordAudit(ctx, 'site.currency', `currency:${input.currencyCode}`, before, {
    exchangeRate: input.exchangeRate,
    enabled: input.enabled,
  });
  ctx.changed('site');
  return null;
};

/** Does a piece of work again that failed, or that is to be retried later. */
export const retryJob = async (ctx: CtxFor<'POST /platform/jobs/retry'>, input: Parsed<'POST /platform/jobs/retry'>): Promise<null> => {
  const { hadFailed, ...work } = (await retryWork(ctx.db, input.workId, ctx.now)) ?? refuse('workUnknown');
  const before: WorkState = hadFailed ? 'failed' : 'retrying';
  await recordAudit(ctx, 'work.retry', `work:${input.workId}`, { ...work, state: before }, { ...work, state: 'due' });
  return null;
};
