import { z } from 'zod';
import { mail } from '../accounts/index.ts';
import { endpoint } from '../endpoint.ts';
import { anyText, done, id, instant, listText, nothing, text, textOptional, timeZone } from '../fields.ts';
import { identityCountry, identityLine } from '../site/index.ts';
import { storeIdentityParts } from '../values/identity.ts';
import { countriesMax, storePhotoCaptionMax, storePhotosMax } from '../values/limits.ts';
import { locales } from '../values/locales.ts';
import { applicationPapers, storeChars } from '../values/stores.ts';

const identity = {
  form: identityLine('form'),
  country: identityCountry(),
  registrationNumber: identityLine('registrationNumber'),
  address: identityLine('address'),
  signatory: identityLine('signatory'),
  basis: identityLine('basis'),
};

const captions = z
  .partialRecord(z.enum(locales), text(1, storePhotoCaptionMax))
  .refine((words) => Object.keys(words).length > 0, { message: 'required' });
/** A picture that a store shows of itself, with what is written below it. */
export const storePhoto = z.object({ path: z.string(), captions: z.record(z.string(), z.string()) });

/** What a seller says of the store itself. Its name and firm stand as they were checked. */
export const storeProfileEndpoints = {
  'GET /shop/admin/shop/profile': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'What the store says of itself, where it is called and written to, and where it delivers to',
    input: nothing,
    output: z.object({
      shopId: z.number(),
      shopName: z.string(),
      firmName: z.string(),
      intro: z.record(z.string(), z.string()),
      shopLogo: z.string().nullable(),
      phone: z.string(),
      mail: z.string().nullable().meta({ description: 'where the store is told what waits for it' }),
      mailLocale: z.string(),
      deliversTo: z.array(z.string()).meta({ description: 'ISO 3166 codes; none means all countries' }),
      shopStatus: z.number().meta({ description: '0 when its owner has taken it offline' }),
    }),
    errors: ['shopUnknown'],
  }),
  'GET /shop/admin/shop/qualification': endpoint({
    who: 'seller',
    area: 'store',
    summary:
      'What the platform knows of the firm behind the store, and which of its papers were checked; the papers themselves are not shown',
    input: nothing,
    output: z.object({
      shopId: z.number(),
      isOpen: z.boolean().meta({ description: 'then everybody can read what is told of the firm' }),
      firmName: z.string(),
      country: z.string(),
      city: z.string(),
      creditCode: z.string(),
      scope: z.string().meta({ description: 'of its business, as it was read from the licence' }),
      checkedAt: instant().nullable().meta({ description: 'null: the platform opened the store itself and holds no papers here' }),
      papers: z.array(z.object({ paper: z.enum(applicationPapers), isHeld: z.boolean() })),
    }),
    errors: ['shopUnknown'],
  }),
  'GET /shop/admin/shop/timeZone': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'In which zone the store counts its days: its sales, and the times of its files',
    input: nothing,
    output: z.object({ timeZone: z.string() }),
    errors: ['shopUnknown'],
  }),
  'PUT /shop/admin/shop/timeZone': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Sets it; the sales of all days are counted anew',
    input: z.object({ timeZone: timeZone() }),
    output: done,
    errors: ['shopUnknown'],
  }),
  'GET /shop/admin/shop/identity': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Who the store is before the law, as contracts print it',
    input: nothing,
    output: z.object({
      firmName: z.string(),
      creditCode: z.string().meta({ description: 'of its licence; empty where the platform opened the store itself' }),
      identity: z.object(identity),
      missing: z.array(z.enum(storeIdentityParts)).meta({ description: 'outside of a demo nobody can order before all of it is told' }),
    }),
    errors: ['shopUnknown'],
  }),
  'PUT /shop/admin/shop/identity': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Tells it, for contracts made from now on; those that stand keep theirs',
    input: z.object(identity),
    output: done,
    errors: ['shopUnknown'],
  }),
  'GET /shop/photos/{shopId}': endpoint({
    who: 'public',
    summary: 'Pictures that a store shows of its factory, offices and showroom; nobody has checked them',
    input: z.object({ shopId: id() }),
    output: z.array(z.object({ path: z.string(), caption: z.string(), language: z.string().meta({ description: 'of the caption' }) })),
    errors: ['shopUnknown'],
  }),
  'GET /shop/admin/shop/photos': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Pictures that the store shows of itself, in their order',
    input: nothing,
    output: z.array(storePhoto),
    errors: ['shopUnknown'],
  }),
  'PUT /shop/admin/shop/photos': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Shows these pictures, in this order: of its files of purpose storePhoto, and of what it shows already',
    input: z.object({
      photos: z
        .array(z.union([z.object({ fileId: id(), captions }), z.object({ path: text(1, 200), captions })]))
        .max(storePhotosMax, { message: 'many' }),
    }),
    output: done,
    errors: ['shopUnknown', 'fileUnknown'],
  }),
  'PUT /shop/admin/shop/online': endpoint({
    who: 'seller',
    area: 'owner',
    summary:
      'Takes the store and its goods off the site, or brings them back; what was ordered goes on. As it stands already changes nothing',
    input: z.object({ isOnline: z.boolean() }),
    output: done,
    errors: ['shopNotInState'],
  }),
  'PUT /shop/admin/shop/profile': endpoint({
    who: 'seller',
    area: 'store',
    summary: 'Changes it, at once for everybody; a logo that is absent stays, an empty one is taken away',
    input: z.object({
      intro: z.partialRecord(z.enum(locales), anyText(1000)),
      shopLogo: z
        .string()
        .regex(/^(u\/[0-9a-f]{2}\/[0-9a-f]{32}-1000\.webp)?$/, { message: 'wrong' })
        .optional(),
      phone: textOptional(storeChars.phone),
      mail: z.preprocess((v) => (v === '' ? undefined : v), mail().optional()),
      mailLocale: z.enum(locales),
      countries: listText(/^[A-Z]{2}$/, countriesMax),
    }),
    output: done,
    errors: ['shopUnknown', 'fileUnknown'],
  }),
} as const;
