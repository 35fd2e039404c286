import { addressesMax, countryDefault, countryName, languageTag } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed, Result } from '../../../runtime/context.ts';
import type { Db } from '../../../runtime/database.ts';
import { refuse } from '../../../runtime/errors.ts';
import { say } from '../../../words/index.ts';
import { type ReadAddress, readAddress, requiredIn, type TypedAddress } from '../model/address.ts';
import { areaById, areaIdsOf, areaLevels, areaName, areasWithin, missingIn, postCodesOf } from '../model/areas.ts';
import { countries } from '../model/countries.ts';
import { phoneExample } from '../model/phone.ts';
import {
  type Address,
  type BookAddress,
  deleteAddress,
  insertAddress,
  lockBook,
  moveDefault,
  type Place,
  selectAddress,
  selectAddresses,
  updateAddress,
} from '../store/addresses.ts';
import { type SavedTitle, selectBook } from '../store/titles.ts';
import { refuseFields } from '../../../runtime/wrong-fields.ts';

type BuyerCtx = CtxFor<'POST /p/address/addAddr'>;

type Wire = Result<'GET /p/address/list'>[number];
const wire = (address: BookAddress): Wire => ({ ...address, ...areaIdsOf(address), missing: missingIn(address) });

export const listAddresses = async (ctx: CtxFor<'GET /p/address/list'>): Promise<Wire[]> => addressesOf(ctx, ctx.actor.id);

export const addressInfo = async (
  ctx: CtxFor<'GET /p/address/addrInfo/{addrId}'>,
  input: Parsed<'GET /p/address/addrInfo/{addrId}'>,
): Promise<Wire> => (await addressesOf(ctx, ctx.actor.id)).find((a) => a.addrId === input.addrId) ?? refuse('addressUnknown');

/** A buyer's own address; 0 is the default one. */
export const addressOf = (ctx: { readonly db: Db }, userId: number, addrId: number): Promise<Address | null> =>
  selectAddress(ctx.db, userId, addrId);
/** The country goods go to: of the address, of the default region while there is none. */
export const goesTo = (address: Pick<Address, 'country'> | null): string => address?.country ?? countryDefault;
export const countryOf = async (ctx: { readonly db: Db }, userId: number, addrId: number): Promise<string> =>
  goesTo(await addressOf(ctx, userId, addrId));
/** The country a buyer is at home in, that of her default address; empty text while she has none. */
export const homeOf = async (ctx: { readonly db: Db }, userId: number): Promise<string> => (await addressOf(ctx, userId, 0))?.country ?? '';
/** The book of somebody who orders, with the saved titles. */
export const bookOf = async (
  ctx: { readonly db: Db },
  userId: number,
): Promise<{ readonly addresses: Wire[]; readonly titles: readonly SavedTitle[] }> => {
  const { addresses, titles } = await selectBook(ctx.db, userId);
  return { addresses: addresses.map(wire), titles };
};
export const addressesOf = async (ctx: { readonly db: Db }, userId: number): Promise<Wire[]> =>
  (await selectAddresses(ctx.db, userId)).map(wire);

type Typed = Parsed<'POST /p/address/addAddr'>;
/** An address as clients of the lineage type it, too: without a country it is in China, and a part may be given by its number alone. */
const typedOf = ({ country = 'CN', provinceId, cityId, areaId, ...typed }: Typed): TypedAddress => {
  const named = (name: string | undefined, id: number | undefined): string | undefined =>
    name ?? (id === undefined ? undefined : areaById(country.toUpperCase(), id)?.localName);
  return {
    ...typed,
    country,
    province: named(typed.province, provinceId),
    city: named(typed.city, cityId),
    area: named(typed.area, areaId),
  };
};
const placeOf = ({
  lat = null,
  lng = null,
}: {
  readonly lat?: number | null | undefined;
  readonly lng?: number | null | undefined;
}): Place => (lat === null || lng === null ? { lat: null, lng: null } : { lat, lng });

/** The address typed, or every field that is wrong, each with a sentence. */
const readOrRefuse = (ctx: Ctx, typed: TypedAddress, before?: Address): ReadAddress => {
  const read = readAddress(typed, before);
  if ('address' in read) return read.address;
  const fields = Object.fromEntries(read.faults.map(({ field, word, values }) => [field, say(ctx.locale, word, values)]));
  return refuseFields(ctx.locale, fields);
};

