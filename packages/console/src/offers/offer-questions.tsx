import { useLingui } from '@lingui/react/macro';
import { useToast } from '@kyakhta/ui';
import { QuestionDialog } from '../question-dialog.tsx';
import { useSend } from '../send.ts';
import { useDone } from '../use-done.ts';
import { offerSend, type Offer } from './types.ts';

type QuestionProps = { offer: Offer; onClose: () => void };

/** Asks before an offer is ended: it cannot begin again. */
export function OfferEnd({ offer, onClose }: QuestionProps) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/offer/end'>(offerSend.end);
  useDone(result, () => {
    say({ tone: 'good', text: t`The offer has ended` });
    onClose();
  });
  const { title } = offer;
  return (
    <QuestionDialog
      title={t`End the offer “${title}”?`}
      warning={t`Its products have their old prices again at once, and this cannot be undone. Orders that are placed already keep the price of the offer.`}
      yes={t({ message: 'End the offer', comment: 'Button: ends a price offer for good' })}
      danger
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ offerId: offer.offerId })}
      onClose={onClose}
    />
  );
}

/** Asks before an offer is paused; or goes on. */
export function OfferPause({ offer, onClose }: QuestionProps) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/offer/pause'>(offerSend.pause);
  const { title, paused } = offer;
  useDone(result, () => {
    say({ tone: 'good', text: paused ? t`The offer goes on` : t`The offer is paused` });
    onClose();
  });
  return (
    <QuestionDialog
      title={paused ? t`Continue the offer “${title}”?` : t`Pause the offer “${title}”?`}
      warning={
        paused
          ? t`Within its period, its products have the prices of the offer again at once.`
          : t`Its products have their old prices until you continue it; its end stays the same. Orders that are placed already keep the price of the offer.`
      }
      yes={
        paused
          ? t({ message: 'Continue the offer', comment: 'Button: a paused price offer goes on' })
          : t({ message: 'Pause the offer', comment: 'Button: pauses a price offer' })
      }
      busy={busy}
      refusal={result && !result.ok ? result : undefined}
      onYes={() => send({ offerId: offer.offerId, paused: !paused })}
      onClose={onClose}
    />
  );
}
