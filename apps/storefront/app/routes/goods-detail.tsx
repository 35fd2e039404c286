import { msg } from '@lingui/core/macro';
import { code, int4Max } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { refusal, toLogin, tryAsk, type PageProblem } from '../ask.ts';
import { i18nContext, personContext } from '../context.ts';
import { pageTitle } from '../page-title.ts';
import { cartonsField, keepingCartons } from '../paths.ts';
import { loadProduct } from '../sections/catalog/product.server.ts';
import { ProductPage } from '../sections/catalog/product-page.tsx';
import type { Route } from './+types/goods-detail';

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData?.title },
  { name: 'description', content: loaderData?.product.brief },
  ...(loaderData ? [{ 'script:ld+json': loaderData.product.data }] : []),
];

function prodIdOf(url: URL): number {
  const prodId = Number(url.searchParams.get('prodId'));
  if (!Number.isInteger(prodId) || prodId < 1 || prodId > int4Max)
    throw data<PageProblem>({ msg: '', failure: 'productUnknown' }, { status: 404 });
  return prodId;
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const product = await loadProduct({ context, url }, prodIdOf(url));
  return { product, title: pageTitle(context.get(i18nContext), product.name) };
}

/** Puts the chosen cartons into the cart. A guest logs in first and finds his choice again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const prodId = prodIdOf(url);
  const form = await request.formData();
  const shopId = Number(form.get('shopId'));
  const cartonQuantity = Number(form.get('cartonQuantity'));
  const wanted = [...form]
    .filter(([name]) => new RegExp(`^${cartonsField}\\d+$`).test(name))
    .map(([name, value]) => ({ skuId: Number(name.slice(cartonsField.length)), cartons: typeof value === 'string' ? Number(value) : 0 }))
    .filter(({ cartons }) => Number.isInteger(cartons) && cartons > 0 && cartons < 1_000_000);
  if (!context.get(personContext).buyer) throw toLogin(keepingCartons(url, prodId, wanted));
  if (wanted.length === 0) {
    return refusal({ code: code.business, msg: context.get(i18nContext)._(msg`Choose at least one carton of a variant.`), data: null });
  }
  const items = wanted.map(({ skuId, cartons }) => ({ prodId, skuId, shopId, count: cartons * cartonQuantity }));
  const answer = await tryAsk({ context, url }, 'POST /p/shopCart/changeItems', { items });
  if (answer.code !== code.ok) return refusal(answer);
  return { ok: true as const, cartons: wanted.reduce((sum, line) => sum + line.cartons, 0) };
}

export default function GoodsDetail({ loaderData, actionData }: Route.ComponentProps) {
  return <ProductPage key={loaderData.product.prodId} product={loaderData.product} result={actionData} />;
}
