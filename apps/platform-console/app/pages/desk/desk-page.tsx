import { PageHead, SalesChart, ask, inquiriesHref, now, ordersHref, useFormat } from '@kyakhta/console';
import type { DeskQueue } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, CircleAlert, LinkButton, Notice, cx } from '@kyakhta/ui';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { applicationsHref } from '../applications/applications-href.ts';
import { disputesHref } from '../disputes/disputes-href.ts';
import { firstPage } from '../first-page.ts';
import { goodsHref } from '../goods/goods-href.ts';
import { invoicesHref } from '../invoices/invoices-href.ts';
import { jobsHref } from '../jobs/jobs-href.ts';
import { overdueHref } from '../orders/orders-href.ts';
import { casesHref } from '../payments/cases-href.ts';
import { transfersHref } from '../payments/transfers-href.ts';
import { payoutsHref } from '../payouts/payouts-href.ts';
import { proposalsHref } from '../proposals/proposals-href.ts';
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
          title={t`No order is taken: the platform is not told in full`}
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
                        ? t({ message: 'nothing waits', comment: 'Below the number of entries of a queue' })
                        : t({
                            message: `the oldest: ${since}`,
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

function useQueues(): Readonly<Record<DeskQueue, { label: string; href: string }>> {
  const { t } = useLingui();
  return {
    disputes: { label: t({ message: 'Disputes', comment: 'Page: refunds the platform is asked to decide' }), href: disputesHref({}) },
    overdue: {
      label: t({ message: 'Overdue orders', comment: 'Page: orders that wait for a payment, a pickup or cash too long' }),
      href: overdueHref(),
    },
    lateShipments: {
      label: t({ message: 'Late shipments', comment: 'A queue: orders that their stores should have shipped by now' }),
      href: ordersHref({ late: '1' }),
    },
    cases: { label: t`Payment cases`, href: casesHref({}) },
    transfers: { label: t`Bank transfers`, href: transfersHref({}) },
    payouts: { label: t({ message: 'Payouts', comment: 'Money of stores sent to their banks' }), href: payoutsHref({}) },
    proposals: {
      label: t({ message: 'Proposals', comment: 'Page: what one operator proposes and another agrees to' }),
      href: proposalsHref({}),
    },
    invoices: { label: t`Invoices`, href: invoicesHref({}) },
    applications: { label: t`Applications for stores`, href: applicationsHref({}) },
    goods: { label: t({ message: 'Goods to look at', comment: 'Page: goods of stores that wait for approval' }), href: goodsHref({}) },
    inquiries: { label: t`Inquiries`, href: inquiriesHref({}) },
    jobs: {
      label: t({ message: 'Failed background work', comment: 'A queue: pieces of background work that failed' }),
      href: jobsHref({}),
    },
    books: {
      label: t({ message: 'Book checks that failed', comment: 'A queue: what the last nightly proof of the books found' }),
      href: '/ledger',
    },
    proof: {
      label: t({ message: 'Books not checked', comment: 'A queue: 1 when no proof of the books ran for a day and a half' }),
      href: '/ledger',
    },
    backup: {
      label: t({ message: 'Backup missing', comment: 'A queue: 1 when no backup was made for a day and a half' }),
      href: jobsHref({}),
    },
  };
}
