import { useLingui } from '@lingui/react/macro';
import { activityState } from '@kyakhta/contract/values';
import { Breadcrumbs, EmptyState, LinkButton, Notice, Pagination, TicketPercent } from '@kyakhta/ui';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { ProductGrid } from '../catalog/product-card.tsx';
import { OfferTimes } from './offer-times.tsx';
import type { OfferHead, OfferWithGoods } from './offers.server.ts';

/** One offer: who gives it, until when, and its goods. */
export function OfferPage({ offer }: { offer: OfferWithGoods }) {
  const { t } = useLingui();
  const { head, cards } = offer;
  return (
    <div className="wrap pt-5 md:pt-6">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[
          { label: t`Home`, href: paths.home() },
          { label: t`Special offers`, href: paths.offers({ kind: head.kind }) },
          { label: head.title },
        ]}
      />
      <h1 className="mt-3 mb-1 text-xl font-semibold md:text-2xl">
        <bdi>{head.title}</bdi>
      </h1>
      <div className="mb-4">
        <OfferTimes head={head} />
      </div>
      <State head={head} />
      {cards.length > 0 ? (
        <ProductGrid cards={cards} level="h2" eager={5} />
      ) : (
        <EmptyState
          icon={TicketPercent}
          title={t`Nothing left at this price`}
          action={<LinkButton href={paths.offers()}>{t`See other offers`}</LinkButton>}
        >
          {t`The products of this offer are sold out or no longer on sale.`}
        </EmptyState>
      )}
      <div className="mt-6">
        <Pagination
          current={offer.current}
          pages={offer.pages}
          href={(page) => farPaths.offer(head.offerId, page)}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </div>
  );
}

/** Why the goods below cost what they always do. */
function State({ head }: { head: OfferHead }) {
  const { t } = useLingui();
  if (head.isRunning) return null;
  return (
    <Notice tone="wait" className="mb-4">
      {head.state === activityState.ended
        ? t`This offer has ended. The products are sold at their usual prices.`
        : head.isPaused
          ? t`This offer is paused. Until it goes on, the products are sold at their usual prices.`
          : t`This offer hasn’t started yet. Until then, the products are sold at their usual prices.`}
    </Notice>
  );
}
