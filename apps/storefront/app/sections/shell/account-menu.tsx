import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, cx, LogIn, Mail, Package, User, UserPlus } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { Form, useLocation } from 'react-router';
import { backFrom, paths } from '../../paths.ts';
import { StoredPicture } from '../catalog/stored-picture.tsx';
import { act, Badge, Label } from './act.tsx';
import { Popup } from './popup.tsx';
import type { Shell } from './shell.server.ts';
import { flash } from './unread-signal.ts';

/** The ways in for a guest; for a buyer the ways to his own things. */
export function AccountMenu({ shell }: { shell: Shell }) {
  return shell.nickName ? <Buyer shell={shell} nickName={shell.nickName} /> : <Guest />;
}

function Guest() {
  const { pathname, search } = useLocation();
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

/** Flashes for a while when something unread has come. */
function Messages({ shell: { unread, unreadText } }: { shell: Shell }) {
  const [lit, setLit] = useState(true);
  useEffect(() => (unread > 0 ? flash(setLit, matchMedia('(prefers-reduced-motion: reduce)').matches) : undefined), [unread]);
  return (
    <Anchor href={paths.messages()} className={`${act} max-md:hidden`}>
      <Mail aria-hidden className={cx('size-5', unread > 0 && lit && 'text-seal')} />
      <Label>
        <Trans>Messages</Trans>
      </Label>
      <Badge count={unread} text={unreadText}>
        <Trans comment="After the number of messages, for a screen reader">unread</Trans>
      </Badge>
    </Anchor>
  );
}

function Buyer({ shell, nickName }: { shell: Shell; nickName: string }) {
  const { t } = useLingui();
  const item = 'flex min-h-11 w-full items-center rounded-1 px-3 text-start hover:bg-sunk';
  return (
    <>
      <Messages shell={shell} />
      <Anchor href={paths.orders()} className={`${act} max-md:hidden`}>
        <Package aria-hidden className="size-5" />
        <Label>
          <Trans>Orders</Trans>
        </Label>
        <Badge count={shell.ordersWaiting} text={shell.ordersWaitingText}>
          <Trans comment="After the number of orders that wait for the buyer, for a screen reader">need your attention</Trans>
        </Badge>
      </Anchor>
      <Popup
        label={t`Your account: ${nickName}`}
        summaryClass={act}
        panelClass="w-56 p-2!"
        summary={
          <>
            {shell.avatar ? (
              <StoredPicture path={shell.avatar} alt="" sizes="20px" eager className="size-5 rounded-full" />
            ) : (
              <User aria-hidden className="size-5" />
            )}
            <Label>{nickName}</Label>
          </>
        }
      >
        <p className="truncate px-3 py-2 text-sm text-ink-2">
          <Trans>Welcome, {nickName}</Trans>
        </p>
        <Anchor href={paths.buyerHome()} className={item}>
          <Trans>Buyer centre</Trans>
        </Anchor>
        <Anchor href={paths.orders()} className={item}>
          <Trans>Orders</Trans>
        </Anchor>
        <Anchor href={paths.points()} className={`${item} justify-between`}>
          <Trans>Points</Trans> <span className="text-ink-2 tabular-nums">{shell.score}</span>
        </Anchor>
        <Anchor href={paths.coupons()} className={item}>
          <Trans>Coupons</Trans>
        </Anchor>
        <Anchor href={paths.messages()} className={item}>
          <Trans>Messages</Trans>
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
