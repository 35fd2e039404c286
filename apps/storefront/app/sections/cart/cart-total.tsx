import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Card, LinkButton, Money, ShieldCheck, buttonClass } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import type { Cart } from './cart.server.ts';

/** The sum of what is ticked: beside the lines, or at the foot of a narrow screen, always in sight. */
export function CartTotal({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const { saved, about } = cart;
  return (
    <Card
      as="aside"
      aria-label={t`Cart total`}
      className="sticky bottom-0 z-20 -mx-4 grid gap-3 rounded-b-none! shadow-2 max-lg:border-x-0 md:mx-0 lg:top-28 lg:bottom-auto lg:rounded-b-3! lg:shadow-1"
    >
      <dl className="hidden gap-1.5 text-sm lg:grid">
        <Line label={t`Goods`}>
          <Money>{cart.goods}</Money>
        </Line>
        {saved ? (
          <Line label={t`Saved`}>
            <Money className="text-brand">{t({ message: `− ${saved}`, comment: 'A reduction: minus sign and amount' })}</Money>
          </Line>
        ) : null}
        <Line label={cart.isExpress ? t`Express freight` : t`Ordinary freight`}>
          <Money>{cart.freight}</Money>
        </Line>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 lg:border-t lg:border-line lg:pt-3" aria-live="polite">
        <span className="grid">
          <span className="text-sm lg:text-base">{t`Total`}</span>
          <span className="text-xs text-ink-2">
            <Plural value={cart.checkedCount} one="# item selected" other="# items selected" />
          </span>
        </span>
        <span className="text-end">
          <Money className="block text-xl font-bold tracking-tight">{cart.total}</Money>
          {about ? (
            <Money className="block text-xs text-ink-2">
              {t({ message: `≈ ${about}`, comment: 'The same price in the currency shown, approximately' })}
            </Money>
          ) : null}
        </span>
      </div>
      {cart.checkout ? (
        <LinkButton href={cart.checkout} wide>
          {t`Check and order`}
        </LinkButton>
      ) : (
        <span aria-disabled className={`${buttonClass({ wide: true })} border-transparent! bg-sunk! text-ink-3!`}>
          {t`Select an item to order`}
        </span>
      )}
      {cart.blocked > 0 ? (
        <p className="text-xs text-amber">
          <Plural
            value={cart.blocked}
            one="# selected item can’t be ordered yet and stays in the cart."
            other="# selected items can’t be ordered yet and stay in the cart."
          />
        </p>
      ) : null}
      <p className="hidden gap-2 text-xs text-ink-2 lg:flex">
        <ShieldCheck aria-hidden className="size-4 shrink-0 text-brand" />
        <Trans>
          You pay into escrow after you place the order. On the next page you choose the address and can still change the freight.
        </Trans>
      </p>
    </Card>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-3">
      <dt className="text-ink-2">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
