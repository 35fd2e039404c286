import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits, passwordChars } from '@kyakhta/contract/values';
import { Anchor, Button, LinkButton, PasswordOwner, TextInput } from '@kyakhta/ui';
import { useLayoutEffect, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import { useLang } from '../shell/router-anchor.tsx';
import { CodeField } from './code-field.tsx';
import { DefaultSubmit } from './default-submit.tsx';
import type { SealingKey } from '@kyakhta/client/encrypt';
import { Entrance } from './entrance.tsx';
import { FormNotice } from './form-notice.tsx';
import type { FormResult } from './form-result.ts';
import { LeaveSoon } from './leave-soon.tsx';
import { usePasswordCheck } from './password-check.ts';
import { PasswordField } from './password-field.tsx';
import { useSecretForm, useSending, useWrongFieldFocus } from './secret-form.ts';

type ForgotPageProps = { back: string | null; loginKey: SealingKey | null; demo: boolean; result: FormResult | undefined };

export function ForgotPage({ back, loginKey, demo, result }: ForgotPageProps) {
  const { t } = useLingui();
  const flag = result?.values['checkRegisterSmsFlag'];
  return (
    <Entrance
      title={flag ? t`Choose a new password` : t`Forgot your password?`}
      lead={
        flag
          ? t`The code is correct. A new password logs out every device.`
          : t`We’ll email a code to your account’s address; with it you can choose a new password.`
      }
    >
      <FormNotice result={result} className="mt-4" />
      {flag ? <NewPasswordForm loginKey={loginKey} flag={flag} result={result} /> : <ProveForm demo={demo} result={result} />}
      <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
        <Trans comment="Before the link to the login">Remember it?</Trans>
        <Anchor
          href={paths.login(back ? { back } : {})}
          className="inline-flex min-h-8 items-center font-semibold text-brand hover:underline"
        >
          {t`Log in`}
        </Anchor>
      </p>
    </Entrance>
  );
}

function ProveForm({ demo, result }: { demo: boolean; result: FormResult | undefined }) {
  const { t } = useLingui();
  const sending = useSending();
  const ref = useWrongFieldFocus(result?.attempt);
  return (
    <Form method="post" noValidate ref={ref} className="mt-5 grid gap-4">
      <DefaultSubmit />
      <TextInput
        name="mail"
        type="email"
        label={t`Email`}
        autoComplete="email"
        required
        defaultValue={result?.values['mail'] ?? ''}
        error={result?.fields['mail']}
      />
      <CodeField result={result} error={result?.fields['validCode']} demo={demo}>
        {(mail) => t`If ${mail} belongs to an account, we’ve sent a ${codeDigits}-digit code. It’s valid for 10 minutes.`}
      </CodeField>
      <Button type="submit" wide busy={sending === 'form'}>
        {t`Continue`}
      </Button>
    </Form>
  );
}

function NewPasswordForm({ loginKey, flag, result }: { loginKey: SealingKey | null; flag: string; result: FormResult | undefined }) {
  const { t } = useLingui();
  const mail = result?.values['mail'] ?? '';
  const check = usePasswordCheck(passwordChars.changed);
  const { ref, onSubmit, busy, errorOf } = useSecretForm({ loginKey, result, secrets: ['password'], check });
  useLayoutEffect(() => ref.current?.querySelector<HTMLElement>('[name=password]')?.focus(), [ref]);
  return (
    <Form method="post" noValidate ref={ref} onSubmit={onSubmit} className="mt-5 grid gap-4">
      <input type="hidden" name="checkRegisterSmsFlag" value={flag} />
      <input type="hidden" name="mail" value={mail} />
      <PasswordOwner userName={mail} />
      <PasswordField
        name="password"
        label={t`New password`}
        autoComplete="new-password"
        rule={passwordChars.changed}
        error={errorOf('password')}
      />
      <PasswordField name="confirm" label={t`Repeat new password`} autoComplete="new-password" error={errorOf('confirm')} />
      <Button type="submit" wide busy={busy}>
        {t`Save new password`}
      </Button>
    </Form>
  );
}

/** The way on to the login, after three seconds or at once. */
export function ForgotDone({ back }: { back: string | null }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const lang = useLang();
  const [stays, setStays] = useState(false);
  const login = paths.login(back ? { back } : {});
  return (
    <div className="wrap">
      <LeaveSoon
        title={t`Your password has been changed`}
        leave={stays ? null : () => void navigate(withLanguage(login, lang))}
        action={
          <>
            <LinkButton href={login}>{t`Log in now`}</LinkButton>
            {stays ? null : (
              <Button variant="ghost" onClick={() => setStays(true)} className="noscript:hidden">
                {t`Stay on this page`}
              </Button>
            )}
          </>
        }
      >
        <p>{t`Every device has been logged out. Log in with the new password.`}</p>
      </LeaveSoon>
    </div>
  );
}
