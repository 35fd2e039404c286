import { z } from 'zod';
import { type AreaBy, endpoint, endpointFor, fileAnswer, type Who } from '../endpoint.ts';
import {
  amount,
  amountText,
  done,
  id,
  idOptional,
  instant,
  listText,
  oneOf,
  page,
  paging,
  quantity,
  text,
  textOptional,
  whole,
  wholeOptional,
  words,
} from '../fields.ts';
import { attachmentPath } from '../values/attachments.ts';
import { inquiryState, unitCodes } from '../values/enumerations.ts';
import { inquiryChars, inquiryDaysMax, inquiryFilesMax, pictureSides } from '../values/limits.ts';

const country = () =>
  z.preprocess(
    (v) => (v === '' || v === null ? undefined : v),
    z
      .string()
      .regex(/^[A-Z]{2}$/, { message: 'wrong' })
      .optional(),
  ) as unknown as z.ZodOptional<z.ZodType<string, string>>;
const state = oneOf(Object.values(inquiryState));

const answer = z.object({
  content: z.string(),
  price: amount().meta({ description: 'for one unit' }),
  minimum: z.number(),
  leadDays: z.number().nullable().meta({ description: 'days until the goods are ready to ship' }),
  validUntil: instant(),
  createTime: instant(),
});
const inquiry = {
  inquiryId: z.number(),
  status: z.number(),
  prodName: z.string().meta({ description: 'as the buyer wrote it' }),
  content: z.string(),
  quantity: z.number(),
  unit: z.enum(unitCodes),
  unitName: z.string(),
  prodId: z.number().nullable(),
  skuId: z.number().nullable(),
  skuName: z.string().nullable(),
  prodPic: z.string().nullable(),
  country: z.string().nullable(),
  city: z.string(),
  targetPrice: amount().nullable(),
  currency: z.string(),
  categoryId: z.number().nullable(),
  categoryName: z.string().nullable(),
  validDays: z.number().nullable().meta({ description: 'how long the buyer wishes the price to stand' }),
  deliveryDays: z.number().nullable().meta({ description: 'within how many days the buyer wants the goods' }),
  files: z
    .array(z.object({ place: z.number(), name: z.string(), bytes: z.number(), isPicture: z.boolean() }))
    .meta({ description: 'GET …/inquiry/picture shows the pictures, GET …/inquiry/file gives the others, by their place' }),
  createTime: instant(),
  answer: answer.nullable(),
};
const own = z.object({
  ...inquiry,
  shopId: z.number().nullable(),
  shopName: z.string().nullable().meta({ description: 'null while the platform looks for a store' }),
});
/** What a store may know: who asks stays with the platform. */
const ofStore = z.object({ ...inquiry, nickName: z.string().meta({ description: 'shortened' }) });
const one = z.object({ inquiryId: id() });
const picture = z.object({ inquiryId: id(), place: whole(1, inquiryFilesMax), side: oneOf(pictureSides) });
const pictureOf = <const W extends Who>(who: W, area: AreaBy[W], summary: string) =>
  endpointFor(who, area, { summary, file: ['image/webp'], input: picture, output: fileAnswer, errors: ['inquiryUnknown'] });

const attachmentOf = <const W extends Who>(who: W, area: AreaBy[W], summary: string) =>
  endpointFor(who, area, {
    summary,
    file: ['application/octet-stream'],
    input: picture.omit({ side: true }),
    output: fileAnswer,
    errors: ['inquiryUnknown'],
  });
const files = () => listText(attachmentPath, inquiryFilesMax);