/** The book as it is once nobody else is changing it. */
const openBook = async (ctx: BuyerCtx): Promise<Address[]> => {
  if (!(await lockBook(ctx.db, ctx.actor.id))) return refuse('notLoggedIn');
  return selectAddresses(ctx.db, ctx.actor.id);
};

const isSame = (one: Address, other: ReadAddress): boolean =>
  (Object.keys(other) as (keyof ReadAddress)[]).every((part) => one[part] === other[part]);

/** A person who presses twice because an answer was lost finds one address, not two. */
export const addAddress = async (ctx: BuyerCtx, input: Parsed<'POST /p/address/addAddr'>): Promise<{ addrId: number }> => {
  const address = readOrRefuse(ctx, typedOf(input));
  const book = await openBook(ctx);
  const twin = book.find((one) => isSame(one, address));
  if (twin === undefined && book.length >= addressesMax) return refuse('addressLimitReached', { max: addressesMax });
  const addrId = twin?.addrId ?? (await insertAddress(ctx.db, ctx.actor.id, { ...address, ...placeOf(input) }, ctx.now));
  if (book.length === 0 || input.commonAddr === 1) await moveDefault(ctx.db, ctx.actor.id, addrId);
  return { addrId };
};

export const changeAddress = async (ctx: BuyerCtx, input: Parsed<'PUT /p/address/updateAddr'>): Promise<null> => {
  const book = await openBook(ctx);
  const before = book.find(({ addrId }) => addrId === input.addrId);
  const address = readOrRefuse(ctx, typedOf(input), before);
  if (!(await updateAddress(ctx.db, ctx.actor.id, input.addrId, { ...address, ...placeOf(input) }))) return refuse('addressUnknown');
  if (input.commonAddr === 1) await moveDefault(ctx.db, ctx.actor.id, input.addrId);
  return null;
};

export const makeDefault = async (ctx: BuyerCtx, input: Parsed<'PUT /p/address/defaultAddr/{addrId}'>): Promise<null> => {
  const book = await openBook(ctx);
  if (!book.some(({ addrId }) => addrId === input.addrId)) return refuse('addressUnknown');
  await moveDefault(ctx.db, ctx.actor.id, input.addrId);
  return null;
};

export const removeAddress = async (ctx: BuyerCtx, input: Parsed<'DELETE /p/address/deleteAddr/{addrId}'>): Promise<null> => {
  const book = await openBook(ctx);
  const gone = book.find(({ addrId }) => addrId === input.addrId);
  if (gone === undefined) return refuse('addressUnknown');
  await deleteAddress(ctx.db, ctx.actor.id, gone.addrId);
  // The book lists the default first, then by age.
  const next = book.find(({ addrId }) => addrId !== gone.addrId);
  if (gone.commonAddr === 1 && next !== undefined) await moveDefault(ctx.db, ctx.actor.id, next.addrId);
  return null;
};

export const listCountries = (ctx: CtxFor<'GET /p/address/countries'>): Promise<Result<'GET /p/address/countries'>> => {
  const { compare } = new Intl.Collator(languageTag[ctx.locale]);
  return Promise.resolve(
    countries
      .map((rules) => ({ ...rules, required: requiredIn(rules) }))
      .map(({ country, parts, required, kinds, postCodeExample }) => ({
        country,
        countryName: countryName(country, ctx.locale),
        parts: [...parts],
        required,
        kinds,
        postCodeExample,
        phoneExample: phoneExample(country),
        areaLevels: areaLevels(country),
      }))
      .toSorted((a, b) => compare(a.countryName, b.countryName)),
  );
};

export const listAreas = (
  ctx: CtxFor<'GET /p/area/listByPid'>,
  { pid, country = 'CN' }: Parsed<'GET /p/area/listByPid'>,
): Promise<Result<'GET /p/area/listByPid'>> => {
  const within = country.toUpperCase();
  const areas = areasWithin(within, pid).map((area) => {
    const codes = postCodesOf(within, area);
    return {
      areaId: area.areaId,
      parentId: area.parentId,
      level: area.level,
      areaName: areaName(within, area, ctx.locale),
      localName: area.localName,
      ...(codes && { postCodes: [...codes] }),
    };
  });
  // Chinese readers know their regions in the order of the official numbers, everyone else looks by letter.
  if (within === 'CN' && ctx.locale.startsWith('zh')) return Promise.resolve(areas);
  const { compare } = new Intl.Collator(languageTag[ctx.locale], { numeric: true });
  return Promise.resolve(areas.toSorted((a, b) => compare(a.areaName, b.areaName)));
};
