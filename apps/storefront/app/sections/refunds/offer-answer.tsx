import { Trans, useLingui } from '@lingui/react/macro';
import { Card, LinkButton, Money } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { OfferAbout } from './offer-about.tsx';
import type { Refund } from './refund.server.ts';

/** What the supplier offers instead of what is asked for. Either answer is asked once more, with what follows from it. */
export function OfferAnswer({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const { offer, refundSn } = refund;
  if (offer === null) return null;
  const sum = <Money className="font-semibold">{offer.amount}</Money>;
  return (
    <Card as="section" aria-labelledby="offer-title" className="grid gap-3">
      <h2 id="offer-title" className="text-lg font-semibold">{t`The supplier offers something else`}</h2>
      <p>
        <Trans>{sum} goes back to you, and you send nothing back.</Trans>
      </p>
      <OfferAbout about={offer.about} />
      <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-2">
        {offer.words}
      </p>
      <p className="text-sm text-ink-2">{t`Accepted, it ends the refund and cannot be taken back. Declined, you can still change your application or ask Kyakhta to decide.`}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.refund(refundSn, { ask: 'accept' })}>{t`Accept the offer`}</LinkButton>
        <LinkButton href={paths.refund(refundSn, { ask: 'decline' })} variant="ghost">
          {t`Decline the offer`}
        </LinkButton>
      </div>
    </Card>
  );
}
