import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { searchSort } from '@kyakhta/contract/values';
import { CircleCheck, LinkButton } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { CategoryTiles } from '../catalog/category-tiles.tsx';
import { ProductGrid } from '../catalog/product-card.tsx';
import { Section } from '../catalog/section.tsx';
import { OrderNeed } from './order-need.tsx';
import { HotWords } from './guest-home.tsx';
import { NoRanking, RankTabs } from '../rankings/ranking-parts.tsx';
import { Banners } from './banners.tsx';
import type { PersonalView } from './home.server.ts';
import { Inspiration } from './inspiration.tsx';
import { PreferredStores } from './preferred-stores.tsx';
import { RecentlySeen } from './recently-seen.tsx';
import { Counted, Showcase } from './showcase.tsx';

/** For a buyer: what waits for him first, then the goods. */
export default function PersonalHome({ nickName, home }: { nickName: string; home: PersonalView }) {
  const { t } = useLingui();
  const { needs, history, ranking } = home;
  const orders = needs.list.filter((need) => need.kind === 'order');
  return (
    <>
      <div className="wrap pt-6 md:pt-8">
        <h1 className="text-xl font-semibold md:text-2xl">
          <Trans>Welcome, {nickName}</Trans>
        </h1>
        <p className="mt-3 flex flex-wrap gap-2">
          <LinkButton href={paths.askPrice()} variant="soft" size="sm">
            {t`Ask for a price`}
          </LinkButton>
          <LinkButton href={paths.logistics()} variant="soft" size="sm">
            {t`Logistics services`}
          </LinkButton>
        </p>
        <HotWords words={home.words} />
      </div>
      <Section
        title={t`Needs your attention`}
        note={needs.total > 0 ? <Plural value={needs.total} one="# item" other="# items" /> : null}
        more={{ href: paths.orders(), label: t`All orders` }}
      >
        {needs.total > 0 ? (
          <div className="grid gap-3">
            {orders.length > 0 ? (
              <ul className="grid gap-2.5 lg:grid-cols-2">
                {orders.map(({ key, order }) => (
                  <OrderNeed key={key} order={order} />
                ))}
              </ul>
            ) : null}
            {needs.total > orders.length ? (
              <p>
                <LinkButton href={paths.buyerHome()} variant="soft">{t`See everything in the buyer centre`}</LinkButton>
              </p>
            ) : null}
          </div>
        ) : (
          <p className="flex items-center gap-3 rounded-2 border border-line bg-paper p-4 text-ink-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-brand" />
            <Trans>Nothing needs your attention. Orders to pay, receive or complete, refunds and replies from stores appear here.</Trans>
          </p>
        )}
      </Section>
      {history.length > 0 ? (
        <Section title={t`Recently viewed`} more={{ href: paths.history(), label: t`Whole history` }}>
          <RecentlySeen products={history} />
        </Section>
      ) : null}
      <Banners banners={home.banners} />
      <Section
        id="rankings"
        title={t`Rankings`}
        note={home.rankingNote ?? (ranking ? <Counted ranking={ranking} /> : null)}
        more={{
          href: paths.rankings({ rankType: home.type }),
          label: t({ message: 'All rankings', comment: 'Link to the page of rankings' }),
        }}
      >
        <div className="mb-4">
          <RankTabs type={home.type} href={(rank) => paths.home({ rank })} />
        </div>
        {ranking && ranking.cards.length > 0 ? <ProductGrid cards={ranking.cards} /> : <NoRanking />}
      </Section>
      <Showcase
        ranking={home.fresh}
        title={t`New arrivals`}
        more={{ href: paths.category({ sort: searchSort.timeDown }), label: t`See all` }}
      />
      <PreferredStores />
      <Section title={t`Categories`} more={{ href: paths.category(), label: t`Whole catalogue` }}>
        <CategoryTiles tiles={home.categories} />
      </Section>
      <Inspiration page={home.inspiration} words={home.picked} />
    </>
  );
}
