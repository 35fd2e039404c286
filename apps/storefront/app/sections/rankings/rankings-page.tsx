import { useLingui } from '@lingui/react/macro';
import { Breadcrumbs } from '@kyakhta/ui';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { ProductGrid } from '../catalog/product-card.tsx';
import { Section } from '../catalog/section.tsx';
import { NoRanking, RankTabs, useCounted } from './ranking-parts.tsx';
import type { Ranking, Rankings } from './rankings.server.ts';

/** The first goods of every category, by sales or by reviews. */
export function RankingsPage({ type, groups }: Rankings) {
  const { t } = useLingui();
  return (
    <>
      <div className="wrap pt-5 md:pt-6">
        <Breadcrumbs label={t`You are here`} crumbs={[{ label: t`Home`, href: paths.home() }, { label: t`Rankings` }]} />
        <h1 className="mt-3 mb-3 text-xl font-semibold md:text-2xl">{t`Rankings`}</h1>
        <RankTabs type={type} href={(rankType) => paths.rankings({ rankType })} />
      </div>
      {groups.length > 0 ? groups.map((group) => <Group key={group.categoryId} group={group} type={type} />) : <NoRanking />}
    </>
  );
}

function Group({ group, type }: { group: Ranking; type: number }) {
  const { t } = useLingui();
  const name = group.categoryId === 0 ? t`All categories` : group.name;
  return (
    <Section
      title={name}
      note={useCounted(group)}
      more={{
        href: farPaths.ranking({ categoryId: group.categoryId, categoryName: group.name, rankType: type }),
        label: (
          <>
            {t`See all`}
            <span className="sr-only">: {name}</span>
          </>
        ),
      }}
    >
      <ProductGrid cards={group.cards} />
    </Section>
  );
}

/** One ranking with all its places. */
export function RankingPage({ type, ranking }: { type: number; ranking: Ranking }) {
  const { t } = useLingui();
  const { categoryId } = ranking;
  const name = categoryId === 0 ? t`All categories` : ranking.name;
  const counted = useCounted(ranking);
  return (
    <div className="wrap pt-5 md:pt-6">
      <Breadcrumbs
        label={t`You are here`}
        crumbs={[{ label: t`Home`, href: paths.home() }, { label: t`Rankings`, href: paths.rankings({ rankType: type }) }, { label: name }]}
      />
      <h1 className="mt-3 text-xl font-semibold md:text-2xl">
        {t({ message: `Ranking: ${name}`, comment: 'Heading of the ranking of a category' })}
      </h1>
      {counted ? <p className="mt-1 text-sm text-ink-2">{counted}</p> : null}
      <div className="mt-3 mb-5">
        <RankTabs type={type} href={(rankType) => farPaths.ranking({ categoryId, categoryName: ranking.name, rankType })} />
      </div>
      {ranking.cards.length > 0 ? <ProductGrid cards={ranking.cards} level="h2" eager={5} /> : <NoRanking />}
    </div>
  );
}
