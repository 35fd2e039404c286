import { z } from 'zod';
import { bankDetails } from './bank-details.ts';
import { endpoint } from '../endpoint.ts';
import { amount, amountText, anyText, done, nothing, onPaper, text, textOptional, wholeOptional } from '../fields.ts';
import { pointRules } from './point-rules.ts';
import { contractTerms, invoiceIssuer, marketingFigures, payLimit, topUpOffers } from './rules.ts';
import { siteWords } from './words.ts';
import { goodsReviews } from '../values/goods.ts';
import { platformIdentityNeeds } from '../values/identity.ts';
import { instalmentParts, instalmentPlansMax } from '../values/instalments.ts';
import { inquiryAnswerMax, inquiryQuestionMax, inquiryQuestionsMax } from '../values/limits.ts';
import { localeDefault, locales } from '../values/locales.ts';
const question = z.object({ title: text(1, inquiryQuestionMax), content: text(1, inquiryAnswerMax) });

/** Rules of the site that operators read and set. */
export const siteSettingEndpoints = {
  'GET /platform/site/settings': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'The rules of the site as they are now',
    input: nothing,
    output: z.object({
      payWithinMinutes: z.number(),
      payAfterContractHours: z.number(),
      unpaidOrdersMax: z.number().meta({ description: 'Orders that a buyer may have unpaid at once' }),
      heldSharePercent: z
        .number()
        .meta({ description: 'Of the free pieces of a variant, the share that unpaid orders of one buyer may hold' }),
      waitingSharePercent: z.number().meta({
        description: 'Of the free pieces of a variant, the share that orders of all buyers may hold for more than a day without money',
      }),
      automaticReceiptDays: z.number(),
      claimDays: z.number(),
      refundAnswerDays: z.number(),
      refundReturnDays: z.number(),
      refundTakeInDays: z.number(),
      refundSignedDays: z.number(),
      refundRulingDays: z.number(),
      commissionBasisPoints: z.number(),
      overdueDays: z.number(),
      settleDays: z.number(),
      secondOperatorFrom: z
        .number()
        .meta({ description: 'From this amount on, in the settlement currency, a second operator has to agree; 0: always' }),
      balancePaySwitch: z.boolean(),
      payPalSwitch: z.boolean(),
      cardPaySwitch: z.boolean(),
      aliPaySwitch: z.boolean(),
      wxPaySwitch: z.boolean(),
      hostedCardSwitch: z.boolean(),
      onlineBankSwitch: z.boolean(),
      /** Bounds by way to pay (`payType` as text); a way that is not named has none. */
      payLimits: z.record(z.string(), payLimit),
      /** Ways that are set up, whether switched on or not. */
      payTypesSetUp: z.array(z.number()),
      contractsOn: z.boolean(),
      goodsReview: z.enum(goodsReviews),
      contractFrom: z.number().meta({ description: 'From this total on, in the settlement currency, an order needs a contract' }),
      codSwitch: z.boolean(),
      bankPaySwitch: z.boolean(),
      bankTransferDays: z.number(),
      bankDetails,
      invoiceIssuer,
      contractTerms,
      stamp: z.string().meta({ description: 'changes with the picture of the platform’s stamp; empty: there is none' }),
      identityMissing: z
        .array(z.enum(platformIdentityNeeds))
        .meta({ description: 'what is not told of the platform: outside of a demo nobody can order before all of it is' }),
      instalmentPlans: z.array(z.string()),
      instalmentDays: z.number(),
      pointRules,
      withdrawalMin: amount().meta({ description: 'The least a store may ask to be paid out, in the settlement currency' }),
      topUpOffers,
      contact: z.string(),
      copyright: z
        .string()
        .meta({ description: 'Foot of the storefront; what stands after | leads to the filing site; empty: the year and the name' }),
      languagesOff: z.array(z.enum(locales)).meta({ description: 'Languages that are switched off; never the default one' }),
      companyName: z.string(),
      companyInfo: z.string(),
      siteWords: siteWords.meta({ description: 'What the site calls itself, and how it greets, by language' }),
      marketing: marketingFigures,
      figuresCounted: z.boolean().meta({ description: 'The home page shows what there is; else the figures under `marketing`' }),
      rankPopularity: z.array(z.number()),
      /** Common questions about inquiries, in every language. */
      inquiryQuestions: z.record(z.string(), z.array(z.object({ title: z.string(), content: z.string() }))),
      settlementCurrency: z.string(),
      currencies: z.array(
        z.object({
          currencyCode: z.string(),
          currencyName: z.string(),
          exchangeRate: z.string(),
          enabled: z.boolean(),
          isDefault: z.boolean(),
        }),
      ),
      /** Changes with every change: a form that began before it gets an error. */
      version: z.string(),
    }),
  }),
  'PUT /platform/site/settings': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Changes rules of the site, those that are named; orders that are placed keep theirs',
    input: z.object({
      version: text(1, 64),
      payWithinMinutes: wholeOptional(5, 10_080),
      payAfterContractHours: wholeOptional(1, 240),
      unpaidOrdersMax: wholeOptional(1, 10_000),
      heldSharePercent: wholeOptional(1, 100),
      waitingSharePercent: wholeOptional(1, 100),
      automaticReceiptDays: wholeOptional(1, 90),
      claimDays: wholeOptional(1, 90),
      refundAnswerDays: wholeOptional(1, 90),
      refundReturnDays: wholeOptional(1, 90),
      refundTakeInDays: wholeOptional(1, 90),
      refundSignedDays: wholeOptional(1, 90),
      refundRulingDays: wholeOptional(1, 30),
      commissionBasisPoints: wholeOptional(0, 5000),
      overdueDays: wholeOptional(0, 60),
      settleDays: wholeOptional(1, 90),
      balancePaySwitch: z.boolean().optional(),
      payPalSwitch: z.boolean().optional(),
      cardPaySwitch: z.boolean().optional(),
      aliPaySwitch: z.boolean().optional(),
      wxPaySwitch: z.boolean().optional(),
      hostedCardSwitch: z.boolean().optional(),
      onlineBankSwitch: z.boolean().optional(),
      payLimits: z.record(z.string().regex(/^\d{1,2}$/, { message: 'wrong' }), payLimit).optional(),
      contractsOn: z.boolean().optional(),
      goodsReview: z.enum(goodsReviews).optional(),
      contractFrom: wholeOptional(0, 10_000_000),
      codSwitch: z.boolean().optional(),
      bankPaySwitch: z.boolean().optional(),
      bankTransferDays: wholeOptional(1, 30),
      /** Has a separate call; sending it here is an error, so that nobody believes it saved. */
      bankDetails: z.never().optional(),
      invoiceIssuer: invoiceIssuer.optional(),
      contractTerms: contractTerms.optional(),
      instalmentPlans: z
        .array(z.string().refine((plan) => instalmentParts(plan) !== null, { message: 'wrong' }))
        .max(instalmentPlansMax)
        .optional(),
      instalmentDays: wholeOptional(1, 90),
      pointRules: pointRules.optional(),
      withdrawalMin: amountText().optional(),
      topUpOffers: topUpOffers.optional(),
      contact: anyText(254).trim().optional(),
      copyright: anyText(200).trim().optional(),
      languagesOff: z
        .array(z.enum(locales).exclude([localeDefault]))
        .max(locales.length)
        .optional(),
      companyName: onPaper(textOptional(60)),
      companyInfo: anyText(400).trim().optional(),
      siteWords: siteWords.optional(),
      marketing: marketingFigures.optional(),
      figuresCounted: z.boolean().optional(),
      rankPopularity: z.array(z.number().min(0).max(5)).length(3).optional(),
      inquiryQuestions: z.partialRecord(z.enum(locales), z.array(question).max(inquiryQuestionsMax)).optional(),
    }),
    output: z.object({ version: z.string() }),
    errors: ['changedMeanwhile'],
  }),
  'PUT /platform/site/currency': endpoint({
    who: 'operator',
    area: 'settings',
    summary: 'Sets at which rate a currency is shown, and whether it is; nothing is charged by it',
    input: z.object({
      currencyCode: z.string().regex(/^[A-Z]{3}$/, { message: 'currency' }),
      exchangeRate: z
        .string()
        .trim()
        .regex(/^\d{1,9}(\.\d{1,9})?$/, { message: 'amount' }),
      enabled: z.boolean(),
    }),
    output: done,
    errors: ['currencyUnknown', 'currencyFixed'],
  }),
} as const;
