import { code, int4Max, quantityMax } from '@kyakhta/contract/values';
import { ask, goTo, personOf, tryAsk, type Asked } from '../../ask.ts';
import { figure } from '../../form-text.ts';
import { farPaths } from '../../far-paths.ts';
import { openForm } from '../account/form-answer.server.ts';
import type { FormResult } from '../account/form-result.ts';
import { heldFiles, type HeldFile } from '../files/held-file.ts';

const numberIn = (url: URL, name: string, max: number): number | null => {
  const text = url.searchParams.get(name) ?? '';
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= max ? Number(text) : null;
};

/** What the address says is asked about. */
const startOf = (url: URL) => ({
  prodId: numberIn(url, 'prodId', int4Max),
  sid: numberIn(url, 'sid', int4Max),
  quantity: numberIn(url, 'quantity', quantityMax),
  words: (url.searchParams.get('pn') ?? '').trim().slice(0, 200),
});

/** The goods and the store that are asked about, as far as they can still be opened. */
async function aboutOf(asked: Asked, { prodId, sid }: ReturnType<typeof startOf>) {
  if (prodId !== null) {
    const answer = await tryAsk(asked, 'GET /prod/prodInfo', { prodId });
    if (answer.code !== code.ok) return { product: null, store: null, gone: true };
    const { prodName, pic, unit, minimum, shop, categoryId } = answer.data;
    return { product: { prodId, name: prodName, pic, unit, minimum, categoryId }, store: shop.merchantMallDisplayName, gone: false };
  }
  if (sid === null) return { product: null, store: null, gone: false };
  const answer = await tryAsk(asked, 'GET /shop/headInfo/{shopId}', { shopId: sid });
  return answer.code === code.ok
    ? { product: null, store: answer.data.merchantMallDisplayName, gone: false }
    : { product: null, store: null, gone: true };
}

/** The form with what is known beforehand: goods, quantity, and where her goods usually go. */
export async function loadAsking(asked: Asked) {
  const start = startOf(asked.url);
  const [units, help, countries, addresses, currencies, categories, about] = await Promise.all([
    ask(asked, 'GET /shop/unit/list', {}),
    ask(asked, 'GET /webConfig/info/{key}', { key: 'INQUIRY_COMMON_PROBLEMS' }),
    ask(asked, 'GET /p/address/countries', {}),
    ask(asked, 'GET /p/address/list', {}),
    ask(asked, 'GET /currency/list', {}),
    tryAsk(asked, 'GET /category/categoryInfo', { parentId: 0 }),
    aboutOf(asked, start),
  ]);
  const home = addresses.find(({ commonAddr }) => commonAddr === 1) ?? addresses[0];
  return {
    ...about,
    units,
    /** Prices are named in the currency of all prices. */
    currency: currencies.find(({ exchangeRate }) => Number(exchangeRate) === 1)?.currencyCode ?? '',
    help: help.items,
    categories: categories.code === code.ok ? categories.data.categoryInfo : [],
    countries: countries.map(({ country, countryName }) => ({ country, countryName })),
    values: {
      prodName: about.product?.name ?? start.words,
      content: '',
      quantity: String(start.quantity ?? about.product?.minimum ?? ''),
      unit: units.find(({ unitName }) => unitName === about.product?.unit)?.unit ?? 'pcs',
      country: home?.country ?? (personOf(asked.context).locale === 'zh_CN' ? 'CN' : 'RU'),
      city: home?.city ?? '',
      targetPrice: '',
      categoryId: String(about.product?.categoryId ?? ''),
      deliveryDays: '',
      validDays: '',
    } as Readonly<Record<string, string>>,
  };
}
export type Asking = Awaited<ReturnType<typeof loadAsking>>;

/** What the form shows again: besides what was typed the pictures that have arrived, and those that were refused. */
export type AskResult = FormResult & { files: readonly HeldFile[]; problems: readonly string[] };

export async function sendInquiry(asked: Asked, data: FormData): Promise<AskResult | Response> {
  const form = openForm(asked, data);
  const removed = Number(form.text('remove'));
  const files = heldFiles(data, 'inquiryFile').filter(({ fileId }) => fileId !== removed);
  const problems = data.getAll('fileProblem').filter((text) => typeof text === 'string');
  const again = (result: FormResult): AskResult => ({ ...result, files, problems });
  if (removed > 0) {
    await tryAsk(asked, 'DELETE /p/file/{fileId}', { fileId: removed });
    return again(form.show({}));
  }
  if (problems.length > 0) return again(form.show({}));
  const { prodId, sid } = startOf(asked.url);
  const targetPrice = figure(form.text('targetPrice'));
  const answer = await tryAsk(asked, 'POST /p/inquiry/save', {
    prodName: form.text('prodName'),
    content: form.text('content'),
    quantity: figure(form.text('quantity')),
    unit: form.text('unit') as 'pcs',
    ...(prodId !== null && !form.has('anyStore') && { prodId }),
    ...(prodId === null && sid !== null && !form.has('anyStore') && { shopId: sid }),
    country: form.text('country'),
    city: form.text('city'),
    ...(targetPrice !== '' && { targetPrice }),
    categoryId: form.text('categoryId'),
    deliveryDays: figure(form.text('deliveryDays')),
    validDays: figure(form.text('validDays')),
    files: files.map(({ filePath }) => filePath).join(','),
  });
  if (answer.code !== code.ok) return again(form.refused(answer));
  return goTo(asked.url, farPaths.inquiry(answer.data.inquiryId, { done: 1 }));
}
