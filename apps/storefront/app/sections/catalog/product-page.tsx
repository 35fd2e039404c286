import { Trans, useLingui } from '@lingui/react/macro';
import { Breadcrumbs, Money, ShieldCheck, StatusTag } from '@kyakhta/ui';
import { useMemo, useState } from 'react';
import { Form } from 'react-router';
import { paths, type ListQuery } from '../../paths.ts';
import { BuyBox, type AddResult } from './buy-box.tsx';
import { sumOf, type Cartons } from './buy-sum.ts';
import { Gallery } from './gallery.tsx';
import { NextTierHint } from './next-tier-hint.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { Product } from './product.server.ts';
import { StickyTotal } from './sticky-total.tsx';
import { TierTable } from './tier-table.tsx';
import { VariantGrid } from './variant-grid.tsx';

/** Gallery, prices by quantity, variants by the carton, and the sum always in sight. The form works without scripts. */
export function ProductPage({ product, result }: { product: Product; result: AddResult }) {
  const { t } = useLingui();
  const [cartons, setCartons] = useState<Cartons>(product.chosen);
  const sum = useMemo(() => sumOf(product.terms, cartons), [product.terms, cartons]);
  const { sold, unit } = product;
  return (
    <div className="wrap pt-4">
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Home`, href: paths.home() }, ...trail(product.path)]} />
      <Form
        method="post"
        preventScrollReset
        className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[24rem_minmax(0,1fr)_21rem] xl:gap-8"
      >
        <Gallery name={product.name} pictures={product.pictures} />
        <div className="grid min-w-0 gap-5 max-xl:lg:col-start-1 max-xl:lg:row-start-2">
          <header className="grid gap-2">
            <div className="flex flex-wrap gap-2">
              <StatusTag tone="good" icon={ShieldCheck}>
                <Trans comment="Badge on a product: the money is held in escrow">Escrow</Trans>
              </StatusTag>
            </div>
            <h1 className="text-xl font-semibold md:text-2xl">{product.name}</h1>
            {product.brief ? <p className="text-ink-2">{product.brief}</p> : null}
            {sold ? (
              <p className="text-sm text-ink-2 tabular-nums">
                <Trans>
                  Sold: {sold} {unit}
                </Trans>
              </p>
            ) : null}
          </header>
          {product.tiers.length > 0 ? (
            <TierTable tiers={product.tiers} unit={product.unit} current={sum.tierIndex} />
          ) : (
            <PriceLine product={product} />
          )}
          <VariantGrid product={product} cartons={cartons} onChange={(skuId, count) => setCartons((all) => ({ ...all, [skuId]: count }))} />
          <NextTierHint sum={sum} product={product} />
        </div>
        <BuyBox product={product} sum={sum} result={result} onAdded={() => setCartons({})} />
        {product.hindrance ? null : <StickyTotal product={product} sum={sum} />}
      </Form>
      <ProductFacts product={product} />
    </div>
  );
}

function PriceLine({ product }: { product: Product }) {
  const { t } = useLingui();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Money className="text-2xl font-bold tracking-tight">{product.price}</Money>
      <span className="text-sm text-ink-2">{t({ message: 'each', comment: 'After a price: for one piece, pair or set' })}</span>
      {product.oriPrice ? (
        <s className="text-sm text-ink-3">
          <span className="sr-only">{t`Earlier price:`}</span> <Money>{product.oriPrice}</Money>
        </s>
      ) : null}
      {product.priceAbout ? (
        <Money className="text-sm text-ink-2">
          {t({ message: `≈ ${product.priceAbout}`, comment: 'The same price in the currency shown, approximately' })}
        </Money>
      ) : null}
    </p>
  );
}

function trail(path: Product['path']) {
  const levels = ['cpid', 'cid', 'thCid'] as const;
  return path.map(({ name }, depth) => ({
    label: name,
    href: paths.category(
      Object.fromEntries(path.slice(0, depth + 1).map((step, level) => [levels[level] ?? 'thCid', step.categoryId])) as ListQuery,
    ),
  }));
}
