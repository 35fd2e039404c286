import { useLingui } from '@lingui/react/macro';
import { Anchor, Breadcrumbs, EmptyState, LinkButton, Notice, Pagination, Tag, TicketPercent } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { ClaimButton, useClaim } from './claim-button.tsx';
import { CouponCard } from './coupon-card.tsx';
import type { ClaimableView } from './coupon-view.server.ts';
import type { Centre, ClaimResult } from './coupons.server.ts';

/** Coupons that can be claimed: those of the platform and of all stores. */
export function CentrePage({ centre, result }: { centre: Centre; result: ClaimResult | undefined }) {
  const { t } = useLingui();
  const claim = useClaim();
  return (
    <div className="wrap pt-5 md:pt-6">
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Home`, href: paths.home() }, { label: t`Coupon centre` }]} />
      <div className="mt-3 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl font-semibold md:text-2xl">{t`Coupon centre`}</h1>
        <LinkButton href={paths.offers()} variant="ghost" size="sm" className="ms-auto">
          {t`Special offers`}
        </LinkButton>
        {centre.isGuest ? null : (
          <LinkButton href={paths.coupons()} variant="ghost" size="sm">
            {t`My coupons`}
          </LinkButton>
        )}
      </div>
      <p className="mb-4 max-w-2xl text-ink-2">
        {t`Claim a coupon and it’s proposed when you check an order. You can use one coupon of each store and one from Kyakhta on an order.`}
      </p>
      {result ? (
        <Notice tone={result.refused === null ? 'good' : 'error'} live className="mb-4">
          {result.refused ?? t`The coupon is yours.`}
        </Notice>
      ) : null}
      {claim.form}
      {centre.coupons.length > 0 ? (
        <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {centre.coupons.map((coupon) => (
            <CentreCard key={coupon.couponId} coupon={coupon} busy={claim.busy} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={TicketPercent}
          title={t`No coupons right now`}
          action={<LinkButton href={paths.category()}>{t`Browse the catalogue`}</LinkButton>}
        >
          {t`Coupons from Kyakhta and from stores appear here. The price tiers on every product page lower the price for larger quantities.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={centre.current}
          pages={centre.pages}
          href={(page) => paths.couponCentre({ page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </div>
  );
}

function CentreCard({ coupon, busy }: { coupon: ClaimableView; busy: number | null }) {
  return (
    <CouponCard
      coupon={coupon}
      isOver={!coupon.canReceive && !coupon.isMine}
      note={coupon.left ? <Tag tone="act">{coupon.left}</Tag> : null}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <div className="grid gap-1">
          <p className="text-xs text-ink-2 tabular-nums">{coupon.claimUntil}</p>
          <GoodsLink coupon={coupon} />
        </div>
        <ClaimButton coupon={coupon} busy={busy} />
      </div>
    </CouponCard>
  );
}

/** The way to what a coupon is for. */
export function GoodsLink({ coupon: { href, name } }: { coupon: { href: string; name: string } }) {
  const { t } = useLingui();
  return (
    <Anchor href={href} className="inline-flex min-h-6 items-center text-sm font-semibold text-brand hover:underline">
      {t({ message: 'See products', comment: 'Link to the products that a coupon is for' })}
      <span className="sr-only"> {name}</span>
    </Anchor>
  );
}
