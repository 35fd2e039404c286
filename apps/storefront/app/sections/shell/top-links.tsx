import { useLingui } from '@lingui/react/macro';
import { Anchor, Smartphone } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { NewTab } from './new-tab.tsx';
import { Popup } from './popup.tsx';
import type { Shell } from './shell.server.ts';

const look = 'flex min-h-8 items-center gap-1.5 hover:text-brand hover:underline';

/** The line above the bar: what protects a purchase, the ways to one's own things and to selling. Narrow screens find it in the footer. */
export function TopLinks({ shell }: { shell: Shell }) {
  const { t } = useLingui();
  const links = [
    { href: paths.tradeControl(), label: t`Trade guarantee` },
    { href: paths.logistics(), label: t`Logistics services` },
    { href: paths.buyerCentre(), label: t`Buyer centre` },
    { href: paths.applyShop(), label: t`Open a store for free` },
  ];
  return (
    <nav
      aria-label={t({ message: 'About us', comment: 'Name of the links above the header, for a screen reader' })}
      className="hidden border-b border-line bg-ground text-xs text-ink-2 md:block"
    >
      <ul className="wrap flex justify-end gap-x-6">
        {shell.welcome ? (
          <li dir="auto" className="me-auto truncate py-2">
            {shell.welcome}
          </li>
        ) : null}
        {links.map(({ href, label }) => (
          <li key={href}>
            <Anchor href={href} className={look}>
              {label}
            </Anchor>
          </li>
        ))}
        <li>
          <Anchor href={paths.sellerConsole()} target="_blank" className={look}>
            {t`Become a supplier`}
            <NewTab />
          </Anchor>
        </li>
        {shell.appCode ? (
          <li>
            <Popup
              summaryClass={look}
              summary={
                <>
                  <Smartphone aria-hidden className="size-3.5" />
                  {t({ message: 'App', comment: 'Button: shows the QR code of the app' })}
                </>
              }
            >
              <StoredPicture path={shell.appCode} alt={t`QR code of the app`} sizes="160px" className="size-40" />
            </Popup>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
