import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, ArrowRight, Breadcrumbs, Money, ReceiptText, ShieldCheck, StatusTag, Truck } from '@kyakhta/ui';
import { lazy, Suspense, useMemo, useState, type SubmitEvent } from 'react';
import { Form } from 'react-router';
import { cartonFields, paths, withLanguage } from '../../paths.ts';
import { useKeep } from '../collections/keep-button.tsx';
import type { ClaimResult } from '../coupons/coupons.server.ts';
import { ProductCoupons } from '../coupons/product-coupons.tsx';
import { askForLogin, useIsGuest } from '../shell/login-call.ts';
import { useLang } from '../shell/router-anchor.tsx';
import { BuyBox, type AddResult } from './buy-box.tsx';
import { sumOf, type Cartons } from './buy-sum.ts';
import { Gallery } from './gallery.tsx';
import { NextTierHint } from './next-tier-hint.tsx';
import { ProductGrid } from './product-card.tsx';
import { ProductFacts } from './product-facts.tsx';
import type { Product } from './product.server.ts';
import { ProductReviews } from './product-reviews.tsx';
import { Rating } from './rating.tsx';
import { RegionForm } from './region-choice.tsx';
import { InStoreForm } from './store-card.tsx';
import { StickyTotal } from './sticky-total.tsx';
import { TierTable } from './tier-table.tsx';
import { VariantGrid } from './variant-grid.tsx';
import { VoucherWords } from './voucher-words.tsx';

// What few goods have costs the first visit of the others nothing.
const OfferLine = lazy(() => import('../offers/offer-line.tsx'));

type ProductPageProps = {
  product: Product;
  kept: boolean;
  /** What became of the claim of a coupon that came after a login. */
  claimed: ClaimResult | undefined;
  result: AddResult;
};

