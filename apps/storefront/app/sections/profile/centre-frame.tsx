import { useLingui } from '@lingui/react/macro';
import { Anchor, ChevronDown, cx } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { Popup } from '../shell/popup.tsx';

type Entry = { href: string; label: string };
type Group = { key: string; title: string; entries: readonly Entry[] };

/** Pages that lie below an entry: there it is marked, too. */
const below: ReadonlyMap<string, string> = new Map(
  [
    [paths.applyInvoice(), paths.invoices()],
    [paths.firm(), paths.invoices()],
    [paths.applyRefund({ refundSn: '' }), paths.refunds()],
    [farPaths.refundProof(''), paths.refunds()],
    [paths.askPrice(), paths.inquiries()],
    [farPaths.inquiry(0), paths.inquiries()],
    [farPaths.deleteAccount(), paths.account()],
    [paths.storeAccount(), paths.applyShop()],
  ].map(([page = '', entry = '']) => [page.replace(/\?.*/, ''), entry]),
);

/** The buyer centre: its pages beside the one that is open; on a narrow screen they hang under its name. */
export function CentreFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const groups: readonly Group[] = [
    {
      key: 'trade',
      title: t({ message: 'Trade', comment: 'Group of pages in the buyer centre' }),
      entries: [
        { href: paths.buyerHome(), label: t({ message: 'Overview', comment: 'First page of the buyer centre' }) },
        { href: paths.orders(), label: t`Orders` },
        { href: paths.addresses(), label: t`Address book` },
        { href: paths.balance(), label: t`Balance` },
        { href: paths.points(), label: t`Points` },
        { href: paths.coupons(), label: t`Coupons` },
        { href: paths.refunds(), label: t`Refunds` },
        { href: paths.invoices(), label: t`Invoices` },
        { href: paths.inquiries(), label: t`Inquiries` },
        { href: paths.comments(), label: t`Reviews` },
        { href: paths.collection(), label: t`Favourites` },
        { href: paths.footprint(), label: t`Browsing history` },
      ],
    },
    {
      key: 'account',
      title: t`Your account`,
      entries: [
        { href: paths.account(), label: t`Account information` },
        { href: paths.password(), label: t`Password` },
        { href: farPaths.binding(), label: t`Email and mobile` },
        { href: paths.applyShop(), label: t`Your store` },
        { href: farPaths.sessions(), label: t`Devices` },
      ],
    },
  ];
  const section = below.get(pathname) ?? pathname;
  const here = groups.flatMap(({ entries }) => entries).find(({ href }) => href === section)?.label;
  return (
    <div className="wrap pt-5 md:pt-6 lg:grid lg:grid-cols-[12.5rem_minmax(0,1fr)] lg:gap-8">
      <nav aria-label={t`Buyer centre`}>
        <Popup
          className="mb-5 lg:hidden"
          summaryClass="flex min-h-11 items-center gap-2 rounded-2 border border-line-mid bg-paper px-4 font-medium"
          panelClass="start-0"
          summary={
            <>
              {here ?? t`Buyer centre`}
              <ChevronDown aria-hidden className="ms-auto size-5 text-ink-2 group-open/popup:rotate-180" />
            </>
          }
        >
          <Entries groups={groups} section={section} isBelow={section !== pathname} />
        </Popup>
        <div className="sticky top-26 hidden lg:block">
          <Entries groups={groups} section={section} isBelow={section !== pathname} />
        </div>
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
}

function Entries({ groups, section, isBelow }: { groups: readonly Group[]; section: string; isBelow: boolean }) {
  return (
    <div className="grid gap-4">
      {groups.map(({ key, title, entries }) => (
        <div key={key}>
          <p className="mb-1 px-3 text-xs font-semibold text-ink-3">{title}</p>
          <ul>
            {entries.map(({ href, label }) => {
              const current = href === section;
              return (
                <li key={href}>
                  <Anchor
                    href={href}
                    aria-current={current ? (isBelow ? 'true' : 'page') : undefined}
                    className={cx(
                      'flex min-h-10 items-center rounded-2 px-3 py-1',
                      current ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-ink-2 hover:bg-sunk hover:text-ink',
                    )}
                  >
                    {label}
                  </Anchor>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </div>
  );
}
