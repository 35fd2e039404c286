import { PageHead, SalesChart, ask, now, ordersHref, useFormat } from '@kyakhta/console';
import { menuQueues, type DeskQueue, type MenuQueue } from '@kyakhta/contract/values';
import { useLingui as useCatalogue } from '@lingui/react';
import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleAlert, LinkButton, Notice, cx } from '@kyakhta/ui';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { firstPage } from '../first-page.ts';
import { jobsHref } from '../jobs/jobs-resource.ts';
import { pageOfQueue } from '../menu.ts';
import { useIdentityWords } from '../site/identity-words.ts';
import { siteHref } from '../site/site-href.ts';
import { isBroken, needsHaste } from './haste.ts';

export async function loader({ request }: LoaderFunctionArgs) {
  const desk = await ask(request, 'GET /platform/dashboard', {});
  if (desk.queues.length === 0 && desk.points === null) {
    const { areas } = await ask(request, 'GET /platform/account', {});
    throw redirect(firstPage(areas));
  }
  return desk;
}

/** What waits for operators and since when, and how the trade goes. */
export function Component() {
  const { t, i18n } = useLingui();
  const { number, inDays, nearDay } = useFormat();
  const { queues, points, currency, to, ordersClosedFor } = useLoaderData<typeof loader>();
  const words = useQueues();
  const identityWords = useIdentityWords();
  const parts = (names: readonly string[]) => new Intl.ListFormat(i18n.locale.replace('_', '-')).format(names);
  const shown = queues.toSorted((a, b) => Number(isBroken(b)) - Number(isBroken(a)));
  return (
    <>
      <PageHead title={t({ message: 'Today', comment: 'Page: what waits for operators' })} />
      {ordersClosedFor.length > 0 ? (
        <Notice
          tone="error"
          className="mb-4"
          title={t`No orders are accepted: the platform’s details are incomplete`}
          action={<LinkButton size="sm" href={siteHref}>{t`Site settings`}</LinkButton>}
        >
          {parts(ordersClosedFor.map((part) => identityWords[part]))}
        </Notice>
      ) : null}
      {queues.length > 0 ? (
        <ul className="mb-8 grid grid-cols-2 gap-3 lg:grid-cols-3 2xl:grid-cols-4">
          {shown.map(({ queue, count, oldest, late }) => {
            const lateOnes = number(late);
            const isLate = needsHaste({ queue, count, oldest, late }, now());
            const since = oldest === null ? '' : (nearDay(oldest) ?? inDays(oldest));
            return (
              <li key={queue}>
                <Anchor
                  href={words[queue].href}
                  className={cx(
                    'grid h-full content-start gap-0.5 rounded-3 border bg-paper p-4 hover:border-line-strong',
                    isLate ? 'border-seal' : 'border-line',
                  )}
                >
                  <span className="flex items-start justify-between gap-2 text-sm text-ink-2">
                    {words[queue].label}
                    {isLate ? <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-seal" /> : null}
                  </span>
                  <span className="text-xl font-semibold tabular-nums md:text-2xl">{number(count)}</span>
                  <span className={cx('text-xs', isLate ? 'font-semibold text-seal' : 'text-ink-3')}>
                    {late > 0
                      ? t({ message: `late: ${lateOnes}`, comment: 'Below the number of entries of a queue: how many are past their time' })
                      : oldest === null
                        ? t({ message: 'nothing pending', comment: 'Below the number of entries of a queue' })
                        : t({
                            message: `oldest: ${since}`,
                            comment: 'Below the number of entries of a queue: since when the oldest waits',
                          })}
                  </span>
                </Anchor>
              </li>
            );
          })}
        </ul>
      ) : null}
      {points === null ? null : (
        <section aria-labelledby="sales" className="grid gap-3">
          <h2 id="sales" className="text-lg font-semibold">
            {t`Sales of all stores, last 30 days`}
          </h2>
          <SalesChart points={points} period="day" to={to} currency={currency} timeZone="UTC" />
        </section>
      )}
    </>
  );
}

/** What each queue is called, and where it is worked on: as the menu has it, but for those that are no list or not all of one. */
function useQueues(): Readonly<Record<DeskQueue, { label: string; href: string }>> {
  const { t } = useLingui();
  const { _ } = useCatalogue();
  const listed = menuQueues.map((queue) => {
    const { path, title } = pageOfQueue(queue);
    return [queue, { label: _(title), href: path }] as const;
  });
  return {
    ...(Object.fromEntries(listed) as Record<MenuQueue, { label: string; href: string }>),
    lateShipments: {
      label: t({ message: 'Late shipments', comment: 'A queue: orders that their stores should have shipped by now' }),
      href: ordersHref({ late: '1' }),
    },
    jobs: {
      label: t({ message: 'Failed background jobs', comment: 'A queue: pieces of background work that failed' }),
      href: jobsHref(),
    },
    books: {
      label: t({ message: 'Failed reconciliations', comment: 'A queue: what the last nightly proof of the books found' }),
      href: '/ledger',
    },
    proof: {
      label: t({ message: 'Missed reconciliations', comment: 'A queue: 1 when no proof of the books ran for a day and a half' }),
      href: '/ledger',
    },
    backup: {
      label: t({ message: 'Backup missing', comment: 'A queue: 1 when no backup was made for a day and a half' }),
      href: jobsHref(),
    },
  };
}