/** Questions of buyers for a price, and the answers of stores. */
export const inquiryEndpoints = {
  'POST /p/inquiry/save': endpoint({
    who: 'buyer',
    summary: 'Asks for a price: the store of the goods, or else the platform; the same question again within a day is the first one',
    input: z.object({
      prodName: text(inquiryChars.name.min, inquiryChars.name.max),
      content: words(inquiryChars.message.min, inquiryChars.message.max),
      quantity: quantity(),
      unit: z.enum(unitCodes).default('pcs'),
      prodId: idOptional(),
      skuId: idOptional(),
      shopId: idOptional(),
      country: country(),
      city: textOptional(inquiryChars.city),
      targetPrice: amountText().optional().meta({ description: 'for one unit, in the settlement currency' }),
      categoryId: idOptional().meta({ description: 'what kind of goods; of goods that are named, theirs' }),
      validDays: wholeOptional(1, inquiryDaysMax).meta({ description: 'how long the price should stand' }),
      deliveryDays: wholeOptional(1, inquiryDaysMax).meta({ description: 'within how many days the goods are wanted' }),
      pics: files(),
      files: files().meta({ description: 'the same as pics; six in all' }),
    }),
    output: z.object({ inquiryId: z.number() }),
    errors: ['productUnknown', 'skuUnknown', 'shopUnknown', 'categoryUnknown', 'fileUnknown', 'inquiryLimitReached'],
  }),
  'GET /p/inquiry/page': endpoint({
    who: 'buyer',
    summary:
      'One’s own questions for a price, newest first. Those that wait for the buyer were answered lately, and the offer still stands',
    input: z.object({ status: state, waitsFor: z.literal('buyer').optional(), ...paging }),
    output: page(own).extend({ counts: z.object({ all: z.number(), answered: z.number() }) }),
  }),
  'GET /p/inquiry/info/{inquiryId}': endpoint({
    who: 'buyer',
    summary: 'One’s own question for a price, with its answer',
    input: one,
    output: own,
    errors: ['inquiryUnknown'],
  }),
  'GET /p/inquiry/picture': pictureOf('buyer', undefined, 'A picture of one’s own question for a price'),
  'GET /p/inquiry/file': attachmentOf('buyer', undefined, 'A file of one’s own question for a price, as it was brought'),
  'GET /shop/admin/inquiry/page': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Questions for a price that the store is asked, newest first',
    input: z.object({ status: state, ...paging }),
    output: page(ofStore).extend({ counts: z.object({ all: z.number(), waiting: z.number() }) }),
  }),
  'GET /shop/admin/inquiry/info/{inquiryId}': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'A question for a price that the store is asked',
    input: one,
    output: ofStore,
    errors: ['inquiryUnknown'],
  }),
  'GET /shop/admin/inquiry/picture': pictureOf('seller', 'orders', 'A picture of a question for a price that the store is asked'),
  'GET /shop/admin/inquiry/file': attachmentOf(
    'seller',
    'orders',
    'A file of a question for a price that the store is asked, as it was brought',
  ),
  'POST /shop/admin/inquiry/answer': endpoint({
    who: 'seller',
    area: 'orders',
    summary: 'Answers a question for a price, once; the buyer is told by mail. The same answer again changes nothing',
    input: z.object({
      inquiryId: id(),
      content: text(inquiryChars.answer.min, inquiryChars.answer.max),
      price: amountText().meta({ description: 'for one unit, in the currency of the question' }),
      minimum: quantity(),
      validDays: whole(1, inquiryDaysMax),
      leadDays: wholeOptional(1, inquiryDaysMax).meta({ description: 'days until the goods are ready to ship' }),
    }),
    output: done,
    errors: ['inquiryUnknown', 'inquiryNotInState'],
  }),
  'GET /platform/inquiry/page': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Questions for a price, of all buyers, newest first; or the one of this number',
    input: z.object({ status: state, inquiryId: idOptional(), ...paging }),
    output: page(z.object({ ...own.shape, userId: z.number(), nickName: z.string() })).extend({
      counts: z.object({ all: z.number(), waiting: z.number() }),
    }),
  }),
  'GET /platform/inquiry/picture': pictureOf('operator', 'people', 'A picture of a question for a price'),
  'GET /platform/inquiry/file': attachmentOf('operator', 'people', 'A file of a question for a price, as it was brought'),
  'GET /platform/inquiry/stores': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Open stores a question can be passed to; found by name, firm, city or number',
    input: z.object({ q: textOptional(100) }),
    output: z.object({ stores: z.array(z.object({ shopId: z.number(), shopName: z.string(), city: z.string() })) }),
  }),
  'PUT /platform/inquiry/pass': endpoint({
    who: 'operator',
    area: 'people',
    summary: 'Passes a question that names no store to one; the same store again changes nothing',
    input: z.object({ inquiryId: id(), shopId: id() }),
    output: done,
    errors: ['inquiryUnknown', 'inquiryNotInState', 'shopUnknown'],
  }),
} as const;
