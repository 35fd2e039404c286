import { z } from 'zod';
import { endpoint, fileAnswer } from '../endpoint.ts';
import { amount, done, instant, nothing, onPaper, orderNumber, orderState, text, words } from '../fields.ts';
import { agreementParties } from '../values/enumerations.ts';
import { codeDigits, refusalChars, signerNameChars } from '../values/limits.ts';

const pair = z.array(z.string()).length(2).meta({ description: 'the same words in the two languages of the paper' });
/** A paper in two languages, as text: what its PDF says. */
const paper = z.object({
  number: z.string(),
  at: instant(),
  languages: pair,
  title: pair,
  issuer: z.string(),
  day: pair
    .nullable()
    .meta({ description: 'its day with the zone in which that is the day; null in papers from before, whose days are UTC' }),
  signatures: z
    .array(z.object({ side: pair, name: z.string(), signatory: z.string(), how: pair, stamped: z.boolean() }))
    .meta({ description: 'the block at its end; none in papers from before' }),
  sections: z.array(
    z.object({
      heading: pair,
      paragraphs: z.array(pair),
      table: z
        .object({
          columns: z.array(z.object({ heading: pair, numeric: z.boolean(), width: z.number() })),
          rows: z.array(z.array(z.array(z.string()))),
        })
        .nullable(),
    }),
  ),
});
const signature = z.object({
  signerName: z.string(),
  signedAt: instant(),
  codeSentTo: z.string(),
  document: z.string().meta({ description: 'SHA-256 of the signed bytes' }),
  previous: z.string(),
  seal: z.string(),
});
const agreement = z.object({
  number: z.string(),
  party: z.enum(agreementParties),
  state: z.number(),
  createdAt: instant(),
  signBefore: instant(),
  endedAt: instant().nullable(),
  refusal: z.string().nullable(),
  paper,
  signatory: z.string().nullable().meta({
    description:
      'whose name the signer writes: the words in any order, given names may be initials; null: any name, as in contracts from before',
  }),
  hasDocument: z.boolean().meta({ description: 'drawn: before that it cannot be signed, and no code is sent' }),
  hasCertificate: z.boolean(),
  signature: signature.nullable(),
});
const side = z.object({ state: z.number(), signBefore: instant(), endedAt: instant().nullable() });
/** A side's own contract about an order, and how far the other side is with its own. */
const info = z.object({
  orderNumber: z.string(),
  ...orderState,
  actualTotal: amount(),
  currency: z.string(),
  agreement: agreement.meta({ description: "one's own" }),
  buyer: side,
  seller: side.nullable().meta({ description: 'null until the buyer has signed' }),
  /** Where a code would be sent, all but its ends hidden; null when nothing can be sent. */
  codeGoesTo: z.string().nullable(),
  payBefore: instant().nullable(),
  paymentTerm: z.number().meta({ description: '2: nothing is paid before the goods are at the door' }),
  payTime: instant().nullable(),
});
const one = { orderNumber: orderNumber() };
const signing = z.object({
  ...one,
  signerName: onPaper(
    text(signerNameChars.min, signerNameChars.max).refine((name) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name), { message: 'unreadable' }),
  ),
  validCode: z.string().regex(new RegExp(`^\\d{${codeDigits}}$`), { message: 'code' }),
  agreed: z.literal(true, { message: 'required' }),
});
const refusal = z.object({ ...one, reason: words(refusalChars.min, refusalChars.max) });
const part = z.enum(['contract', 'certificate']).default('contract');
const signErrors = [
  'orderUnknown',
  'agreementUnknown',
  'agreementOver',
  'agreementNotReady',
  'signerDiffers',
  'wrongVerificationCode',
] as const;
const codeErrors = ['orderUnknown', 'agreementUnknown', 'agreementOver', 'agreementNotReady', 'codeRecentlySent', 'tooManyTries'] as const;
const pdf = ['application/pdf'] as const;

