import { msg } from '@lingui/core/macro';
import { code, int4Max } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { refusal, toLogin, tryAsk, type PageProblem } from '../ask.ts';
import { apiContext, i18nContext, personContext } from '../context.ts';
import { unlessLost } from '../lost-answer.ts';
import { pageTitle, whose } from '../page-title.ts';
import { cartonsField, keepingCartons } from '../paths.ts';
import { shortOfMinimum } from '../sections/catalog/minimum.server.ts';
import { ProductProblem } from '../sections/catalog/product-problem.tsx';
import { loadProduct } from '../sections/catalog/product.server.ts';
import { noteLook } from '../sections/collections/note-look.server.ts';
import { claim } from '../sections/coupons/coupons.server.ts';
import { isKept, keep } from '../sections/collections/collections.server.ts';
import { useNotedLook } from '../sections/collections/use-noted-look.ts';
import { keepTransport } from '../sections/checkout/kept-transport.server.ts';
import { textOf } from '../form-text.ts';
import { ProductPage } from '../sections/catalog/product-page.tsx';
import { StructuredData } from '../structured-data.tsx';
import type { Route } from './+types/goods-detail';

// The whole title comes with the page: this one is to need as few scripts as it can. A product that cannot be shown has
// the title of the page that says so.
export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData === undefined ? [] : [{ title: loaderData.title }, { name: 'description', content: loaderData.description }];

/** What a search engine shows of a product whose store has not described it. */
const inShort = ({
  name,
  price,
  minimumText: minimum,
  minimumUnit: unit,
  shop: { name: store },
}: Awaited<ReturnType<typeof loadProduct>>) =>
  msg({
    message: `${name}: ${price}, minimum order ${minimum} ${unit}. Supplier: ${store}. Your money stays in escrow until you’re satisfied.`,
    comment: 'A product in the results of a search engine: its name, price, minimum and unit, its store',
  });

function prodIdOf(url: URL): number {
  const prodId = Number(url.searchParams.get('prodId'));
  if (!Number.isInteger(prodId) || prodId < 1 || prodId > int4Max)
    throw data<PageProblem>({ msg: '', failure: 'productUnknown' }, { status: 404 });
  return prodId;
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const prodId = prodIdOf(url);
  const [product, kept] = await Promise.all([loadProduct({ context, url }, prodId, request), isKept({ context, url }, { prodId })]);
  const i18n = context.get(i18nContext);
  const site = await context.get(apiContext).call('GET /webConfig/getPcWebConfig', {});
  return {
    product,
    kept,
    look: noteLook({ context, url }, request, prodId),
    title: whose(pageTitle(i18n, product.name), site.code === code.ok ? site.data.pcTitleContent : 'Kyakhta'),
    description: product.brief || i18n._(inShort(product)),
  };
}

/** Puts the chosen cartons into the cart. A guest logs in first and finds his choice again. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const prodId = prodIdOf(url);
  const form = await request.formData();
  const wanted = [...form]
    .filter(([name]) => new RegExp(`^${cartonsField}\\d+$`).test(name))
    .map(([name, value]) => ({ skuId: Number(name.slice(cartonsField.length)), cartons: typeof value === 'string' ? Number(value) : 0 }))
    .filter(({ cartons }) => Number.isInteger(cartons) && cartons > 0 && cartons < 1_000_000);
  // A person who has to log in first finds her choice again.
  const express = textOf(form, 'transport') === 'express';
  const back = keepingCartons(url, prodId, wanted, express);
  if (textOf(form, 'intent') === 'claim') return claim({ context, url }, form);
  if (textOf(form, 'intent') === 'keep') return keep({ context, url: back }, { prodId }, form);
  if (wanted.length === 0) {
    return refusal({ code: code.business, msg: context.get(i18nContext)._(msg`Choose at least one carton of a variant.`), data: null });
  }
  const short = await shortOfMinimum({ context, url }, prodId, wanted);
  if (short !== null) return refusal({ code: code.business, msg: short, data: null });
  if (!context.get(personContext).buyer) throw toLogin(back, form);
  const shopId = Number(form.get('shopId'));
  const cartonQuantity = Number(form.get('cartonQuantity'));
  const items = wanted.map(({ skuId, cartons }) => ({ prodId, skuId, shopId, count: cartons * cartonQuantity }));
  const answer = await tryAsk({ context, url: back }, 'POST /p/shopCart/changeItems', { items });
  if (answer.code !== code.ok) return refusal(answer);
  const added = { ok: true as const, cartons: wanted.reduce((sum, line) => sum + line.cartons, 0) };
  // The cart and the order go on with the line chosen here.
  return data(added, { headers: { 'Set-Cookie': keepTransport(express, url.origin) } });
}

export const shouldRevalidate = unlessLost;

export default function GoodsDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { product, kept, look } = loaderData;
  useNotedLook(product.prodId, look);
  // Without scripts the answer to "keep" comes as the page's own.
  const isOther = actionData !== undefined && ('kept' in actionData || 'couponId' in actionData);
  const claimed = actionData !== undefined && 'couponId' in actionData ? actionData : undefined;
  return (
    <>
      <ProductPage key={product.prodId} product={product} kept={kept} claimed={claimed} result={isOther ? undefined : actionData} />
      <StructuredData data={[product.data, product.trailData]} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ProductProblem error={error} />;
}
