import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, LinkButton } from '@kyakhta/ui';
import { searchSort } from '@kyakhta/contract/values';
import { paths } from '../../paths.ts';
import { SearchForm } from '../shell/search-form.tsx';
import { EscrowSteps } from './escrow-steps.tsx';
import type { GuestView } from './home.server.ts';
import { MarketingFigures, Promises, Services, Testimonials } from './promises.tsx';
import { PreferredStores } from './preferred-stores.tsx';
import { RecommendedCategories } from './recommended.tsx';
import { Showcase } from './showcase.tsx';

export function GuestHome({ home }: { home: GuestView }) {
  const { t } = useLingui();
  return (
    <>
      <section className="border-b border-line bg-[linear-gradient(var(--brand-soft),var(--ground))]">
        <div className="wrap grid items-center gap-10 py-8 md:py-14 lg:grid-cols-[1.35fr_1fr]">
          <div className="min-w-0">
            <h1 className="text-3xl font-bold tracking-tight">
              <Trans comment="Main heading of the home page">
                Order from the factory.
                <br />
                It gets paid when your goods arrive.
              </Trans>
            </h1>
            <p className="mt-4 max-w-xl text-lg text-ink-2">
              <Trans>
                From verified Chinese suppliers to your warehouse, by the carton. We sign with both sides, hold your money, clear customs,
                and pay you first if something goes wrong.
              </Trans>
            </p>
            <SearchForm label={t`Start with a search`} large className="mt-6 max-w-2xl" />
            <HotWords words={home.words} />
          </div>
          <EscrowSteps />
        </div>
      </section>

      <Promises />
      <RecommendedCategories recommended={home.recommended} />
      <Showcase
        ranking={home.hot}
        title={t`Hot ranking`}
        more={{ href: paths.rankings(), label: t({ message: 'All rankings', comment: 'Link to the page of rankings' }) }}
        counted
      />
      <Showcase
        ranking={home.fresh}
        title={t`New arrivals`}
        more={{ href: paths.category({ sort: searchSort.timeDown }), label: t`See all` }}
      />
      <Showcase ranking={home.rising} title={t`Trending now`} note={t`Rising in orders`} />
      <PreferredStores />
      <Services />
      {home.figures ? <MarketingFigures figures={home.figures.figures} /> : null}
      {home.figures ? <Testimonials voices={home.figures.voices} /> : null}

      <section id="experience" className="wrap mt-12 md:mt-16">
        <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-3 border border-line bg-brand-soft p-6 md:p-10">
          <div className="min-w-0 flex-1 basis-72">
            <h2 className="text-xl font-semibold md:text-2xl">{t`One account for orders, documents and delivery`}</h2>
            <p className="mt-2 max-w-2xl text-ink-2">{t`Register to fill a cart, see freight to your city and track every order from payment to your door.`}</p>
          </div>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={paths.register()} size="lg">
              {t`Register`}
            </LinkButton>
            <LinkButton href={paths.login()} size="lg" variant="ghost">
              {t`Log in`}
            </LinkButton>
          </div>
        </div>
      </section>
    </>
  );
}

export function HotWords({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <p className="mt-4 flex flex-wrap items-center gap-2 text-sm">
      <span className="text-ink-2">
        <Trans>Popular searches</Trans>
      </span>
      {words.map((word) => (
        <Anchor
          key={word}
          href={paths.category({ pn: word })}
          className="inline-flex min-h-8 items-center rounded-full border border-line-mid bg-paper px-3 font-medium hover:border-brand hover:text-brand"
        >
          {word}
        </Anchor>
      ))}
    </p>
  );
}
