import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { Logo } from './logo.tsx';
import type { Shell } from './shell.server.ts';

export function Footer({ shell }: { shell: Shell }) {
  const { t } = useLingui();
  const columns = [
    {
      key: 'buy',
      title: t`Buy`,
      links: [
        { href: paths.category(), label: t`Catalogue` },
        { href: paths.escrow(), label: t`How escrow works` },
        { href: paths.cart(), label: t`Cart` },
      ],
    },
    {
      key: 'yours',
      title: t`Your account`,
      links: [
        { href: paths.buyerHome(), label: t`Buyer centre` },
        { href: paths.orders(), label: t`Orders` },
      ],
    },
    { key: 'sell', title: t`Sell`, links: [{ href: paths.sellerConsole(), label: t`Seller console` }] },
  ];
  const promises = [t`Money held in escrow`, t`7 days to claim after receipt`, t`Customs and delivery by our own lines`];
  return (
    <footer className="mt-12 bg-foot text-sm text-foot-ink-2 md:mt-18">
      <div className="wrap grid grid-cols-2 gap-8 py-12 md:grid-cols-[1.6fr_repeat(3,1fr)]">
        <div className="col-span-2 grid content-start gap-3 md:col-span-1">
          <Logo className="text-foot-ink" />
          <p className="max-w-xs">
            {shell.company.info || (
              <Trans>Order from the factory by the carton. Your money waits in escrow until the goods are right.</Trans>
            )}
          </p>
        </div>
        {columns.map(({ key, title, links }) => (
          <nav key={key} aria-label={title}>
            <h2 className="mb-2 font-semibold text-foot-ink">{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  <Anchor href={href} className="inline-flex min-h-8 items-center hover:text-foot-ink hover:underline">
                    {label}
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
        <p className="wrap flex flex-wrap items-center gap-x-6 gap-y-1 pt-2 pb-5">
          <span>{shell.copyright || shell.company.name}</span>
          {shell.filing ? <span>{shell.filing}</span> : null}
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
