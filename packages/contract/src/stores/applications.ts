import { z } from 'zod';
import { accountName, passwordSent } from '../accounts/index.ts';
import { endpoint, fileAnswer } from '../endpoint.ts';
import { anyText, done, id, instant, nothing, oneOf, page, paging, text, textOptional, whole, words } from '../fields.ts';
import { pictureSides } from '../values/limits.ts';
import { applicationPapers, refusableFields, storeChars, type RefusableField } from '../values/stores.ts';
import { reasonChars } from '../values/free-text.ts';

/** As it was typed; absent leaves what stood there, empty takes it away. What is right is decided by the action, field by field. */
const typed = () =>
  z.preprocess((v) => (v === null ? undefined : v), anyText(2000).optional()) as unknown as z.ZodOptional<z.ZodType<string, string | null>>;
const picture = () =>
  z.preprocess(
    (v) => (v === null ? undefined : v),
    z
      .string()
      .regex(/^(u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp)?$/, { message: 'wrong' })
      .optional(),
  ) as unknown as z.ZodOptional<z.ZodType<string, string | null>>;
/** Degrees with at most ten decimals; empty takes them away. */
const degrees = (most: number) =>
  z.preprocess(
    (v) => (typeof v === 'string' && /^-?\d{1,3}(\.\d{1,10})?$/.test(v) ? Number(v) : v === '' ? null : v),
    z.number().min(-most).max(most).nullable().optional(),
  ) as unknown as z.ZodOptional<z.ZodType<number | null, number | string | null>>;

const fields = {
  shopName: typed(),
  intro: typed(),
  shopLogo: picture(),
  receiveMobile: typed(),
  tel: typed(),
  province: typed(),
  city: typed(),
  area: typed(),
  shopAddress: typed(),
  shopLng: degrees(180),
  shopLat: degrees(90),
  country: typed().meta({ description: 'Of the firm: ISO 3166-1 alpha-2' }),
  firmName: typed(),
  creditCode: typed().meta({
    description: 'Unified social credit code of a Chinese firm, checked by its last sign; elsewhere the registration number',
  }),
  businessLicense: picture(),
  identityCardFront: picture(),
  identityCardLater: picture(),
};
const text1 = z.string();
const filled = {
  shopName: text1,
  intro: text1,
  receiveMobile: text1,
  tel: text1,
  province: text1,
  city: text1,
  area: text1,
  shopAddress: text1,
  shopLng: z.number().nullable(),
  shopLat: z.number().nullable(),
  country: text1,
  firmName: text1,
  creditCode: text1,
};
const state = z.literal([1, 2, 3, 4]);
const remarks = z.partialRecord(z.enum(refusableFields), z.string());
const remarksTyped = z.object(
  Object.fromEntries(refusableFields.map((field) => [field, textOptional(storeChars.remark)])) as Record<
    RefusableField,
    ReturnType<typeof textOptional>
  >,
);
const held = z.object({ fileId: z.number(), filePath: z.string() }).nullable();
const card = z.object({
  applicationId: z.number(),
  /** How often it was submitted: what a decision is about. */
  round: z.number(),
  applicationState: state,
  shopName: z.string(),
  firmName: z.string(),
  country: z.string(),
  city: z.string(),
  userId: z.number(),
  nickName: z.string(),
  submittedAt: instant(),
  decidedAt: instant().nullable(),
  decidedBy: z.string().nullable(),
  shopId: z.number().nullable(),
});
const decided = { applicationId: id(), round: whole(1, 1_000_000) };
const decideErrors = ['applicationUnknown', 'applicationDecided'] as const;
const applyErrors = ['applicationNotInState', 'shopNameTaken', 'fileUnknown'] as const;
const paperLink = z.object({
  token: z.string().meta({ description: 'opens the paper for whoever asked, for some minutes' }),
  expiresAt: instant(),
});
const image = ['image/webp'] as const;
const token = { token: text(20, 64) };

