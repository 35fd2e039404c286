import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';

/** Asked before a refund, or the request to the platform, is withdrawn. */
export function RefundQuestionDialog({ ask, refundSn }: { ask: 'withdraw' | 'stop'; refundSn: string }) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  const back = paths.refund(refundSn);
  const words = {
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
      <Form method="post" action={withLanguage(back, lang)} className="flex flex-wrap justify-end gap-2">
        <LinkButton href={back} variant="ghost">
          {t`Keep it`}
        </LinkButton>
        <Button type="submit" name="intent" value={ask} variant="danger" busy={busy}>
          {words.yes}
        </Button>
      </Form>
    </Dialog>
  );
}