/** Contracts about an order: the platform's with the buyer, then with the supplier, each signed by a code that is mailed. */
export const agreementEndpoints = {
  'GET /p/agreement/info': endpoint({
    who: 'buyer',
    summary: 'The contract about an order of one’s own, and how far both sides are',
    input: z.object(one),
    output: info,
    errors: ['orderUnknown', 'agreementUnknown'],
  }),
  'GET /p/agreement/document': endpoint({
    who: 'buyer',
    summary: 'One’s own contract as it is signed, or the certificate of its signature',
    file: pdf,
    input: z.object({ ...one, part }),
    output: fileAnswer,
    errors: ['orderUnknown', 'agreementUnknown', 'agreementNotReady'],
  }),
  'POST /p/agreement/sendCode': endpoint({
    who: 'buyer',
    summary: 'Mails the code that signs this contract',
    perMinute: 20,
    input: z.object(one),
    output: done,
    errors: codeErrors,
  }),
  'POST /p/agreement/sign': endpoint({
    who: 'buyer',
    summary: 'Signs the contract by name, consent and the mailed code; signing again changes nothing',
    perMinute: 20,
    input: signing,
    output: done,
    errors: signErrors,
  }),
  'POST /p/agreement/refuse': endpoint({
    who: 'buyer',
    summary: 'Refuses the contract: the order is closed and its stock given back',
    input: refusal,
    output: done,
    errors: ['orderUnknown', 'agreementUnknown', 'agreementOver'],
  }),
  'GET /shop/admin/agreement/waiting': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Contracts that wait for the store’s signature, the most urgent first',
    input: nothing,
    output: z.object({
      waiting: z.array(z.object({ orderNumber: orderNumber(), actualTotal: amount(), currency: z.string(), signBefore: instant() })),
    }),
  }),
  'GET /shop/admin/agreement/info': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'The store’s contract about an order',
    input: z.object(one),
    output: info,
    errors: ['orderUnknown', 'agreementUnknown'],
  }),
  'GET /shop/admin/agreement/document': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'The store’s contract as it is signed, or the certificate of its signature',
    file: pdf,
    input: z.object({ ...one, part }),
    output: fileAnswer,
    errors: ['orderUnknown', 'agreementUnknown', 'agreementNotReady'],
  }),
  'POST /shop/admin/agreement/sendCode': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Mails the code that signs the store’s contract to the mail address of the account',
    perMinute: 20,
    input: z.object(one),
    output: done,
    errors: [...codeErrors, 'storeMailMissing'],
  }),
  'POST /shop/admin/agreement/sign': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Signs the store’s contract; the order can be paid then',
    perMinute: 20,
    input: signing,
    output: done,
    errors: [...signErrors, 'storeMailMissing'],
  }),
  'POST /shop/admin/agreement/refuse': endpoint({
    who: 'seller',
    area: 'money',
    summary: 'Refuses the store’s contract: the order is closed and its stock given back',
    input: refusal,
    output: done,
    errors: ['orderUnknown', 'agreementUnknown', 'agreementOver'],
  }),
  'GET /platform/agreement/info': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'Both contracts about an order, checked anew against their files, their seals and the seal before',
    input: z.object(one),
    output: z.object({
      orderNumber: z.string(),
      agreements: z.array(
        agreement.extend({
          check: z
            .object({ document: z.boolean(), seal: z.boolean(), chain: z.boolean() })
            .nullable()
            .meta({ description: 'null while it is not signed' }),
        }),
      ),
    }),
    errors: ['orderUnknown'],
  }),
  'GET /platform/agreement/document': endpoint({
    who: 'operator',
    area: 'trade',
    summary: 'A contract about an order, or the certificate of its signature',
    file: pdf,
    input: z.object({ ...one, party: z.enum(agreementParties), part }),
    output: fileAnswer,
    errors: ['orderUnknown', 'agreementUnknown', 'agreementNotReady'],
  }),
} as const;
