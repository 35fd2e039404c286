import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { done, id, instant, nothing, text, whole } from './fields.ts';
import { bannersMax, bannerTitleMax } from './values/limits.ts';
import { sitePictures } from './values/enumerations.ts';
import { locales } from './values/locales.ts';

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

/** The home page as operators keep it. */
export const homeSiteEndpoints = {
  'GET /platform/banner/list': endpoint({
    who: 'operator',
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
    summary: 'Adds a banner after the others',
    input: z.object(banner),
    output: z.object({ bannerId: z.number() }),
    errors: ['fileUnknown', 'bannersFull', 'bannerEndsEarly'],
  }),
  'PUT /platform/banner/order': endpoint({
    who: 'operator',
    summary: 'Puts the banners into this order; all of them are named',
    input: z.object({ bannerIds: z.array(id()).max(bannersMax) }),
    output: done,
    errors: ['changedMeanwhile'],
  }),
  'PUT /platform/banner/{bannerId}': endpoint({
    who: 'operator',
    summary: 'Changes a banner',
    input: z.object({ bannerId: id(), version: whole(1, 1_000_000), ...banner }),
    output: done,
    errors: ['bannerUnknown', 'fileUnknown', 'bannerEndsEarly', 'changedMeanwhile'],
  }),
  'DELETE /platform/banner/{bannerId}': endpoint({
    who: 'operator',
    summary: 'Removes a banner with its picture',
    input: z.object({ bannerId: id() }),
    output: done,
    errors: ['bannerUnknown'],
  }),
  'PUT /platform/site/picture': endpoint({
    who: 'operator',
    summary: 'Sets the logo or the QR code of the app, or takes it away: then the built-in one stands there, or none',
    input: z.object({ name: z.enum(sitePictures), fileId: id().nullable() }),
    output: done,
    errors: ['fileUnknown'],
  }),
} as const;
