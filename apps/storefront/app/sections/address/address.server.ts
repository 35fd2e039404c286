import type { Output } from '@kyakhta/contract/types';
import { addressesMax, code } from '@kyakhta/contract/values';
import { ask, formatOf, goTo, personOf, refusal, tryAsk, type Asked, type Refusal } from '../../ask.ts';
import { textOf } from '../../form-text.ts';
import { paths } from '../../paths.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { addressView } from '../checkout/quote.server.ts';
import type { AreaLists } from './use-areas.ts';

export type CountryRules = Output<'GET /p/address/countries'>[number];
/** What was typed wrongly, with the regions to choose from for it. */
export type AddressResult = FormResult & { lists?: AreaLists };

const fields = ['receiver', 'mobile', 'country', 'province', 'city', 'area', 'addr', 'postCode'] as const;
type Typed = Record<(typeof fields)[number], string>;

const idOf = (text: string | null): number => (text !== null && /^\d{1,10}$/.test(text) ? Number(text) : 0);

/** The regions to choose from for what is filled in: those of the country, and those within what is chosen. */
async function listsOf(asked: Asked, { country, province, city }: Pick<Typed, 'country' | 'province' | 'city'>): Promise<AreaLists> {
  const within = async (pid: number) =>
    (await ask(asked, 'GET /p/area/listByPid', { country, pid })).map(({ areaId, areaName, localName, postCodes }) => ({
      areaId,
      areaName,
      localName,
      ...(postCodes && { postCodes }),
    }));
  const lists: AreaLists = { province: await within(0), city: [], area: [] };
  const chosen = lists.province?.find(({ localName }) => localName === province);
  if (chosen) lists.city = await within(chosen.areaId);
  const below = lists.city?.find(({ localName }) => localName === city);
  if (below) lists.area = await within(below.areaId);
  return lists;
}

/** The country most likely meant: of the address before, else of the language. */
function likelyCountry({ context }: Pick<Asked, 'context'>, book: readonly { country: string }[]): string {
  return book[0]?.country ?? (personOf(context).locale === 'zh_CN' ? 'CN' : 'RU');
}

/** Most countries write alike: what is the same in several of them travels to the browser once. */
function sharing(rules: readonly CountryRules[]): CountryRules[] {
  const known = new Map<string, unknown>();
  const one = <T>(value: T): T => {
    const text = JSON.stringify(value);
    if (!known.has(text)) known.set(text, value);
    return known.get(text) as T;
  };
  return rules.map((rule) => ({ ...rule, parts: one(rule.parts), required: one(rule.required), kinds: one(rule.kinds) }));
}

/** The form of an address: empty, or of one in the book. */
export async function loadAddressForm(asked: Asked, addrId: number | null, book: readonly { country: string }[]) {
  const [rules, old] = await Promise.all([
    ask(asked, 'GET /p/address/countries', {}),
    addrId === null ? null : ask(asked, 'GET /p/address/addrInfo/{addrId}', { addrId }),
  ]);
  const { receiver = '', mobile = '', province = '', city = '', area = '', addr = '', postCode = '' } = old ?? {};
  const values: Typed = { receiver, mobile, country: old?.country ?? likelyCountry(asked, book), province, city, area, addr, postCode };
  return {
    addrId,
    values,
    rules: sharing(rules),
    lists: await listsOf(asked, values),
    mayBecomeDefault: book.length > 0 && old?.commonAddr !== 1,
  };
}
export type AddressFormView = Awaited<ReturnType<typeof loadAddressForm>>;

/** Saves what was typed. @returns the address's number, or the form with what is wrong. */
export async function saveAddress(asked: Asked, data: FormData): Promise<number | AddressResult> {
  const form = openForm(asked, data);
  const typed = Object.fromEntries(fields.map((name) => [name, form.text(name)])) as Typed;
  // Without scripts the fields of another country are asked for by a button.
  if (form.has('fields')) return { ...form.show({}), lists: await listsOf(asked, typed) };
  const input = { ...typed, commonAddr: form.has('commonAddr') ? 1 : 0 };
  const addrId = idOf(form.text('addrId'));
  const answer =
    addrId === 0
      ? await tryAsk(asked, 'POST /p/address/addAddr', input)
      : await tryAsk(asked, 'PUT /p/address/updateAddr', { addrId, ...input });
  if (answer.code === code.ok) return answer.data?.addrId ?? addrId;
  return { ...form.refused(answer), lists: await listsOf(asked, typed) };
}

export async function loadBook(asked: Asked) {
  const { searchParams } = asked.url;
  const format = formatOf(asked.context);
  const book = await ask(asked, 'GET /p/address/list', {});
  const addresses = book.map((address) => addressView(format, address));
  const isFull = book.length >= addressesMax;
  const edit = idOf(searchParams.get('edit'));
  const adding = searchParams.has('add') && !isFull;
  const done = searchParams.get('done');
  return {
    addresses,
    isFull,
    form: edit > 0 ? await loadAddressForm(asked, edit, book) : adding ? await loadAddressForm(asked, null, book) : null,
    asksAbout: addresses.find(({ addrId }) => addrId === idOf(searchParams.get('ask'))) ?? null,
    done: (['saved', 'deleted', 'default'] as const).find((one) => one === done) ?? null,
  };
}
export type Book = Awaited<ReturnType<typeof loadBook>>;

/** Saves an address, moves the default or deletes one, as the form's intent says. */
export async function changeBook(asked: Asked, data: FormData): Promise<Response | AddressResult | Refusal> {
  const addrId = idOf(textOf(data, 'addrId'));
  switch (textOf(data, 'intent')) {
    case 'default': {
      const answer = await tryAsk(asked, 'PUT /p/address/defaultAddr/{addrId}', { addrId });
      return answer.code === code.ok ? goTo(asked.url, paths.addresses({ done: 'default' })) : refusal(answer);
    }
    case 'delete': {
      const answer = await tryAsk(asked, 'DELETE /p/address/deleteAddr/{addrId}', { addrId });
      // Gone already, in another tab or by a press before: what was wanted is so.
      const gone = answer.code === code.ok || answer.data?.failure === 'addressUnknown';
      return gone ? goTo(asked.url, paths.addresses({ done: 'deleted' })) : refusal(answer);
    }
    default: {
      const saved = await saveAddress(asked, data);
      return typeof saved === 'number' ? goTo(asked.url, paths.addresses({ done: 'saved' })) : saved;
    }
  }
}
