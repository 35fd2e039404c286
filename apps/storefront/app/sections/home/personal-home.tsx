import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { searchSort } from '@kyakhta/contract/values';
import { CircleCheck } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { CategoryTiles } from '../catalog/category-tiles.tsx';
import { ProductGrid } from '../catalog/product-card.tsx';
import { Section } from '../catalog/section.tsx';
import { NeedRow } from '../orders/need-row.tsx';
import { HotWords } from './guest-home.tsx';
import type { Goods, Needs } from './home.server.ts';

/** For a buyer: what waits for him first, then the goods. */
export function PersonalHome({ nickName, needs, goods }: { nickName: string; needs: Needs; goods: Goods }) {
  const { t } = useLingui();
  return (
    <>
      <div className="wrap pt-6 md:pt-8">
        <h1 className="text-xl font-semibold md:text-2xl">
          <Trans>Welcome, {nickName}</Trans>
        </h1>
        <HotWords words={goods.words} />
      </div>
      <Section
        title={t`What needs you now`}
        note={needs.total > 0 ? <Plural value={needs.total} one="# order waits" other="# orders wait" /> : null}
        more={{ href: paths.orders(), label: t`All orders` }}
      >
        {needs.orders.length > 0 ? (
          <ul className="grid gap-2.5 lg:grid-cols-2">
            {needs.orders.map((order) => (
              <NeedRow key={order.orderNumber} order={order} />
            ))}
          </ul>
        ) : (
          <p className="flex items-center gap-3 rounded-2 border border-line bg-paper p-4 text-ink-2">
            <CircleCheck aria-hidden className="size-5 shrink-0 text-brand" />
            <Trans>Nothing waits for you. Orders to pay, receive or close appear here.</Trans>
          </p>
        )}
      </Section>
      <Section
        title={t`In demand`}
        note={t`By pieces sold`}
        more={{ href: paths.category({ sort: searchSort.salesDown }), label: t`See all` }}
      >
        <ProductGrid cards={goods.popular} />
      </Section>
      <Section title={t`Categories`} more={{ href: paths.category(), label: t`Whole catalogue` }}>
        <CategoryTiles tiles={goods.categories} />
      </Section>
      <Section title={t`New in the catalogue`} more={{ href: paths.category({ sort: searchSort.timeDown }), label: t`See all` }}>
        <ProductGrid cards={goods.fresh} />
      </Section>
    </>
  );
}
