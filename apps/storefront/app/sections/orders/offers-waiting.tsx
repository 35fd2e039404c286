import { useLingui } from '@lingui/react/macro';
import { LinkButton, Notice } from '@kyakhta/ui';
import { OfferAbout } from '../refunds/offer-about.tsx';
import type { Order } from './order-detail.server.ts';

/** What the supplier offers on refunds of the order, while it waits for the buyer's answer: how much, and until when she can answer. */
export function OffersWaiting({ offers }: Pick<Order, 'offers'>) {
  const { t } = useLingui();
  return offers.map(({ refundSn, href, amount, due, about }) => (
    <Notice
      key={refundSn}
      tone="wait"
      className="mb-4"
      action={
        <LinkButton size="sm" href={href}>
          {t`See the offer`} <span className="sr-only">{refundSn}</span>
        </LinkButton>
      }
    >
      <p>
        {due === null
          ? t`The supplier offers ${amount} on your refund and waits for your answer.`
          : t`The supplier offers ${amount} on your refund. You can answer until ${due}.`}
      </p>
      {about === null ? null : <OfferAbout about={about} className="mt-1 text-sm" />}
    </Notice>
  ));
}
