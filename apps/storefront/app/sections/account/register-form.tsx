import { useLingui } from '@lingui/react/macro';
import { codeDigits, nickNameCharsMax, passwordChars } from '@kyakhta/contract/values';
import { Button, TextInput } from '@kyakhta/ui';
import { Form } from 'react-router';
import { CodeField } from './code-field.tsx';
import { Consent } from './consent.tsx';
import { DefaultSubmit } from './default-submit.tsx';
import type { SealingKey } from '@kyakhta/client/encrypt';
import type { FormResult } from './form-result.ts';
import { usePasswordCheck } from './password-check.ts';
import { PasswordField } from './password-field.tsx';
import { useSecretForm } from './secret-form.ts';

/** What another site says of who signed in there; `site` is its name. */
export type SocialHint = { site: string; mail: string; userName: string };

type RegisterFormProps = {
  terms: string;
  loginKey: SealingKey | null;
  demo: boolean;
  social: SocialHint | null;
  result: FormResult | undefined;
};

/** Proving the mailbox comes first: the code may take its time while the rest is filled in. */
export function RegisterForm({ terms, loginKey, demo, social, result }: RegisterFormProps) {
  const { t } = useLingui();
  const check = usePasswordCheck(passwordChars.registered);
  const { ref, onSubmit, busy, errorOf } = useSecretForm({ loginKey, result, secrets: ['password'], check });
  const known: Readonly<Record<string, string>> = social
    ? { mail: social.mail, nickName: Array.from(social.userName).slice(0, nickNameCharsMax).join('') }
    : {};
  const typed = (name: string) => result?.values[name] ?? known[name] ?? '';
  return (
    <Form method="post" noValidate ref={ref} onSubmit={onSubmit} className="mt-5 grid gap-4">
      <DefaultSubmit />
      <TextInput
        name="mail"
        type="email"
        label={t`Email`}
        autoComplete="email"
        required
        defaultValue={typed('mail')}
        error={errorOf('mail')}
      />
      <Consent terms={terms} error={errorOf('consent')} checked={result?.values['consent'] !== undefined} />
      <CodeField result={result} error={errorOf('validCode')} demo={demo}>
        {(to) => t`We’ve sent a ${codeDigits}-digit code to ${to}. It’s valid for 10 minutes.`}
      </CodeField>
      <TextInput
        name="userName"
        label={t`Account name`}
        hint={t`4 to 16 Latin letters, digits or underscores; you can log in with it.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={typed('userName')}
        error={errorOf('userName')}
      />
      <TextInput
        name="nickName"
        label={t`Nickname`}
        hint={t`At most 15 characters; this is what we call you.`}
        autoComplete="nickname"
        required
        defaultValue={typed('nickName')}
        error={errorOf('nickName')}
      />
      <PasswordField
        name="password"
        label={t`Password`}
        autoComplete="new-password"
        rule={passwordChars.registered}
        error={errorOf('password')}
      />
      <PasswordField name="confirm" label={t`Repeat password`} autoComplete="new-password" error={errorOf('confirm')} />
      <Button type="submit" wide busy={busy}>
        {t`Register`}
      </Button>
    </Form>
  );
}
