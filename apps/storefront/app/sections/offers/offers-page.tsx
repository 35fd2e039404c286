import { useLingui } from '@lingui/react/macro';
import { offerKind } from '@kyakhta/contract/values';
import { Anchor, ArrowRight, Breadcrumbs, EmptyState, LinkButton, Pagination, Tabs, TicketPercent } from '@kyakhta/ui';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { ProductGrid } from '../catalog/product-card.tsx';
import { OfferTimes } from './offer-times.tsx';
import type { Offers } from './offers.server.ts';

/** Lower prices for a time, offer by offer, each with its first goods. */
export function OffersPage({ offers }: { offers: Offers }) {
  const { t } = useLingui();
  const { kind, counts, groups } = offers;
  return (
    <div className="wrap pt-5 md:pt-6">
      <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Home`, href: paths.home() }, { label: t`Special offers` }]} />
      <h1 className="mt-3 mb-3 text-xl font-semibold md:text-2xl">{t`Special offers`}</h1>
      <Tabs
        label={t`Type of offer`}
        tabs={[
          {
            href: paths.offers({ kind: offerKind.limited }),
            label: t`Limited time`,
            count: counts.limited,
            current: kind === offerKind.limited,
          },
          {
            href: paths.offers({ kind: offerKind.special }),
            label: t`Special prices`,
            count: counts.special,
            current: kind === offerKind.special,
          },
        ]}
      />
      {groups.length > 0 ? (
        groups.map((group) => <Group key={group.offerId} group={group} />)
      ) : (
        <EmptyState
          icon={TicketPercent}
          title={t`No offers right now`}
          action={<LinkButton href={paths.category()}>{t`Browse the catalogue`}</LinkButton>}
        >
          {t`Lower prices from Kyakhta and from stores appear here. The price tiers on every product page lower the price for larger quantities.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={offers.current}
          pages={offers.pages}
          href={(page) => paths.offers({ kind, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </div>
  );
}

function Group({ group }: { group: Offers['groups'][number] }) {
  const { t } = useLingui();
  const { title } = group;
  return (
    <section className="mt-8" aria-labelledby={`offer-${group.offerId}`}>
      <header className="mb-4 grid gap-1">
        <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h2 id={`offer-${group.offerId}`} className="text-xl font-semibold">
            <bdi>{title}</bdi>
          </h2>
          <Anchor
            href={farPaths.offer(group.offerId)}
            className="ms-auto inline-flex min-h-8 items-center gap-1.5 text-sm font-semibold text-brand hover:underline"
          >
            {t`See all`}
            <span className="sr-only">: {title}</span>
            <ArrowRight aria-hidden className="turn size-4" />
          </Anchor>
        </div>
        <OfferTimes head={group} />
      </header>
      <ProductGrid cards={group.cards} />
    </section>
  );
}
