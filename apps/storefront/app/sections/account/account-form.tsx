import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Notice, TextInput } from '@kyakhta/ui';
import { Consent } from './consent.tsx';
import type { SealingKey } from '@kyakhta/client/encrypt';
import type { FormResult } from './form-result.ts';
import { useFormWay } from './form-way.ts';
import { PasswordField } from './password-field.tsx';
import { useSecretForm } from './secret-form.ts';

type AccountFormProps = {
  terms: string;
  loginKey: SealingKey | null;
  demo: { userName: string; passWord: string } | null;
  result: FormResult | undefined;
};

/** Account and password. The password is encrypted before it leaves, where the browser can. */
export function AccountForm({ terms, loginKey, demo, result }: AccountFormProps) {
  const { t } = useLingui();
  const { Form, address } = useFormWay();
  const { ref, onSubmit, busy, errorOf } = useSecretForm({ loginKey, result, secrets: ['passWord'] });
  return (
    <Form method="post" noValidate {...address} ref={ref} onSubmit={onSubmit} className="mt-5 grid gap-4">
      <TextInput
        name="userName"
        label={t`Account name, email or mobile`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={result?.values['userName'] ?? ''}
        error={errorOf('userName')}
      />
      <PasswordField name="passWord" label={t`Password`} autoComplete="current-password" error={errorOf('passWord')} />
      <Consent terms={terms} error={errorOf('consent')} checked={result?.values['consent'] !== undefined} />
      <Button type="submit" wide busy={busy}>
        {t`Log in`}
      </Button>
      {demo ? (
        <Notice tone="info" title={t`Demo account`}>
          <Trans comment="Demo login: account, then password">
            <bdi dir="ltr" className="whitespace-nowrap select-all">
              {demo.userName}
            </bdi>
            , password{' '}
            <bdi dir="ltr" className="whitespace-nowrap select-all">
              {demo.passWord}
            </bdi>
          </Trans>
        </Notice>
      ) : null}
    </Form>
  );
}
