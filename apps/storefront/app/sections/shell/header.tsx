import { Trans } from '@lingui/react/macro';
import { Anchor, cx, ShoppingCart } from '@kyakhta/ui';
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { AccountMenu } from './account-menu.tsx';
import { act, Badge, Label } from './act.tsx';
import { LocalePopup } from './locale-popup.tsx';
import { askForLogin } from './login-call.ts';
import { Logo } from './logo.tsx';
import { SearchForm } from './search-form.tsx';
import type { Shell } from './shell.server.ts';
import { TopLinks } from './top-links.tsx';
import { useFixedBar } from './use-fixed-bar.ts';

/**
 * Logo, search and the ways to one's own things. Scrolled away it comes back as a bar that stays on top. Where a guest's
 * home has its own large search, the bar's comes with the bar.
 */
export function Header({ shell }: { shell: Shell }) {
  const { pathname } = useLocation();
  const home = pathname === paths.home();
  const fixed = useFixedBar(home);
  const overSearch = home && !shell.nickName;
  return (
    <header className="contents print:hidden">
      <TopLinks shell={shell} />
      <div className={cx('z-30 border-b border-line bg-paper', fixed ? 'sticky top-0 shadow-1' : 'relative')}>
        <div className="wrap relative flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 md:flex-nowrap md:gap-x-8 md:py-3">
          <Logo picture={shell.logo} text={shell.logoText} />
          {fixed || !overSearch ? (
            <div
              className={cx(
                'order-last basis-full md:order-none md:max-w-155 md:flex-1 md:basis-auto',
                // Coming with the bar it hangs below it: the page must not move under the reader.
                overSearch &&
                  'max-md:absolute max-md:inset-x-0 max-md:top-full max-md:border-b max-md:border-line max-md:bg-paper max-md:px-4 max-md:pb-2.5',
              )}
            >
              <SearchForm />
            </div>
          ) : null}
          {/* On a phone, where each of them is as wide as a finger, their place is kept: nothing moves while a first visit comes. */}
          <div
            className={cx(
              'ms-auto flex min-h-11 items-center gap-2 max-[389px]:gap-0 md:gap-5',
              !shell.nickName && 'min-[390px]:max-md:min-w-50',
            )}
          >
            <LocalePopup shell={shell} triggerClass={act} />
            <AccountMenu shell={shell} />
            <CartLink shell={shell} />
          </div>
        </div>
      </div>
    </header>
  );
}

function CartLink({ shell }: { shell: Shell }) {
  const askFirst = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    askForLogin();
  };
  return (
    <Anchor href={paths.cart()} onClick={shell.nickName ? undefined : askFirst} className={act}>
      <ShoppingCart aria-hidden className="size-5" />
      <Label>
        <Trans>Cart</Trans>
      </Label>
      <Badge count={shell.cartCount} text={shell.cartCountText}>
        <Trans comment="After the number of lines in the cart, for a screen reader">lines</Trans>
      </Badge>
    </Anchor>
  );
}
