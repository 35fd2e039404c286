import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { anyText, done, id, instant, nothing, text, whole } from '../fields.ts';
import {
  bannersMax,
  bannerTitleMax,
  testimonialNameMax,
  testimonialRoleMax,
  testimonialsMax,
  testimonialTextMax,
} from '../values/limits.ts';
import { sitePictures } from '../values/enumerations.ts';
import { locales } from '../values/locales.ts';

/** A picture: the one that is there, one that was just brought, or none. */
const pictureTold = z.union([z.object({ path: text(1, 200) }), z.object({ fileId: id() })]).nullable();
const moment = () => z.iso.datetime({ message: 'date' }).nullable();
const banner = {
  type: z.literal([0, 1]).meta({ description: '0 leads to a product, 1 to a store' }),
  relation: id().meta({ description: 'number of the product or the store' }),
  titles: z.partialRecord(z.enum(locales), text(1, bannerTitleMax)).meta({ description: 'empty: the name of what it leads to' }),
  locales: z.array(z.enum(locales)).max(locales.length).meta({ description: 'who reads one of these sees it; empty: everybody' }),
  startsAt: moment().meta({ description: 'null: at once' }),
  endsAt: moment().meta({ description: 'null: until it is switched off' }),
  isOn: z.boolean(),
  picture: pictureTold,
};

/** What a customer has said, in one language at least. */
const testimonial = z.object({
  name: text(1, testimonialNameMax),
  words: z
    .partialRecord(z.enum(locales), z.object({ role: anyText(testimonialRoleMax).trim(), text: text(1, testimonialTextMax) }))
    .refine((words) => Object.keys(words).length > 0, { message: 'required' }),
});

/** The home page as operators keep it. */
export const homeSiteEndpoints = {
  'GET /platform/banner/list': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'All banners in their order, with what they lead to',
    input: nothing,
    output: z.array(
      z.object({
        bannerId: z.number(),
        type: z.number(),
        relation: z.number(),
        titles: z.record(z.string(), z.string()),
        locales: z.array(z.string()),
        startsAt: instant().nullable(),
        endsAt: instant().nullable(),
        isOn: z.boolean(),
        picture: z.string().nullable(),
        /** Of what it leads to; null when that cannot be opened now: then the banner is not shown. */
        name: z.string().nullable(),
        /** The picture shown: its own, or that of what it leads to. */
        shownPicture: z.string().nullable(),
        version: z.number(),
      }),
    ),
  }),
  'POST /platform/banner': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Adds a banner after the others',
    input: z.object(banner),
    output: z.object({ bannerId: z.number() }),
    errors: ['fileUnknown', 'bannersFull', 'bannerEndsEarly'],
  }),
  'PUT /platform/banner/order': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Puts the banners into this order; all of them are named',
    input: z.object({ bannerIds: z.array(id()).max(bannersMax) }),
    output: done,
    errors: ['changedMeanwhile'],
  }),
  'PUT /platform/banner/{bannerId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Changes a banner',
    input: z.object({ bannerId: id(), version: whole(1, 1_000_000), ...banner }),
    output: done,
    errors: ['bannerUnknown', 'fileUnknown', 'bannerEndsEarly', 'changedMeanwhile'],
  }),
  'DELETE /platform/banner/{bannerId}': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Removes a banner with its picture',
    input: z.object({ bannerId: id() }),
    output: done,
    errors: ['bannerUnknown'],
  }),
  'GET /platform/site/content': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'What the site shows beside goods: its pictures, words often searched for, what customers say',
    input: nothing,
    output: z.object({
      /** Words often searched for, by language. */
      hotSearch: z.record(z.string(), z.array(z.string())),
      testimonials: z.array(z.object({ name: z.string(), words: z.record(z.string(), z.object({ role: z.string(), text: z.string() })) })),
      /** Paths of stored pictures; empty: the built-in logo, and no QR code of the app. */
      logo: z.string(),
      appCode: z.string(),
      icon: z.string(),
      loginPicture: z.string(),
      /** Changes with every change of the site: a form that began before it gets an error. */
      version: z.string(),
    }),
  }),
  'PUT /platform/site/content': endpoint({
    who: 'operator',
    area: 'content',
    summary: 'Changes what the site shows beside goods, what is named of it',
    input: z.object({
      version: text(1, 64),
      hotSearch: z.record(z.string().max(10), z.array(text(1, 60)).max(10)).optional(),
      testimonials: z.array(testimonial).max(testimonialsMax).optional(),
    }),
    output: z.object({ version: z.string() }),
    errors: ['changedMeanwhile'],
  }),
  'PUT /platform/site/picture': endpoint({
    who: 'operator',
    area: 'content',
    summary:
      'Sets the logo, the sign of the tab, the QR code of the app or the picture beside the login, or takes it away: then the built-in one stands there, or none',
    input: z.object({ name: z.enum(sitePictures), fileId: id().nullable() }),
    output: done,
    errors: ['fileUnknown'],
  }),
} as const;
