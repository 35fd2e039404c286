import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, id, nothing, textOptional, wholeOptional, wholeOr } from '../fields.ts';
import { addressPartCharsMax, addrChars } from '../values/limits.ts';

/** Characters as a person counts them may be several UTF-16 units each. */
const unitsPerCharacter = 12;
const part = () => textOptional(addressPartCharsMax * unitsPerCharacter);

/** The listed areas that the address names, as GET /p/area/listByPid tells them; 0 where it names none of a list. */
const areaIds = { provinceId: z.number(), cityId: z.number(), areaId: z.number() };
export const addressFields = z.object({
  addrId: z.number(),
  receiver: z.string(),
  mobile: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  addr: z.string(),
  postCode: z.string(),
  commonAddr: z.number().meta({ description: '1 is the default address' }),
  ...areaIds,
  lat: z.number().nullable().meta({ description: 'degrees, as they were told; null: they were not' }),
  lng: z.number().nullable(),
});

/** An address as its buyer's book holds it. */
export const bookAddress = addressFields.extend({
  missing: z.array(z.enum(['province', 'city', 'area'])).meta({
    description: 'Parts that its country asks for today and that it was kept without. It can be used as it is; rewriting it asks for them',
  }),
});

/** Degrees of latitude or longitude, as a number or its text; absent when empty. */
const degrees = (most: number) =>
  z.preprocess(
    (v) =>
      typeof v === 'string' ? (/^-?\d{1,3}(\.\d{1,15})?$/.test(v) ? Number(v) : v === '' ? undefined : v) : v === null ? undefined : v,
    z.number().min(-most).max(most).optional(),
  ) as unknown as z.ZodOptional<z.ZodType<number, number | string | null>>;

/**
 * An address as it is typed. Which parts must be there, and how they look, depends on the country: all of them are
 * judged together, so that a person reads every fault at once.
 */
const addressTyped = {
  receiver: part().meta({ description: 'Required' }),
  mobile: textOptional(40).meta({
    description: 'Required; as people write it; numbers without a country code belong to the country. Kept as E.164',
  }),
  country: textOptional(2).meta({ description: 'ISO 3166-1 alpha-2; CN when absent, as clients of the lineage know one country' }),
  province: part().meta({ description: 'A name that GET /p/area/listByPid tells, where the country has such a list' }),
  city: part(),
  area: part().meta({ description: 'Required where GET /p/area/listByPid lists districts of the city' }),
  addr: textOptional(addrChars.max * unitsPerCharacter).meta({ description: 'Required' }),
  postCode: textOptional(32),
  provinceId: wholeOptional(0, 999_999).meta({ description: 'a listed area: names the part that is absent' }),
  cityId: wholeOptional(0, 999_999),
  areaId: wholeOptional(0, 999_999),
  lat: degrees(90),
  lng: degrees(180),
  commonAddr: wholeOr(0, 1, 0).meta({ description: '1 makes it the default address; the first one always is' }),
};

/** What a person calls a part of an address in a country. */
const partKind = z.string().nullable();

export const addressEndpoints = {
  'GET /p/address/list': endpoint({
    who: 'buyer',
    summary: 'The address book, default first',
    input: nothing,
    output: z.array(bookAddress),
  }),
  'GET /p/address/addrInfo/{addrId}': endpoint({
    who: 'buyer',
    summary: 'One address of the book',
    input: z.object({ addrId: id() }),
    output: bookAddress,
    errors: ['addressUnknown'],
  }),
  'POST /p/address/addAddr': endpoint({
    who: 'buyer',
    summary: 'Adds an address to the book; one that stands there already is answered instead of a twin',
    input: z.object(addressTyped),
    output: z.object({ addrId: z.number() }),
    errors: ['addressLimitReached'],
  }),
  'PUT /p/address/updateAddr': endpoint({
    who: 'buyer',
    summary: 'Rewrites an address of the book; orders placed before keep theirs',
    input: z.object({ addrId: id(), ...addressTyped }),
    output: done,
    errors: ['addressUnknown'],
  }),
  'PUT /p/address/defaultAddr/{addrId}': endpoint({
    who: 'buyer',
    summary: 'Makes an address the default one',
    input: z.object({ addrId: id() }),
    output: done,
    errors: ['addressUnknown'],
  }),
  'DELETE /p/address/deleteAddr/{addrId}': endpoint({
    who: 'buyer',
    summary: 'Takes an address out of the book; when it was the default, the oldest of the others becomes it',
    input: z.object({ addrId: id() }),
    output: done,
    errors: ['addressUnknown'],
  }),
  'GET /p/address/countries': endpoint({
    who: 'buyer',
    summary: 'How addresses are written in each country: parts in their order, what must be there, examples',
    input: nothing,
    output: z.array(
      z.object({
        country: z.string(),
        countryName: z.string(),
        parts: z.array(z.enum(['province', 'city', 'area', 'addr', 'postCode'])).meta({ description: 'In the order of the country' }),
        required: z
          .array(z.enum(['province', 'city', 'area', 'addr', 'postCode']))
          .meta({ description: 'A listed part is asked for wherever the list within the part above it holds something' }),
        kinds: z.object({ province: partKind, city: partKind, area: partKind, postCode: partKind }),
        postCodeExample: z.string(),
        phoneExample: z.string(),
        areaLevels: z.number().meta({ description: 'How deep GET /p/area/listByPid goes: 0 not at all, 1 regions, 3 down to districts' }),
      }),
    ),
    browserKeepsSeconds: 3600,
  }),
  'GET /p/area/listByPid': endpoint({
    who: 'buyer',
    summary: 'Regions to choose from: below 0 those of the country, below another those within it',
    input: z.object({
      pid: wholeOr(0, 999_999, 0),
      country: textOptional(2).meta({ description: 'CN when absent; CN goes down to the district, RU lists its subjects' }),
    }),
    output: z.array(
      z.object({
        areaId: z.number(),
        parentId: z.number(),
        level: z.number().meta({ description: '1 province or subject, 2 city, 3 district' }),
        areaName: z.string().meta({ description: 'In the language of the call, where there is a name' }),
        localName: z.string().meta({ description: 'As addresses are written: the text an address takes' }),
        postCodes: z
          .array(z.string())
          .optional()
          .meta({ description: 'Beginnings of its postal codes, where they are known: a hint for who types, no reason to refuse' }),
      }),
    ),
    browserKeepsSeconds: 86_400,
  }),
} as const;
