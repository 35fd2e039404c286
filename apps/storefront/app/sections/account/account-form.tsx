import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice, TextInput } from '@kyakhta/ui';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { canEncrypt, encrypt, type LoginKey } from './encrypt.ts';
import { Consent } from './consent.tsx';
import type { LoginResult } from './login-action.server.ts';

type AccountFormProps = { loginKey: LoginKey | null; demo: { userName: string; passWord: string } | null; result: LoginResult | undefined };

/** Account and password. The password is encrypted before it leaves, where the browser can. */
export function AccountForm({ loginKey, demo, result }: AccountFormProps) {
  const { t } = useLingui();
  const submit = useSubmit();
  const sending = useNavigation().state !== 'idle';
  const [sealing, setSealing] = useState(false);
  const loadedAt = useRef(0);
  useEffect(() => {
    loadedAt.current = performance.now();
  }, [loginKey]);

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    if (!loginKey || !canEncrypt()) return;
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    setSealing(true);
    const at = Math.round(loginKey.now + performance.now() - loadedAt.current);
    form.set('passWord', await encrypt(loginKey, at, String(form.get('passWord') ?? '')));
    form.set('keyId', loginKey.keyId);
    setSealing(false);
    await submit(form, { method: 'post' });
  };

  return (
    <Form method="post" onSubmit={(event) => void onSubmit(event)} className="mt-5 grid gap-4">
      <TextInput
        name="userName"
        label={t`Account name, e-mail or mobile`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={result?.fields['userName']}
      />
      <TextInput
        name="passWord"
        type="password"
        label={t`Password`}
        autoComplete="current-password"
        required
        error={result?.fields['passWord']}
      />
      <Consent error={result?.fields['consent']} />
      <Button type="submit" wide busy={sending || sealing}>
        {t`Log in`}
      </Button>
      {demo ? (
        <Notice tone="info" title={t`Demo account`}>
          <Trans comment="Demo login: account, then password">
            <bdi dir="ltr" className="select-all">
              {demo.userName}
            </bdi>
            , password{' '}
            <bdi dir="ltr" className="select-all">
              {demo.passWord}
            </bdi>
          </Trans>
        </Notice>
      ) : null}
    </Form>
  );
}
