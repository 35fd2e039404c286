import { useLingui } from '@lingui/react/macro';
import { Button, Code, Dialog, LinkButton } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { withLanguage } from '../../paths.ts';
import { LangField, useLang } from '../shell/router-anchor.tsx';

/** Saved details, as a list of them shows them. */
type Title = { id: number; name: string; taxNumber: string; isDefault: boolean };

/**
 * Asks whether saved details are to be forgotten. The page replaces itself, so that what is typed on it stays.
 * @param kept what else the address of the page says
 */
export function ForgetTitle({ title: { id, name }, kept = {} }: { title: Title; kept?: Readonly<Record<string, string>> }) {
  const { t } = useLingui();
  return (
    <Form replace preventScrollReset>
      <LangField />
      {Object.entries(kept).map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <Button type="submit" name="ask" value={id} variant="bare" size="sm">
        {t`Remove`} <span className="sr-only">{name}</span>
      </Button>
    </Form>
  );
}

/** Asked before saved details are forgotten. `back` is the page without the question. */
export function ForgetQuestion({ title, back }: { title: Title; back: string }) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  const close = () => void navigate(withLanguage(back, lang), { replace: true, preventScrollReset: true });
  return (
    <Dialog title={t`Remove these details?`} closeLabel={t`Close`} onClose={close}>
      <p className="rounded-2 bg-sunk p-3">
        <bdi className="block font-semibold wrap-anywhere">{title.name}</bdi>
        {title.taxNumber ? <Code className="text-sm text-ink-2">{title.taxNumber}</Code> : null}
      </p>
      <p className="text-ink-2">
        {t`Existing invoices and contracts don’t change.`}{' '}
        {title.isDefault && title.taxNumber !== ''
          ? t`Contracts for future orders name no company until you choose another default.`
          : null}
      </p>
      <Form replace method="post" action={withLanguage(back, lang)} className="flex flex-wrap justify-end gap-2">
        <LinkButton
          href={back}
          variant="ghost"
          onClick={(press) => {
            press.preventDefault();
            close();
          }}
        >
          {t`Keep them`}
        </LinkButton>
        <Button type="submit" name="forget" value={title.id} variant="danger" busy={busy}>
          {t`Remove details`}
        </Button>
      </Form>
    </Dialog>
  );
}