/** Gallery, prices by quantity, variants by the carton, and the sum always in sight. The form works without scripts. */
export function ProductPage({ product, kept, claimed, result }: ProductPageProps) {
  const { t } = useLingui();
  const [cartons, setCartons] = useState<Cartons>(product.chosen);
  const [express, setExpress] = useState(product.express);
  const [old, setOld] = useState<AddResult>();
  const keep = useKeep(kept, cartonFields(cartons));
  const sum = useMemo(() => sumOf(product.terms, cartons), [product.terms, cartons]);
  const isGuest = useIsGuest();
  const lang = useLang();
  /** A guest logs in over the page; the one that comes afterwards has what was chosen. A choice too small is reported first. */
  const askFirst = (event: SubmitEvent<HTMLFormElement>) => {
    if (sum.pieces === 0 || sum.missing > 0) return;
    event.preventDefault();
    askForLogin({ back: withLanguage(paths.product(product.prodId, cartons, { to: product.region.to, express }), lang) });
  };
  const { more, quickDays: days } = product;
  return (
    <div className="wrap pt-4">
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Home`, href: paths.home() }, ...trail(product.path)]} />
      <Form
        id="buy"
        method="post"
        preventScrollReset
        onSubmit={isGuest ? askFirst : undefined}
        className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] xl:grid-cols-[24rem_minmax(0,1fr)_21rem] xl:grid-rows-[auto_1fr] xl:gap-x-8"
      >
        {/* The name comes before the pictures for who reads, and for a slow line. It stands above them where they do not stand
            side by side: a page that is shown while it still comes does not jump. */}
        <header className="grid min-w-0 gap-2 lg:col-start-1 lg:row-start-1 xl:col-start-2">
          <h1 className="text-xl font-semibold md:text-2xl">{product.name}</h1>
          <div className="flex min-h-11 flex-wrap items-center gap-2">
            <StatusTag tone="good" icon={ShieldCheck}>
              <Trans comment="Badge on a product: the money is held in escrow">Escrow</Trans>
            </StatusTag>
            {product.voucher ? (
              <StatusTag tone="info" icon={ReceiptText}>
                <Trans comment="Badge on a product: a service that is bought by voucher">Voucher</Trans>
              </StatusTag>
            ) : null}
            {days === null ? null : (
              <StatusTag tone="good" icon={Truck}>
                <Plural value={days} one="Ships within # day" other="Ships within # days" />
              </StatusTag>
            )}
            <span className="ms-auto">{keep.button}</span>
          </div>
          {product.brief ? (
            <p dir="auto" className="text-ink-2">
              {product.brief}
            </p>
          ) : null}
          {product.rating || product.sold ? (
            <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-2 tabular-nums">
              {product.rating ? (
                <a href="#reviews" className="inline-flex min-h-6 items-center hover:text-brand hover:underline">
                  <Rating {...product.rating} />
                </a>
              ) : null}
              {product.sold}
            </p>
          ) : null}
        </header>
        <Gallery name={product.name} pictures={product.pictures} />
        <div className="grid min-w-0 gap-5 lg:col-start-1 lg:row-start-3 xl:col-start-2 xl:row-start-2">
          {product.offer ? (
            <Suspense>
              <OfferLine offer={product.offer} />
            </Suspense>
          ) : null}
          {product.tiers.length > 0 ? (
            <>
              <Struck product={product} />
              <TierTable tiers={product.tiers} words={product.tierWords} current={sum.pieces > 0 ? sum.tierIndex : null} />
            </>
          ) : (
            <PriceLine product={product} />
          )}
          {product.voucher ? (
            <VoucherWords voucher={product.voucher} />
          ) : (
            <p className="text-sm text-ink-2 tabular-nums">{product.minimumWords.withCarton}</p>
          )}
          <VariantGrid
            product={product}
            cartons={cartons}
            missed={sum.missed}
            onChange={(skuId, count) => {
              setCartons((all) => ({ ...all, [skuId]: count }));
              setOld(result);
            }}
          />
          <NextTierHint sum={sum} product={product} />
        </div>
        <BuyBox
          product={product}
          sum={sum}
          express={express}
          onExpress={setExpress}
          result={result?.ok || result !== old ? result : undefined}
          onAdded={() => setCartons({})}
        />
      </Form>
      {keep.form}
      <ProductCoupons prodId={product.prodId} claimed={claimed} />
      <InStoreForm sid={product.shopId} />
      {product.voucher ? null : <RegionForm prodId={product.prodId} cartons={cartons} express={express} />}
      <ProductFacts product={product} />
      {product.reviews ? <ProductReviews reviews={product.reviews} name={product.name} /> : null}
      <Row title={t`Similar products`} cards={more.similar} href={categoryHref(product.path)} />
      <Row title={t`More from this store`} cards={more.ofStore} href={paths.shop(product.shopId)} />
      {/* Last, so that it is in sight down to the foot of the page. */}
      {product.hindrance ? null : <StickyTotal product={product} sum={sum} express={express} />}
    </div>
  );
}

function Row({ title, cards, href }: { title: string; cards: Product['more']['similar']; href: string }) {
  const { t } = useLingui();
  if (cards.length === 0) return null;
  return (
    <section className="mt-12">
      <header className="mb-4 flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-xl font-semibold">{title}</h2>
        <Anchor href={href} className="ms-auto inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-brand hover:underline">
          {t`See all`}
          <ArrowRight aria-hidden className="turn size-4" />
        </Anchor>
      </header>
      <ProductGrid cards={cards} />
    </section>
  );
}

function PriceLine({ product }: { product: Product }) {
  const { t } = useLingui();
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <Money className="text-2xl font-bold tracking-tight">{product.price}</Money>
      <span className="text-sm text-ink-2">{t({ message: 'each', comment: 'After a price: for one piece, pair or set' })}</span>
      <Struck product={product} />
      {product.offer?.running?.off ? <span className="font-semibold text-seal tabular-nums">{product.offer.running.off}</span> : null}
      {product.priceAbout ? (
        <Money className="text-sm text-ink-2">
          {t({ message: `≈ ${product.priceAbout}`, comment: 'The same price in the currency shown, approximately' })}
        </Money>
      ) : null}
    </p>
  );
}

const Struck = ({ product: { struck } }: { product: Product }) =>
  struck ? (
    <span className="text-sm text-ink-3">
      {struck.label}{' '}
      <s>
        <Money>{struck.amount}</Money>
      </s>
    </span>
  ) : null;

const categoryHref = (path: Product['path']): string => trail(path).at(-1)?.href ?? paths.category();

const trail = (path: Product['path']) =>
  path.map(({ name }, depth) => ({ label: name, href: paths.categoryOf(path.slice(0, depth + 1).map(({ categoryId }) => categoryId)) }));
