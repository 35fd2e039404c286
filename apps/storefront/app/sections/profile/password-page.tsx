import { useLingui } from '@lingui/react/macro';
import { passwordChars } from '@kyakhta/contract/values';
import { Button, Card, LinkButton, Notice, PasswordOwner } from '@kyakhta/ui';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { paths, withLanguage } from '../../paths.ts';
import type { SealingKey } from '@kyakhta/client/encrypt';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { LeaveSoon } from '../account/leave-soon.tsx';
import { usePasswordCheck } from '../account/password-check.ts';
import { PasswordField } from '../account/password-field.tsx';
import { useSecretForm } from '../account/secret-form.ts';
import { useLang } from '../shell/router-anchor.tsx';

type PasswordPageProps = { userName: string; isSetPassword: boolean; loginKey: SealingKey | null; result: FormResult | undefined };

export function PasswordPage({ userName, isSetPassword, loginKey, result }: PasswordPageProps) {
  const { t } = useLingui();
  const checkNew = usePasswordCheck(passwordChars.changed);
  const check = (form: FormData) => ({
    ...(form.get('oldPassword') === '' && { oldPassword: t`Enter your current password.` }),
    ...checkNew(form),
  });
  const secrets = isSetPassword ? ['oldPassword', 'password'] : ['password'];
  const { ref, onSubmit, busy, errorOf } = useSecretForm({ loginKey, result, secrets, check });
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold md:text-2xl">{isSetPassword ? t`Change password` : t`Set a password`}</h1>
      <Card className="max-w-xl md:p-6!">
        {isSetPassword ? null : <p className="mb-4 text-ink-2">{t`Your account has no password yet: you log in by code.`}</p>}
        <FormNotice result={result} className="mb-4" />
        <Form method="post" noValidate ref={ref} onSubmit={onSubmit} className="grid gap-4">
          <PasswordOwner userName={userName} />
          {isSetPassword ? (
            <PasswordField name="oldPassword" label={t`Current password`} autoComplete="current-password" error={errorOf('oldPassword')} />
          ) : null}
          <PasswordField
            name="password"
            label={t`New password`}
            autoComplete="new-password"
            rule={passwordChars.changed}
            error={errorOf('password')}
          />
          <PasswordField name="confirm" label={t`Repeat new password`} autoComplete="new-password" error={errorOf('confirm')} />
          <Notice tone="info">{t`All devices are logged out at once. On this one, log in again with the new password.`}</Notice>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <Button type="submit" busy={busy}>
              {t`Save new password`}
            </Button>
            {isSetPassword ? (
              <LinkButton href={paths.forgotPassword()} variant="bare" className="px-2!">
                {t`Forgot your password?`}
              </LinkButton>
            ) : null}
          </div>
        </Form>
      </Card>
    </>
  );
}

/** The session that changed it goes on until the way to the login ends it; who wants to stays. */
export function PasswordChanged() {
  const { t } = useLingui();
  const lang = useLang();
  const logout = useRef<HTMLFormElement>(null);
  const [stays, setStays] = useState(false);
  return (
    <LeaveSoon
      title={t`Your password has been changed`}
      leave={stays ? null : () => logout.current?.requestSubmit()}
      action={
        <>
          <Form method="post" action={withLanguage(paths.logout(), lang)} reloadDocument ref={logout}>
            <input type="hidden" name="to" value="login" />
            <Button type="submit">{t`Log in now`}</Button>
          </Form>
          {/* The page it leads to may take its time: nobody is logged out meanwhile. */}
          <LinkButton href={paths.account()} variant="ghost" onClick={() => setStays(true)}>
            {t`Stay logged in here`}
          </LinkButton>
        </>
      }
    >
      <p>{t`Every other device has been logged out; this one is still logged in. To try the new password, log in with it now.`}</p>
    </LeaveSoon>
  );
}
