import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, LogIn, Package, ShoppingCart, User, UserPlus } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { Form, useLocation } from 'react-router';
import { backFrom, paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { LocalePopup } from './locale-popup.tsx';
import { Logo } from './logo.tsx';
import { Popup } from './popup.tsx';
import { SearchForm } from './search-form.tsx';
import type { Shell } from './shell.server.ts';

const act = 'relative flex min-h-11 min-w-11 flex-col items-center justify-center gap-0.5 rounded-1 text-xs text-ink-2 hover:text-brand';

/** Logo, search and the ways to one's own things. The row stays on top while the page scrolls. */
export function Header({ shell }: { shell: Shell }) {
  return (
    <header className="contents">
      <div className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="wrap flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 md:flex-nowrap md:gap-x-8 md:py-4">
          <Logo />
          <div className="order-last basis-full md:order-none md:max-w-155 md:flex-1 md:basis-auto">
            <SearchForm />
          </div>
          <div className="ms-auto flex items-center gap-2 max-[389px]:gap-0 md:gap-5">
            <LocalePopup shell={shell} triggerClass={act} />
            <Account shell={shell} />
            <CartLink shell={shell} />
          </div>
        </div>
      </div>
    </header>
  );
}

function Label({ children }: { children: ReactNode }) {
  return <span className="max-w-28 truncate max-md:sr-only">{children}</span>;
}

function CartLink({ shell }: { shell: Shell }) {
  const n = shell.cartCountText;
  return (
    <Anchor href={paths.cart()} className={act}>
      <ShoppingCart aria-hidden className="size-5" />
      <Label>
        <Trans>Cart</Trans>
      </Label>
      {shell.cartCount > 0 ? (
        <span className="absolute end-0 top-0 rounded-full bg-seal-mark px-1.5 text-[0.6875rem] leading-4.5 font-semibold text-on-seal tabular-nums">
          {n}
          <span className="sr-only">
            <Trans comment="After the number of lines in the cart, for a screen reader">lines</Trans>
          </span>
        </span>
      ) : null}
    </Anchor>
  );
}

function Account({ shell }: { shell: Shell }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  if (!shell.nickName) {
    const from = backFrom(pathname, search);
    return (
      <>
        <Anchor href={paths.login(from)} className={act}>
          <LogIn aria-hidden className="turn size-5" />
          <Label>
            <Trans>Log in</Trans>
          </Label>
        </Anchor>
        <Anchor href={paths.register(from)} className={act}>
          <UserPlus aria-hidden className="size-5" />
          <Label>
            <Trans context="page" comment="The registration: its page, and links to it">
              Register
            </Trans>
          </Label>
        </Anchor>
      </>
    );
  }
  const item = 'flex min-h-11 w-full items-center rounded-1 px-3 text-start hover:bg-sunk';
  return (
    <>
      <Anchor href={paths.orders()} className={`${act} max-md:hidden`}>
        <Package aria-hidden className="size-5" />
        <Label>
          <Trans>Orders</Trans>
        </Label>
      </Anchor>
      <Popup
        label={t`Your account: ${shell.nickName}`}
        summaryClass={act}
        panelClass="w-56 p-2!"
        summary={
          <>
            {shell.avatar ? (
              <StoredPicture path={shell.avatar} alt="" sizes="20px" eager className="size-5 rounded-full" />
            ) : (
              <User aria-hidden className="size-5" />
            )}
            <Label>{shell.nickName}</Label>
          </>
        }
      >
        <p className="truncate px-3 py-2 text-sm text-ink-2">{shell.nickName}</p>
        <Anchor href={paths.buyerHome()} className={item}>
          <Trans>Buyer centre</Trans>
        </Anchor>
        <Anchor href={paths.orders()} className={item}>
          <Trans>Orders</Trans>
        </Anchor>
        <Anchor href={paths.comments()} className={item}>
          <Trans>Reviews</Trans>
        </Anchor>
        <Anchor href={paths.account()} className={item}>
          <Trans>Account information</Trans>
        </Anchor>
        <Form method="post" action={paths.logout()} reloadDocument className="border-t border-line pt-1">
          <button className={item}>
            <Trans>Log out</Trans>
          </button>
        </Form>
      </Popup>
    </>
  );
}
