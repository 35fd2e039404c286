import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';

/** Asked before everything that was looked at is forgotten. @param back the history without the question */
export function ClearQuestion({ back }: { back: string }) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Dialog
      title={t`Clear your whole history?`}
      closeLabel={t`Close`}
      onClose={() => void navigate(withLanguage(back, lang), { replace: true, preventScrollReset: true })}
    >
      <p className="text-ink-2">{t`We forget everything you viewed, and suggestions start from scratch. This can’t be undone.`}</p>
      <Form method="post" action={withLanguage(back, lang)} className="flex flex-wrap justify-end gap-2">
        <LinkButton href={back} variant="ghost">
          {t`Keep it`}
        </LinkButton>
        <Button type="submit" name="intent" value="all" variant="danger" busy={busy}>
          {t`Clear history`}
        </Button>
      </Form>
    </Dialog>
  );
}
