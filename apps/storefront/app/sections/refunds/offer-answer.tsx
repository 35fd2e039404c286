import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, LinkButton, Money } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import { OfferAbout } from './offer-about.tsx';
import type { Refund } from './refund.server.ts';

/** What the supplier offers instead of what is asked for. Accepting is asked once more, with the sum, as it cannot be taken back. */
export function OfferAnswer({ refund }: { refund: Refund }) {
  const { t } = useLingui();
  const lang = useLang();
  const busy = useNavigation().formMethod === 'POST';
  const { offer, refundSn } = refund;
  if (offer === null) return null;
  const sum = <Money className="font-semibold">{offer.amount}</Money>;
  return (
    <Card as="section" aria-labelledby="offer-title" className="grid gap-3">
      <h2 id="offer-title" className="text-lg font-semibold">{t`The supplier offers something else`}</h2>
      <p>
        <Trans>{sum} goes back to you at once, and you send nothing back.</Trans>
      </p>
      <OfferAbout about={offer.about} />
      <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink-2">
        {offer.words}
      </p>
      <p className="text-sm text-ink-2">{t`Accepted, it ends the refund and cannot be taken back. Declined, you can still change your application or ask Kyakhta to decide.`}</p>
      <Form method="post" action={withLanguage(paths.refund(refundSn), lang)} className="flex flex-wrap gap-2">
        <input type="hidden" name="offered" value={offer.sum} />
        <input type="hidden" name="pieces" value={offer.count} />
        <LinkButton href={paths.refund(refundSn, { ask: 'accept' })}>{t`Accept the offer`}</LinkButton>
        <Button type="submit" name="intent" value="declineOffer" variant="ghost" busy={busy}>
          {t`Decline the offer`}
        </Button>
      </Form>
    </Card>
  );
}