/** How a buyer comes to a store of her own: she applies, an operator decides, she sets its account. */
export const storeApplicationEndpoints = {
  'GET /p/shop/shopAudit': endpoint({
    who: 'buyer',
    summary: 'One’s own application for a store, how it stands, and what was refused of it',
    input: nothing,
    output: z.object({
      applicationState: state.nullable().meta({ description: '1 draft · 2 submitted · 3 refused · 4 approved; null without any' }),
      shopAuditStatus: z.number().nullable(),
      shopStatus: z.number().nullable(),
      shopId: z.number().nullable(),
      suspendReason: z.string().nullable(),
      ...filled,
      shopLogo: held,
      businessLicense: held,
      identityCardFront: held,
      identityCardLater: held,
      remarks,
      submittedAt: instant().nullable(),
      decidedAt: instant().nullable(),
      storeAccount: z.string().nullable().meta({ description: 'name of the store’s account, once it is set' }),
      faults: z.record(z.string(), z.string()).meta({ description: 'of a draft: what still keeps it from being submitted, by field' }),
    }),
  }),
  'PUT /p/shop/apply/draft': endpoint({
    who: 'buyer',
    summary: 'Keeps some fields of an application that is not submitted yet, right or not; says what is wrong with them',
    input: z.object(fields),
    output: z.object({ faults: z.record(z.string(), z.string()) }),
    errors: applyErrors,
  }),
  'POST /p/shop/apply': endpoint({
    who: 'buyer',
    summary: 'Submits an application for a store; fields that are not named stand as the draft has them',
    input: z.object(fields),
    output: done,
    errors: applyErrors,
  }),
  'PUT /p/shop/apply': endpoint({
    who: 'buyer',
    summary: 'Submits a refused application again; only what was refused may differ',
    input: z.object(fields),
    output: done,
    errors: applyErrors,
  }),
  'PUT /p/shop/account': endpoint({
    who: 'buyer',
    summary: 'Sets the account of an approved store, which is open from then on',
    input: z.object({ userName: accountName(), ...passwordSent }),
    output: done,
    errors: [
      'applicationNotInState',
      'storeAccountSet',
      'accountNameTaken',
      'passwordLengthWrong',
      'passwordCommon',
      'passwordNotReadable',
      'plainPasswordRefused',
    ],
    perMinute: 20,
  }),
  'PUT /p/shop/account/password': endpoint({
    who: 'buyer',
    summary: 'Changes the password of one’s store’s account; it is logged out everywhere',
    input: z.object({ oldPassword: z.string().min(1).max(1024), ...passwordSent }),
    output: done,
    errors: [
      'storeAccountUnknown',
      'oldPasswordWrong',
      'passwordLengthWrong',
      'passwordCommon',
      'passwordNotReadable',
      'plainPasswordRefused',
      'tooManyTries',
    ],
    perMinute: 20,
  }),
  'GET /shop/qualification/{shopId}': endpoint({
    who: 'public',
    summary: 'What is known of the firm behind an open store; its licence is shown on request only',
    input: z.object({ shopId: id() }),
    output: z.object({
      shopId: z.number(),
      firmName: z.string(),
      country: z.string(),
      city: z.string(),
      creditCode: z.string().meta({ description: 'As its licence says, which the platform has looked at' }),
      stated: z
        .object({ form: z.string(), country: z.string(), registrationNumber: z.string(), address: z.string() })
        .meta({ description: 'What the store tells of itself in its papers; nobody has checked it' }),
      scope: z.string(),
      record: z
        .object({
          shipped: z.number().meta({ description: 'orders' }),
          onTimePercent: z.number().nullable().meta({ description: 'Of these; null while there are fewer than five' }),
          answeredPercent: z.number().nullable().meta({ description: 'Of inquiries; null while there were fewer than three' }),
          answerHours: z.number().nullable().meta({ description: 'In which half of the answered ones were answered' }),
        })
        .meta({ description: 'What the books say of the last twelve months' }),
      /** When the platform looked at its papers; null for a store that it opened itself. */
      checkedAt: instant().nullable(),
      openedAt: instant(),
      hasLicense: z.boolean(),
    }),
    errors: ['shopUnknown'],
  }),
  'POST /p/shop/qualification/license': endpoint({
    who: 'buyer',
    summary: 'Asks to see a store’s licence: answers a link of some minutes, and keeps who asked',
    input: z.object({ shopId: id() }),
    output: paperLink,
    errors: ['shopUnknown'],
    toldOnce: true,
    perMinute: 10,
  }),
  'GET /p/shop/qualification/license': endpoint({
    who: 'buyer',
    summary: 'The licence that a link opens',
    file: image,
    input: z.object(token),
    output: fileAnswer,
    errors: ['paperLinkOver'],
  }),
  'GET /platform/shopAudit/page': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Applications for stores: those that wait, the longest waiting first; or those decided, newest first',
    input: z.object({ view: z.enum(['open', 'refused', 'approved']).default('open'), ...paging }),
    output: page(card).extend({ open: z.number() }),
  }),
  'GET /platform/shopAudit/info/{applicationId}': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'One application; its papers are opened one by one, each with a reason',
    input: z.object({ applicationId: id() }),
    output: card.extend({
      ...filled,
      remarks,
      hasLogo: z.boolean(),
      papers: z.array(z.enum(applicationPapers)),
      scope: z.string(),
      history: z.array(z.object({ applicationState: state, at: instant(), by: z.string(), remarks })),
    }),
    errors: ['applicationUnknown'],
  }),
  'GET /platform/shopAudit/logo': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'The logo of an application',
    file: image,
    input: z.object({ applicationId: id(), side: oneOf(pictureSides) }),
    output: fileAnswer,
    errors: ['applicationUnknown'],
  }),
  'POST /platform/shopAudit/paper': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Opens a paper of an application: answers a link of some minutes, and keeps who asked and why',
    input: z.object({ applicationId: id(), paper: z.enum(applicationPapers), reason: words(reasonChars.min, 300) }),
    output: paperLink,
    errors: ['applicationUnknown'],
    toldOnce: true,
  }),
  'GET /platform/shopAudit/paper': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'The paper that a link opens',
    file: image,
    input: z.object(token),
    output: fileAnswer,
    errors: ['paperLinkOver'],
  }),
  'PUT /platform/shopAudit/approve': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Approves an application: its store is there, and opens once its owner has set the account',
    input: z.object({ ...decided, scope: textOptional(storeChars.scope).meta({ description: 'business scope, as the licence says it' }) }),
    output: z.object({ shopId: z.number() }),
    errors: [...decideErrors, 'shopNameTaken'],
  }),
  'PUT /platform/shopAudit/refuse': endpoint({
    who: 'operator',
    area: 'stores',
    summary: 'Refuses some fields of an application, each with its reason; the buyer mends those',
    input: z.object({ ...decided, remarks: remarksTyped }),
    output: done,
    errors: [...decideErrors, 'remarksMissing'],
  }),
} as const;
