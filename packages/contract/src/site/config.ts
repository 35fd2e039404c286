import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, nothing, text, textOptional, wholeOr } from '../fields.ts';
import { paySwitchKeptSeconds } from '../values/limits.ts';
import { workStates } from '../values/work.ts';

export const configEndpoints = {
  'GET /webConfig/getPcWebConfig': endpoint({
    who: 'public',
    summary: 'Names, logo and footer texts of the site',
    input: nothing,
    output: z.object({
      pcLogoImg: z.string().nullable(),
      pcLoginBgImg: z.string().nullable(),
      pcCopyright: z.string(),
      pcQrcodeImg: z.string().nullable(),
      pcCompanyName: z.string(),
      pcCompanyInfo: z.string(),
      pcTitleContent: z.string(),
      pcTitleImg: z.string().nullable(),
      pcLogoImgText: z.string(),
      pcWelcome: z.string(),
      pcLegal: z
        .object({
          name: z.string(),
          form: z.string(),
          country: z.string(),
          registrationNumber: z.string(),
          taxNumber: z.string(),
          address: z.string(),
          phone: z.string(),
        })
        .meta({ description: 'Who the platform is before the law; what an operator has not told is empty' }),
      pcContact: z.string().meta({ description: 'Where people write about terms and their data; empty until an operator names it' }),
      claimDays: z.number().meta({ description: 'Days after receipt in which a buyer may claim, for orders placed now' }),
      demo: z.boolean(),
    }),
  }),
  'GET /webConfig/info/{key}': endpoint({
    who: 'public',
    summary: 'The site’s configuration by a key: PC_WEBSITE_CONFIG, or that of a public text, INQUIRY_COMMON_PROBLEMS',
    input: z.object({ key: text(1, 60) }),
    output: z.object({
      paramKey: z.string(),
      pcTitleContent: z.string().meta({ description: 'What the tab of the browser calls the site' }),
      pcTitleImg: z.string().nullable().meta({ description: 'The sign of the tab; null: the built-in one' }),
      items: z
        .array(z.object({ title: z.string(), content: z.string() }))
        .meta({ description: 'Questions and answers, in order; a key without a text has none' }),
    }),
    errors: ['configUnknown'],
  }),
  'GET /currency/list': endpoint({
    who: 'public',
    summary: 'Currencies a person may choose for display; charging is always in the settlement currency',
    input: nothing,
    output: z.array(
      z.object({
        currencyCode: z.string(),
        currencyName: z.string(),
        symbol: z.string(),
        mark: z.string(),
        exchangeRate: z.string().meta({ description: 'Units of this currency for one unit of the settlement currency, decimal text' }),
        decimals: z.number(),
        status: z.number(),
        defaultCurrency: z.number(),
      }),
    ),
  }),
  'GET /lang/default': endpoint({
    who: 'public',
    summary: 'The default language and all languages offered',
    input: nothing,
    output: z.object({
      name: z.string(),
      language: z.string(),
      lang: z.number().meta({ description: 'the number of the default language' }),
      langItemList: z.array(
        z.object({
          language: z.string(),
          name: z.string(),
          number: z.number(),
          lang: z.number().meta({ description: 'the same as number, as clients of the lineage read it' }),
          master: z.number().meta({ description: '1 is the default language' }),
          hide: z.number(),
        }),
      ),
    }),
  }),
  'GET /sys/config/info/getSysPaySwitch': endpoint({
    who: 'public',
    summary: 'Which ways to pay are switched on',
    browserKeepsSeconds: paySwitchKeptSeconds,
    input: nothing,
    output: z.object({
      aliPaySwitch: z.boolean(),
      wxPaySwitch: z.boolean(),
      balancePaySwitch: z.boolean(),
      payPalSwitch: z.boolean(),
      cardPaySwitch: z.boolean(),
      bankPaySwitch: z.boolean(),
      codSwitch: z.boolean(),
    }),
  }),
  'GET /sys/config/info/getSysServiceSwitch': endpoint({
    who: 'public',
    summary: 'Which texts a person agrees to when she registers',
    input: nothing,
    output: z.object({ serviceTermsSwitch: z.boolean(), privacyPolicySwitch: z.boolean() }),
  }),
  'GET /sys/config/info/{key}': endpoint({
    who: 'public',
    summary: 'The terms of use or the privacy policy that are valid, as clients of the lineage read them',
    input: z.object({ key: z.enum(['serviceTerms', 'servicePolicy']) }),
    output: z.string().meta({ description: 'JSON text of {title, content}; the content is HTML' }),
    errors: ['configUnknown'],
  }),
  'GET /webConfig/getUniWebConfig': endpoint({
    who: 'public',
    summary: 'Names and logo of the site for mobile clients of the lineage',
    input: nothing,
    output: z.object({
      uniLoginLogoImg: z.string().nullable(),
      webConfigLangList: z.array(
        z.object({
          lang: z.number().meta({ description: 'number of a language' }),
          uniTitleContent: z.string(),
          uniCopyright: z.string(),
          uniCompanyName: z.string(),
        }),
      ),
    }),
  }),
  'GET /search/hotSearch': endpoint({
    who: 'public',
    summary: 'Words often searched for (type 1), or stores that sell most (type 2); the first five are the hot list, six to ten the cards',
    input: z.object({ type: wholeOr(1, 2, 1) }),
    output: z.array(z.object({ title: z.string(), content: z.string().meta({ description: 'what is searched for' }) })),
  }),
  'GET /platform/jobs/page': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Work that failed, is retried, due or waiting, the failed first; of a state or a kind alone',
    input: z.object({
      failed: wholeOr(0, 1, 0),
      state: z.enum(workStates).optional(),
      kind: textOptional(64),
      current: wholeOr(1, 100_000, 1),
      size: wholeOr(1, 100, 10),
    }),
    output: z.object({
      records: z.array(
        z.object({
          workId: z.string(),
          kind: z.string(),
          key: z.string(),
          state: z.enum(workStates),
          dueAt: z.string(),
          attempts: z.number(),
          lastError: z.string().nullable(),
        }),
      ),
      total: z.number(),
      size: z.number(),
      current: z.number(),
      pages: z.number(),
      counts: z.record(z.enum(workStates), z.number()).meta({ description: 'by state, of every kind or of the one asked for' }),
    }),
  }),
  'POST /platform/jobs/retry': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Does a piece of work again, now, that failed or is to be retried later',
    input: z.object({ workId: z.string().regex(/^\d{1,18}$/, { message: 'number' }) }),
    output: done,
    errors: ['workUnknown'],
  }),
} as const;
