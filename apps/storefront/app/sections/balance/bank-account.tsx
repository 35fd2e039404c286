import { useLingui } from '@lingui/react/macro';
import { Button, Dialog, LinkButton, Select, TextInput } from '@kyakhta/ui';
import { Form, useNavigate, useNavigation } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import type { FormResult } from '../account/form-result.ts';
import { LangField, useLang } from '../shell/router-anchor.tsx';
import type { Payout } from './payout.server.ts';

type Account = Payout['accounts'][number];

/** A bank account as its owner types it. */
export function AccountFields({ countries, result }: { countries: Payout['countries']; result: FormResult | undefined }) {
  const { t } = useLingui();
  const of = (name: string) => ({ name, defaultValue: result?.values[name] ?? '', error: result?.fields[name], autoComplete: 'off' });
  return (
    <>
      <TextInput {...of('holder')} label={t`Account holder`} hint={t`As it appears at your bank.`} maxLength={120} dir="auto" />
      <TextInput {...of('bank')} label={t({ message: 'Bank', comment: 'Field: name of a bank' })} maxLength={120} dir="auto" />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput {...of('account')} label={t`Account number or IBAN`} maxLength={40} spellCheck={false} dir="ltr" />
        <TextInput {...of('swift')} label={t`SWIFT code`} maxLength={11} spellCheck={false} dir="ltr" />
      </div>
      <Select {...of('country')} label={t`Country of the bank`} defaultValue={result?.values['country'] ?? 'RU'}>
        {countries.map(({ country, name }) => (
          <option key={country} value={country}>
            {name}
          </option>
        ))}
      </Select>
    </>
  );
}

/** Leads to the question whether an account is to be forgotten. */
export function ForgetAccount({ account: { id, account } }: { account: Account }) {
  const { t } = useLingui();
  return (
    <Form replace preventScrollReset>
      <LangField />
      <Button type="submit" name="ask" value={id} variant="bare" size="sm">
        {t`Remove`} <span className="sr-only">{account}</span>
      </Button>
    </Form>
  );
}

/** Asked before an account is forgotten. */
export function ForgetAccountQuestion({ account }: { account: Account }) {
  const { t } = useLingui();
  const lang = useLang();
  const navigate = useNavigate();
  const busy = useNavigation().formMethod === 'POST';
  const back = withLanguage(paths.payout(), lang);
  return (
    <Dialog
      title={t`Remove this bank account?`}
      closeLabel={t`Close`}
      onClose={() => void navigate(back, { replace: true, preventScrollReset: true })}
    >
      <p className="rounded-2 bg-sunk p-3">
        <bdi dir="ltr" className="block font-semibold">
          {account.account}
        </bdi>
        <bdi className="text-sm wrap-anywhere text-ink-2">
          {account.holder}, {account.bank}
        </bdi>
      </p>
      <p className="text-ink-2">{t`Payouts you have already requested still go to it.`}</p>
      <Form replace method="post" action={back} className="flex flex-wrap justify-end gap-2">
        <LinkButton href={paths.payout()} variant="ghost">
          {t`Keep it`}
        </LinkButton>
        <Button type="submit" name="forget" value={account.id} variant="danger" busy={busy}>
          {t`Remove account`}
        </Button>
      </Form>
    </Dialog>
  );
}
