import { scaleOf, isCurrency } from '@kyakhta/money';
import {
  hotWordCards,
  hotWordsListed,
  languageName,
  languageNumber,
  type Locale,
  localeDefault,
  locales,
  offeredLocale,
  payType,
  pickText,
  readLocale,
  countryName,
} from '@kyakhta/contract';
import { providerFor } from '../../../outside/services.ts';
import type { Ctx, Result } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { type SiteSettings, languagesOn, payWaySwitches, siteDefaults, takesTransfers } from '../model.ts';
import { selectCurrencies, selectSettings } from '../store/settings.ts';

/** The site's rules: the defaults, overlaid by what operators have set. */
export const siteSettings = async (db: Db): Promise<SiteSettings> => {
  const settings: SiteSettings = { ...siteDefaults, ...(await selectSettings(db)) };
  // What was kept when fewer parts of it were asked for.
  return { ...settings, invoiceIssuer: { ...siteDefaults.invoiceIssuer, ...settings.invoiceIssuer } };
};

/** The same as this process keeps it until the next change: for what is asked with every order. */
export const keptSettings = (ctx: Pick<Ctx, 'db' | 'kept'>): Promise<SiteSettings> =>
  ctx.kept('site settings', ['site'], () => siteSettings(ctx.db));

/** What the tab of the browser shows. */
export const tabOf = ({ siteWords, icon }: SiteSettings, locale: Locale): { pcTitleContent: string; pcTitleImg: string | null } => ({
  pcTitleContent: pickText(siteWords.title, locale) ?? siteDefaults.companyName,
  pcTitleImg: icon || null,
});

export const webConfig = async (ctx: Ctx): Promise<Result<'GET /webConfig/getPcWebConfig'>> => {
  const settings = await siteSettings(ctx.db);
  const { contact, claimDays, copyright, companyName, companyInfo, siteWords, logo, appCode, loginPicture } = settings;
  const { country, signatory: _who, basis: _why, ...legal } = settings.invoiceIssuer;
  return {
    pcLogoImg: logo || null,
    pcLoginBgImg: loginPicture || null,
    pcCopyright: copyright || `© ${ctx.now.getUTCFullYear()} ${companyName}`,
    pcQrcodeImg: appCode || null,
    pcCompanyName: companyName,
    pcCompanyInfo: companyInfo,
    ...tabOf(settings, ctx.locale),
    pcLogoImgText: pickText(siteWords.logoText, ctx.locale) ?? siteDefaults.companyName,
    pcWelcome: pickText(siteWords.welcome, ctx.locale) ?? '',
    pcLegal: { ...legal, country: country === '' ? '' : countryName(country, ctx.locale) },
    pcContact: contact,
    claimDays,
    demo: ctx.demo,
  };
};

/** The same in every language that is on, for mobile clients of the lineage. */
export const uniWebConfig = async (ctx: Ctx): Promise<Result<'GET /webConfig/getUniWebConfig'>> => {
  const settings = await siteSettings(ctx.db);
  const { copyright, companyName, siteWords, logo } = settings;
  return {
    uniLoginLogoImg: logo || null,
    webConfigLangList: languagesOn(settings).map((locale) => ({
      lang: languageNumber[locale],
      uniTitleContent: pickText(siteWords.title, locale) ?? siteDefaults.companyName,
      uniCopyright: copyright || `© ${ctx.now.getUTCFullYear()} ${companyName}`,
      uniCompanyName: companyName,
    })),
  };
};

export const listCurrencies = async (ctx: Ctx): Promise<Result<'GET /currency/list'>> =>
  (await selectCurrencies(ctx.db))
    .filter((c) => isCurrency(c.code))
    .map((c) => ({
      currencyCode: c.code,
      currencyName: c.name,
      symbol: c.symbol,
      mark: c.symbol,
      exchangeRate: c.exchangeRate,
      decimals: isCurrency(c.code) ? scaleOf(c.code) : 2,
      status: c.enabled ? 1 : 0,
      defaultCurrency: c.isDefault ? 1 : 0,
    }));

export const listLanguages = async (ctx: Ctx): Promise<Result<'GET /lang/default'>> => {
  const on = languagesOn(await siteSettings(ctx.db));
  return {
    name: languageName[localeDefault],
    language: localeDefault,
    lang: languageNumber[localeDefault],
    langItemList: locales.map((l) => ({
      language: l,
      name: languageName[l],
      number: languageNumber[l],
      lang: languageNumber[l],
      master: l === localeDefault ? 1 : 0,
      hide: on.includes(l) ? 0 : 1,
    })),
  };
};

/** The language that somebody is written to in: hers as it is kept, else the nearest that the site offers. */
export const offeredTo = async (ctx: Pick<Ctx, 'db' | 'kept'>, kept: string): Promise<Locale> =>
  offeredLocale(readLocale(kept), languagesOn(await keptSettings(ctx)));

/** Ways to pay that work today: each is on only when its adapter and its setting are there. */
export const paySwitches = async (ctx: Ctx): Promise<Result<'GET /sys/config/info/getSysPaySwitch'>> => {
  const settings = await siteSettings(ctx.db);
  const isOn = (way: number): boolean => {
    const name = payWaySwitches[way];
    return name !== undefined && settings[name] && providerFor(ctx, way) !== null;
  };
  return {
    aliPaySwitch: isOn(payType.alipay),
    wxPaySwitch: isOn(payType.wechat),
    balancePaySwitch: settings.balancePaySwitch,
    payPalSwitch: isOn(payType.payPal),
    cardPaySwitch: isOn(payType.cardViaPayPal) || isOn(payType.card),
    bankPaySwitch: takesTransfers(settings) || isOn(payType.onlineBank),
    codSwitch: settings.codSwitch,
  };
};

/** The first ten words often searched for, as operators have set them. */
export const hotSearch = async (ctx: Ctx): Promise<Result<'GET /search/hotSearch'>> =>
  (pickText((await siteSettings(ctx.db)).hotSearch, ctx.locale) ?? [])
    .slice(0, hotWordsListed + hotWordCards)
    .map((title) => ({ title, content: title }));
