import { useLingui } from '@lingui/react/macro';
import { Anchor, Cell, HeadCell, LinkButton, Money, Row, Table } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { Order } from './order-detail.server.ts';
import { OfferNote, PriceBefore } from '../cart/line-offer.tsx';
import { StoredPicture } from '../catalog/stored-picture.tsx';

/** The goods as a table; below its width the figures stand under the name. */
export function OrderItems({ items, orderNumber, packed }: { items: Order['items']; orderNumber: string; packed: boolean }) {
  const { t } = useLingui();
  return (
    <Table label={t`Items in this order`}>
      <thead>
        <Row>
          <HeadCell>{t`Goods`}</HeadCell>
          <HeadCell numeric className="max-md:hidden">{t`Price`}</HeadCell>
          <HeadCell numeric className="max-md:hidden">{t`Quantity`}</HeadCell>
          {packed ? <HeadCell numeric className="max-md:hidden">{t`Cartons`}</HeadCell> : null}
          <HeadCell numeric>{t`Sum`}</HeadCell>
          <HeadCell className="max-md:hidden">
            <span className="sr-only">{t`Actions`}</span>
          </HeadCell>
        </Row>
      </thead>
      <tbody>
        {items.map((item) => {
          const { pieces, price, refunded, onItsWay, shipped, held, meantCartons: meant, priceReduced: reduced } = item;
          const { cartons: all } = item;
          const cartons =
            meant === null ? all : t({ message: `${meant} of ${all}`, comment: 'Cartons that are sent, of those that were ordered' });
          return (
            <Row key={item.orderItemId}>
              <Cell>
                <div className="flex items-center gap-3">
                  <StoredPicture path={item.picture} alt="" sizes="52px" className="size-13 shrink-0 rounded-2" />
                  <div className="min-w-0">
                    <Anchor href={paths.product(item.prodId)} className="font-medium hover:text-brand hover:underline">
                      {item.name}
                    </Anchor>
                    {item.variant ? (
                      <p className="text-ink-2">
                        <bdi>{item.variant}</bdi>
                      </p>
                    ) : null}
                    <OfferNote offer={item.offer} />
                    <p className="text-ink-2 tabular-nums md:hidden">
                      {packed
                        ? t({ message: `${pieces} × ${price}, cartons: ${cartons}`, comment: 'Order line on a narrow screen' })
                        : t({ message: `${pieces} × ${price}`, comment: 'Order line on a narrow screen' })}
                      <PriceBefore before={item.offer?.before} isAfter />
                    </p>
                    {item.review ? (
                      <Anchor
                        href={paths.review(item.orderItemId)}
                        className="me-3 flex min-h-6 w-fit items-center text-sm font-semibold text-brand hover:underline"
                      >
                        {item.review === 'open' ? t`Write a review` : t`Your review`}
                      </Anchor>
                    ) : null}
                    {item.canRefund ? (
                      <Anchor
                        href={paths.applyRefund({ orderNumber, orderItemId: item.orderItemId })}
                        className="me-3 inline-flex min-h-6 items-center text-sm font-semibold text-brand hover:underline"
                      >
                        {t`Refund this line`} <span className="sr-only">{item.name}</span>
                      </Anchor>
                    ) : null}
                    {refunded ? <p className="text-xs text-ink-2 tabular-nums">{t`Money refunded for ${refunded}`}</p> : null}
                    {onItsWay ? <p className="text-xs text-ink-2 tabular-nums">{t`Money on its way back for ${onItsWay}`}</p> : null}
                    {reduced ? <p className="text-xs text-ink-2 tabular-nums">{t`Price reduced by ${reduced} after a refund`}</p> : null}
                    {held ? <HeldPieces held={held} /> : null}
                    {shipped ? <p className="text-xs text-sky tabular-nums">{t`Shipped so far: ${shipped}`}</p> : null}
                  </div>
                </div>
              </Cell>
              <Cell numeric className="max-md:hidden">
                <PriceBefore before={item.offer?.before} />
                <Money>{price}</Money>
              </Cell>
              <Cell numeric className="max-md:hidden">
                {pieces}
              </Cell>
              {packed ? (
                <Cell numeric className="max-md:hidden">
                  {cartons}
                </Cell>
              ) : null}
              <Cell numeric className="font-semibold">
                <Money>{item.sum}</Money>
              </Cell>
              <Cell className="text-end max-md:hidden">
                <LinkButton href={paths.product(item.prodId)} variant="ghost" size="sm">
                  {t`Buy again`}
                </LinkButton>
              </Cell>
            </Row>
          );
        })}
      </tbody>
    </Table>
  );
}

function HeldPieces({ held: { pieces, isRestShipped } }: { held: NonNullable<Order['items'][number]['held']> }) {
  const { t } = useLingui();
  return (
    <p className="text-xs text-amber tabular-nums">
      {isRestShipped
        ? t`On hold because of your refund (the rest will be shipped): ${pieces}`
        : t`On hold because of your refund: ${pieces}`}
    </p>
  );
}
