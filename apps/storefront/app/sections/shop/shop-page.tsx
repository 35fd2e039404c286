import { Trans, useLingui } from '@lingui/react/macro';
import { searchSort } from '@kyakhta/contract/values';
import { Anchor, EmptyState, PackageOpen } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { ProductGrid } from '../catalog/product-card.tsx';
import { Section } from '../catalog/section.tsx';
import type { ClaimableView } from '../coupons/coupon-view.server.ts';
import { useClaim } from '../coupons/claim-button.tsx';
import { CouponStrip } from '../coupons/coupon-strip.tsx';
import type { ClaimResult } from '../coupons/coupons.server.ts';
import { useKeep } from '../collections/keep-button.tsx';
import { ShopHead } from './shop-head.tsx';
import { StorePhotos } from './store-photos.tsx';
import type { Shop } from './shop.server.ts';

type ShopPageProps = {
  shop: Shop;
  kept: boolean;
  coupons: readonly ClaimableView[];
  claimed: ClaimResult | undefined;
};

/** The front of a store: who it is, what it has, where its goods are. */
export function ShopPage({ shop: { head, photos, categories, popular, fresh, all }, kept, coupons, claimed }: ShopPageProps) {
  const { t } = useLingui();
  const keep = useKeep(kept);
  const claim = useClaim();
  const sid = head.shopId;
  return (
    <>
      <ShopHead head={head} current="front" action={keep.button} />
      {keep.form}
      {claim.form}
      {head.intro ? (
        <p className="wrap mt-6 max-w-page text-ink-2">
          <bdi>{head.intro}</bdi>
        </p>
      ) : null}
      {categories.length > 0 ? (
        <nav aria-label={t`Categories of the store`} className="wrap mt-5">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ categoryId, name, count, href }) => (
              <li key={categoryId}>
                <Anchor
                  href={href}
                  className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line-mid bg-paper px-4 text-sm font-medium hover:border-brand hover:text-brand"
                >
                  {name}
                  <span className="text-xs text-ink-3 tabular-nums">{count}</span>
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
      <CouponStrip coupons={coupons} result={claimed} busy={claim.busy} isWide className="wrap mt-5 max-w-page" />
      {popular.length > 0 ? (
        <Section
          title={all ? t`All goods` : t`Best sellers`}
          more={all ? undefined : { href: paths.shopGoods({ sid, sort: searchSort.salesDown }), label: t`See all` }}
        >
          <ProductGrid cards={popular} />
        </Section>
      ) : (
        <EmptyState icon={PackageOpen} title={t`This store has nothing for sale right now`}>
          <Trans>Check back later, or search the whole catalogue.</Trans>
        </EmptyState>
      )}
      {fresh.length > 0 ? (
        <Section title={t`New in this store`} more={{ href: paths.shopGoods({ sid, sort: searchSort.timeDown }), label: t`See all` }}>
          <ProductGrid cards={fresh} />
        </Section>
      ) : null}
      <StorePhotos {...photos} />
    </>
  );
}
