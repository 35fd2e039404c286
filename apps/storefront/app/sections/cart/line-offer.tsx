import { useLingui } from '@lingui/react/macro';
import { Button, Money, Notice } from '@kyakhta/ui';
import { Form } from 'react-router';
import type { LineView } from './cart.server.ts';
import { lineKey } from './line-key.ts';

type Told = { readonly title: string; readonly until?: string; readonly byPlatform: string | null };

/** What a piece costs without the offer, struck, beside what it costs now. */
export function PriceBefore({ before, isAfter = false }: { before: string | undefined; isAfter?: boolean }) {
  const { t } = useLingui();
  return before === undefined ? null : (
    <>
      {isAfter ? ' ' : null}
      <s className="text-ink-3">
        <span className="sr-only">{t`before:`}</span> <Money>{before}</Money>
      </s>{' '}
      {isAfter ? null : <span className="sr-only">{t`now:`}</span>}
    </>
  );
}

/** The name of the offer that a price comes from, until when it holds, and what the platform pays. */
export function OfferNote({ offer }: { offer: Told | null }) {
  const { t } = useLingui();
  if (offer === null) return null;
  const { title, until, byPlatform: amount } = offer;
  return (
    <p className="text-xs font-medium text-brand-strong tabular-nums">
      {until === undefined
        ? t({ message: `Offer: ${title}`, comment: 'The offer that a line of an order was bought under' })
        : t({ message: `${title}, until ${until}`, comment: 'Name of an offer and when it ends' })}
      {amount === null ? null : (
        <span className="block">
          {t({ message: `The platform pays ${amount} of this line`, comment: 'What the platform pays because of its offer' })}
        </span>
      )}
    </p>
  );
}

/** A better price that the line could have with fewer pieces. */
export function MissedOffer({ missed, className }: { missed: LineView['missed']; className?: string }) {
  const { t } = useLingui();
  if (missed === null) return null;
  const { title, price, left, yours, own } = missed;
  const words = {
    quota: t({
      message: `${title}: at ${price} only ${left} left. Your ${yours} cost ${own} each.`,
      comment: 'Name of an offer, its price of a piece, pieces that are left at it; then the pieces of the line and their price',
    }),
    perBuyer: t({
      message: `${title}: at ${price} you can have ${left}. Your ${yours} cost ${own} each.`,
      comment: 'Name of an offer, its price of a piece, pieces that this buyer may have; then the pieces of the line and their price',
    }),
    all: t({
      message: `${title}: you already have the most that one buyer can have at ${price}. Your ${yours} cost ${own} each.`,
      comment: 'Name of an offer and its price of a piece; then the pieces of the line and their price',
    }),
  };
  return <p className={`text-xs text-amber tabular-nums ${className ?? ''}`}>{words[missed.reason]}</p>;
}

/** The same on a line of the cart, with a button that lowers its quantity. */
export function MissedInCart({ line, full }: { line: LineView; full: string }) {
  const { t } = useLingui();
  const { missed } = line;
  if (missed === null) return null;
  const { fewer } = missed;
  const pieces = fewer?.pieces ?? '';
  return (
    <Notice tone="wait" className="col-span-full">
      <MissedOffer missed={missed} />
      {fewer === null ? null : (
        <Form noValidate method="post" preventScrollReset className="mt-1">
          <input type="hidden" name="line" value={lineKey(line)} />
          <input type="hidden" name="was" value={line.count} />
          <input type="hidden" name="cartonQuantity" value={line.cartonQuantity} />
          <input type="hidden" name="cartons" value={fewer.cartons} />
          {line.checked ? <input type="hidden" name="checked" value="on" /> : null}
          <Button type="submit" name="intent" value="update" variant="ghost" size="sm">
            {t({ message: `Change to ${pieces}`, comment: 'Button: lower the quantity of a line of the cart' })}{' '}
            <span className="sr-only">{full}</span>
          </Button>
        </Form>
      )}
    </Notice>
  );
}
