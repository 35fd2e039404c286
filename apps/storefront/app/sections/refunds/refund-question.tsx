import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { OfferAbout } from './offer-about.tsx';
import type { Refund } from './refund.server.ts';
import { useLang } from '../shell/router-anchor.tsx';

type QuestionProps = { refundSn: string } & (
  | { ask: 'withdraw' | 'stop'; offer?: undefined }
  | { ask: 'acceptOffer' | 'declineOffer'; offer: NonNullable<Refund['offer']> }
);

/** Asked before a refund, or the request to the platform, is withdrawn, and before an offer is accepted or declined. */
export function RefundQuestionDialog({ ask, refundSn, offer }: QuestionProps) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  const back = paths.refund(refundSn);
  const { amount: sum, held, due } = offer ?? { amount: '', held: 0, due: '' };
  const words = {
    acceptOffer: {
      title: t({ message: `Accept ${sum}?`, comment: 'Question: whether a sum that the supplier offers is accepted' }),
      text: t`${sum} goes back to you, and the refund is over. It cannot be taken back, and nothing more goes back for this application.`,
      yes: t({ message: `Yes, accept ${sum}`, comment: 'Button: accepts a sum that the supplier offers' }),
    },
    declineOffer: {
      title: t`Decline the offer of ${sum}?`,
      text:
        held > 0
          ? t`The refund stays refused. Until ${due} you can still change your application or ask Kyakhta to decide. ${plural(held, { one: '# piece is no longer on hold and will be delivered as ordered.', other: '# pieces are no longer on hold and will be delivered as ordered.' })}`
          : t`The refund stays refused. Until ${due} you can still change your application or ask Kyakhta to decide.`,
      yes: t({ message: 'Yes, decline it', comment: 'Button: declines what the supplier offers' }),
    },
    withdraw: {
      title: t`Withdraw this refund?`,
      text: t`The order goes on as if you had not asked. As long as its claim period lasts you can ask again.`,
      yes: t`Yes, withdraw it`,
    },
    stop: {
      title: t`Withdraw the request to Kyakhta?`,
      text: t`The supplier’s refusal stands again, and your days to change the application or to ask again begin.`,
      yes: t`Yes, withdraw the request`,
    },
  }[ask];
  return (
    <Dialog
      title={words.title}
      closeLabel={t`Close`}
      onClose={() => void navigate(withLanguage(back, lang), { replace: true, preventScrollReset: true })}
    >
      <p className="text-ink-2">{words.text}</p>
      {offer ? <OfferAbout about={offer.about} isOver={ask === 'declineOffer'} /> : null}
      <Form method="post" action={withLanguage(back, lang)} className="flex flex-wrap justify-end gap-2">
        <LinkButton href={back} variant="ghost">
          {offer ? t`Not yet` : t`Keep it`}
        </LinkButton>
        {offer ? <input type="hidden" name="offered" value={offer.sum} /> : null}
        {offer ? <input type="hidden" name="pieces" value={offer.count} /> : null}
        <Button type="submit" name="intent" value={ask} variant={ask === 'acceptOffer' ? 'primary' : 'danger'} busy={busy}>
          {words.yes}
        </Button>
      </Form>
    </Dialog>
  );
}
