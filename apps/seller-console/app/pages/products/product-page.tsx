import { PageHead, ask, useDone, useSend } from '@kyakhta/console';
import { noReasonDays, productStatus } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, ArrowRight, Button, CircleCheck, CircleX, Clock, Notice, StatusTag, useToast } from '@kyakhta/ui';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { ProductCertificates } from '../../forms/product-certificates.tsx';
import { ProductEdit } from '../../forms/product-edit.tsx';
import { ProductReview } from '../../forms/product-review.tsx';
import { productsHref, productsSend } from './products-resource.ts';

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params['prodId'];
  const [product, certificates, categories, units, account, { isReviewed }, freight, site] = await Promise.all([
    id === undefined ? null : ask(request, 'GET /shop/admin/prod/info/{prodId}', { prodId: id }),
    id === undefined ? null : ask(request, 'GET /shop/admin/prod/{prodId}/certificates', { prodId: id }),
    ask(request, 'GET /shop/admin/prod/categories', {}),
    ask(request, 'GET /shop/unit/list', {}),
    ask(request, 'GET /shop/admin/account', {}),
    ask(request, 'GET /shop/admin/prod/review', {}),
    ask(request, 'GET /shop/admin/freightTemplate/list', {}),
    ask(request, 'GET /webConfig/getPcWebConfig', {}),
  ]);
  return {
    product,
    certificates,
    categories,
    units: units.map(({ unitName }) => unitName),
    currency: product?.currency ?? account.settlementCurrency,
    isReviewed,
    templates: freight.templates,
    // After the days to claim nothing goes back.
    returnDays: Math.min(noReasonDays, site.claimDays),
  };
}

/** One product of the store, new or known, and whether it is on sale. */
export function Component() {
  const { t, i18n } = useLingui();
  const { product, certificates, categories, units, currency, isReviewed, templates, returnDays } = useLoaderData<typeof loader>();
  const names = product?.product ?? { name_en: '', name_ru: '', name_zh: '' };
  const own = i18n.locale.startsWith('zh') ? names.name_zh : i18n.locale === 'ru' ? names.name_ru : '';
  return (
    <>
      <nav aria-label={t`Back`} className="-mt-1 mb-1">
        <Anchor href={productsHref({})} className="inline-flex min-h-8 items-center gap-1.5 text-sm text-ink-2 hover:text-brand">
          <ArrowRight aria-hidden className="size-4 rotate-180 rtl:rotate-0" />
          {t`All products`}
        </Anchor>
      </nav>
      <PageHead title={product ? own || names.name_en : t`New product`}>{product ? <OnSale product={product} /> : null}</PageHead>
      {product?.status === productStatus.offByPlatform ? (
        <Notice tone="error" className="mb-4">
          {t`The platform has taken this product off sale. Write to it before you change anything else.`}
        </Notice>
      ) : null}
      {product ? <ProductReview product={product} /> : null}
      <ProductEdit
        key={product ? `${product.prodId} ${product.version}` : 'new'}
        product={product}
        categories={categories}
        units={units}
        currency={currency}
        templates={templates}
        returnDays={returnDays}
        isReviewed={isReviewed || product?.status === productStatus.underReview}
      />
      {product && certificates ? (
        <div className="mt-6 max-w-5xl">
          <ProductCertificates key={product.prodId} prodId={product.prodId} certificates={certificates} />
        </div>
      ) : null}
    </>
  );
}

function OnSale({ product }: { product: { prodId: number; status: number } }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/prod/status'>(productsSend.status);
  const isOn = product.status === productStatus.on;
  useDone(result, () => {
    say({ tone: 'good', text: isOn ? t`Taken off sale` : t`On sale again` });
    void revalidate();
  });
  return (
    <span className="flex flex-wrap items-center gap-3">
      {product.status === productStatus.underReview ? (
        <StatusTag tone="wait" icon={Clock}>
          {t({ message: 'Not on sale yet', comment: 'State of a product' })}
        </StatusTag>
      ) : (
        <StatusTag tone={isOn ? 'good' : 'plain'} icon={isOn ? CircleCheck : CircleX}>
          {isOn ? t({ message: 'On sale', comment: 'State of a product' }) : t({ message: 'Off sale', comment: 'State of a product' })}
        </StatusTag>
      )}
      {isOn || product.status === productStatus.offByShop ? (
        <Button size="sm" variant="ghost" busy={busy} onClick={() => send({ prodId: product.prodId, onSale: !isOn })}>
          {isOn ? t`Take off sale` : t`Put on sale`}
        </Button>
      ) : null}
      {result && !result.ok ? <span className="text-sm text-seal">{result.msg}</span> : null}
    </span>
  );
}
