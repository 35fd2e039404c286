import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { claimDaysDefault, noReasonDays } from '@kyakhta/contract/values';
import { Anchor } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { Logo } from './logo.tsx';
import { NewTab } from './new-tab.tsx';
import type { Shell } from './shell.server.ts';

/** Where the number stands that Chinese sites are filed under. */
const filingSite = 'https://beian.miit.gov.cn/';

type Column = { key: string; title: string; links: readonly { href: string; label: string; beside?: boolean }[] };

export function Footer({ shell }: { shell: Shell }) {
  const { t } = useLingui();
  const columns: readonly Column[] = [
    {
      key: 'buy',
      title: t`Buy`,
      links: [
        { href: paths.category(), label: t`Catalogue` },
        { href: paths.offers(), label: t`Special offers` },
        { href: paths.couponCentre(), label: t`Coupon centre` },
        { href: paths.tradeControl(), label: t`Trade guarantee` },
        { href: paths.logistics(), label: t`Logistics services` },
        { href: paths.notices(), label: t`Notices` },
      ],
    },
    {
      key: 'yours',
      title: t`Your account`,
      links: [
        { href: paths.buyerHome(), label: t`Buyer centre` },
        { href: paths.orders(), label: t`Orders` },
        { href: paths.cart(), label: t`Cart` },
      ],
    },
    {
      key: 'sell',
      title: t`Sell`,
      links: [
        { href: paths.applyShop(), label: t`Open a store for free` },
        { href: paths.sellerConsole(), label: t`Become a supplier`, beside: true },
      ],
    },
  ];
  // Nothing goes back without a reason once it cannot be claimed any more.
  const days = Math.min(noReasonDays, shell.claimDays ?? claimDaysDefault);
  const promises = [
    t`Money held in escrow`,
    t`${plural(days, { one: 'Return unopened cartons within # day, no reason needed', other: 'Return unopened cartons within # days, no reason needed' })}`,
    t`Customs and delivery by our own lines`,
  ];
  return (
    <footer className="mt-12 print:hidden bg-foot text-sm text-foot-ink-2 md:mt-18">
      <div className="wrap grid grid-cols-2 gap-8 py-12 md:grid-cols-[1.6fr_repeat(3,1fr)]">
        <div className="col-span-2 grid content-start gap-3 md:col-span-1">
          <Logo picture={shell.logo} text={shell.logoText} className="text-foot-ink" />
          <p className="max-w-xs">
            {shell.company.info || (
              <Trans>Order from the factory by the carton. Your money stays in escrow until you confirm, or the claim period ends.</Trans>
            )}
          </p>
          {shell.appCode ? (
            <figure className="hidden w-28 gap-2 md:grid">
              <StoredPicture path={shell.appCode} alt={t`QR code of the app`} sizes="112px" className="size-28 rounded-2 bg-white! p-1.5" />
              <figcaption className="text-center text-xs">{t`Our app`}</figcaption>
            </figure>
          ) : null}
        </div>
        {columns.map(({ key, title, links }) => (
          <nav key={key} aria-label={title}>
            <h2 className="mb-2 font-semibold text-foot-ink">{title}</h2>
            <ul>
              {links.map(({ href, label, beside }) => (
                <li key={href}>
                  <Anchor
                    href={href}
                    {...(beside && { target: '_blank' })}
                    className="inline-flex min-h-8 items-center hover:text-foot-ink hover:underline"
                  >
                    {label}
                    {beside ? <NewTab /> : null}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="border-t border-foot-line text-xs">
        <ul className="wrap flex flex-wrap gap-x-6 gap-y-1 pt-4">
          {promises.map((promise) => (
            <li key={promise}>{promise}</li>
          ))}
        </ul>
        {shell.legal ? <Legal legal={shell.legal} /> : null}
        <p className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 pt-2 pb-5">
          <span>{shell.copyright || shell.company.name}</span>
          {shell.filing ? (
            <Anchor
              href={filingSite}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-6 items-center hover:text-foot-ink hover:underline"
            >
              {shell.filing}
              <NewTab />
            </Anchor>
          ) : null}
          <span className="flex flex-wrap gap-x-6">
            <Anchor href={paths.terms(0)} className="inline-flex min-h-6 items-center hover:text-foot-ink hover:underline">
              {t`Terms of service`}
            </Anchor>
            <Anchor href={paths.terms(1)} className="inline-flex min-h-6 items-center hover:text-foot-ink hover:underline">
              {t`Privacy policy`}
            </Anchor>
          </span>
        </p>
      </div>
    </footer>
  );
}

/** Who stands behind the site: what a buyer looks for before she sends money. */
function Legal({ legal }: { legal: NonNullable<Shell['legal']> }) {
  const { t } = useLingui();
  const { registrationNumber, taxNumber } = legal;
  const parts = [
    [legal.name, legal.form].filter((text) => text !== '').join(', '),
    registrationNumber && t`Registration number ${registrationNumber}`,
    taxNumber && t`Tax number ${taxNumber}`,
    [legal.country, legal.address].filter((text) => text !== '').join(', '),
    legal.phone,
    legal.contact,
  ].filter((text) => text !== '');
  return (
    <div className="wrap flex flex-wrap gap-x-6 gap-y-1 pt-2">
      {parts.map((part) => (
        <bdi key={part} className="wrap-anywhere">
          {part}
        </bdi>
      ))}
      {legal.demo ? <span>{t`Demo: this company does not exist.`}</span> : null}
    </div>
  );
}
