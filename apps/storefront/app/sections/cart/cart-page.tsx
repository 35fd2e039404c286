import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, EmptyState, LinkButton, Notice, ShoppingCart } from '@kyakhta/ui';
import { useEffect } from 'react';
import { Form } from 'react-router';
import { paths } from '../../paths.ts';
import { askForLogin } from '../shell/login-call.ts';
import type { CartResult } from './cart-action.server.ts';
import { CartTotal } from './cart-total.tsx';
import type { Cart } from './cart.server.ts';
import { InvalidLines } from './invalid-lines.tsx';
import { StoreLines, Tick } from './store-lines.tsx';

/** A guest's cart is empty: the way in opens over it by itself, and stands on it as a link. */
export function GuestCart() {
  const { t } = useLingui();
  useEffect(() => askForLogin(), []);
  return (
    <div className="wrap">
      <EmptyState
        level="h1"
        icon={ShoppingCart}
        title={t`Log in to see your cart`}
        action={<LinkButton href={paths.login({ back: paths.cart() })}>{t`Log in`}</LinkButton>}
      >
        {t`The cart holds up to 50 items from several suppliers, with freight and totals, and is the same on every device you log in on.`}
      </EmptyState>
    </div>
  );
}

/** Lines of an order bought again that came with fewer pieces, or not at all. */
type Again = { fewer: number; left: number };

/** By store, by the carton, priced by the server at every change. */
export function CartPage({ cart, again, result }: { cart: Cart; again: Again; result: CartResult | undefined }) {
  const { t } = useLingui();
  const { countText, linesMax } = cart;
  const empty = cart.stores.length === 0 && cart.invalid.length === 0;
  return (
    <div className="wrap pt-6">
      {empty ? null : (
        <header className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
          <h1 className="text-xl font-semibold md:text-2xl">{t`Cart`}</h1>
          <p className="text-sm text-ink-2 tabular-nums">
            <Trans comment="How many lines the cart has of how many it can hold">
              {countText} of {linesMax} lines
            </Trans>
          </p>
        </header>
      )}
      {result ? <ResultNotice result={result} /> : <AgainNotice {...again} />}
      {empty ? (
        <EmptyState
          level="h1"
          icon={ShoppingCart}
          title={t`Your cart is empty`}
          action={<LinkButton href={paths.category()}>{t`Browse the catalogue`}</LinkButton>}
        >
          {t`Choose variants by the carton on a product page; they appear here.`}
        </EmptyState>
      ) : (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
          <div className="grid min-w-0 gap-4">
            {cart.stores.length > 0 ? (
              <Tick lines={cart.stores.flatMap((store) => store.lines)} className="px-4">
                {t`All lines`}
              </Tick>
            ) : null}
            {cart.stores.map((store) => (
              <StoreLines key={store.shopId} store={store} />
            ))}
            <InvalidLines lines={cart.invalid} />
          </div>
          <CartTotal cart={cart} />
        </div>
      )}
    </div>
  );
}

function ResultNotice({ result }: { result: CartResult | undefined }) {
  const { t } = useLingui();
  if (!result) return null;
  if (!result.ok) {
    return (
      <Notice tone="error" live className="mb-4">
        {result.msg}
      </Notice>
    );
  }
  if (!result.removed) return null;
  const { line, count, name } = result.removed;
  return (
    <Notice
      tone="info"
      live
      className="mb-4"
      action={
        <Form noValidate method="post" preventScrollReset>
          <input type="hidden" name="line" value={line} />
          <input type="hidden" name="was" value={count} />
          <Button type="submit" name="intent" value="undo" variant="ghost" size="sm">
            {t`Undo`}
          </Button>
        </Form>
      }
    >
      <Trans>Removed from cart: {name}</Trans>
    </Notice>
  );
}

/** What of an order bought again is not in the cart as it was then. */
function AgainNotice({ fewer, left }: Again) {
  if (fewer === 0 && left === 0) return null;
  return (
    <Notice tone="wait" live className="mb-4">
      {left > 0 ? (
        <p>
          <Plural value={left} one="# item from that order isn’t available now." other="# items from that order aren’t available now." />
        </p>
      ) : null}
      {fewer > 0 ? (
        <p>
          <Plural value={fewer} one="# item has less stock than before." other="# items have less stock than before." />
        </p>
      ) : null}
    </Notice>
  );
}
