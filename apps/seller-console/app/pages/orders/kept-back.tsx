import { useFormat, type Order } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { LinkButton, Notice } from '@kyakhta/ui';
import { refundHref } from '../refunds/refunds-resource.ts';

/** What does not leave because its money is asked back, by which refund, and whether anything leaves at all. */
export function KeptBack({ order }: { order: Order }) {
  const { t } = useLingui();
  const { number, comma } = useFormat();
  if (order.moneyTakenBack)
    return (
      <Notice tone="wait" title={t`This order cannot be shipped now`}>
        {t`A payment of this order was charged back by the bank or the payment service. Kyakhta is looking into it, and the order is on hold until that is settled.`}
      </Notice>
    );
  const held = order.toLeave.filter(({ refundSn }) => refundSn !== null);
  const refunds = [...new Set(held.flatMap(({ refundSn }) => refundSn ?? []))];
  if (refunds.length === 0) return null;
  const offered = new Set(held.flatMap(({ refundSn, isOffered }) => (isOffered && refundSn !== null ? [refundSn] : [])));
  const isWhole = !order.canShip;
  return (
    <Notice
      tone="wait"
      title={isWhole ? t`The buyer requests a refund: nothing can be shipped` : t`The buyer requests a refund for some of the goods`}
      action={
        <>
          {refunds.map((refundSn) => (
            <LinkButton key={refundSn} size="sm" variant={isWhole ? 'primary' : 'ghost'} href={refundHref(refundSn)}>
              {offered.has(refundSn) ? t`See the refund` : refunds.length === 1 ? t`Answer the refund` : t`Answer refund ${refundSn}`}
            </LinkButton>
          ))}
        </>
      }
    >
      {refunds.every((refundSn) => offered.has(refundSn)) && isWhole ? (
        <p>{t`You have made an offer: the goods stay with you until the buyer answers, or the time to answer is over. Meanwhile the order is not late; after that the day to ship it applies again.`}</p>
      ) : isWhole ? (
        <p>{t`These goods wait until the refund is settled. If it is withdrawn or refused, they can be shipped.`}</p>
      ) : (
        <>
          <p>
            {refunds.every((refundSn) => offered.has(refundSn))
              ? t`These goods stay until the buyer answers your offer, or the time to answer is over. The other goods below can be shipped.`
              : t`These goods stay until the refund is answered. The other goods below can be shipped.`}
          </p>
          <ul className="mt-1 list-disc ps-5">
            {held.map(({ orderItemId, ...line }) => {
              const [asked, all] = [number(line.held), number(line.count)];
              const item = order.orderItemDtos.find((one) => one.orderItemId === orderItemId);
              return (
                <li key={orderItemId}>
                  <bdi>{[item?.prodName, item?.skuName].filter(Boolean).join(' ')}</bdi>
                  {line.held < line.count ? (
                    <>
                      {comma}
                      {t({
                        message: `${asked} of ${all}`,
                        comment: 'Pieces of a line that are asked back, of those that are not shipped yet',
                      })}
                    </>
                  ) : null}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </Notice>
  );
}
