import { RefusalNotice, useDone, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, PasswordInput, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { contractSend } from '../pages/orders/contract-href.ts';

/** Where codes and notices of this account go. Anyone who holds the address can sign, so the password is asked for. */
export function StoreMail({ isSet = false }: { isSet?: boolean }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [mail, setMail] = useState('');
  const [password, setPassword] = useState('');
  const { send, busy, result } = useSend<'PUT /shop/admin/mail'>(contractSend.mail);
  useDone(result, () => {
    say({ tone: 'good', text: t`Email address saved` });
    void revalidate();
  });
  const refusal = result && !result.ok ? result : undefined;
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        send({ mail: mail.trim(), password });
      }}
    >
      <p className="text-ink-2">
        {isSet
          ? t`Codes for signing contracts are sent there. To change the address, enter the password.`
          : t`A contract is signed with a code sent by email. Set the email address of this account first.`}
      </p>
      <RefusalNotice refusal={refusal} />
      <TextInput
        label={t`Email`}
        type="email"
        required
        dir="ltr"
        autoComplete="email"
        error={refusal?.fields['mail']}
        value={mail}
        onChange={(event) => setMail(event.currentTarget.value)}
      />
      <PasswordInput
        label={t`Password of this account`}
        words={{ show: t`Show the password`, hide: t`Hide the password` }}
        required
        autoComplete="current-password"
        error={refusal?.fields['password']}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy}>{t`Set the address`}</Button>
    </form>
  );
}
