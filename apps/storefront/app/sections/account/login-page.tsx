import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';
import type { LoginKey } from './encrypt.ts';
import { Entrance } from './entrance.tsx';
import { FormNotice } from './form-notice.tsx';
import type { FormResult } from './form-result.ts';

type LoginPageProps = {
  mode: 'account' | 'code';
  back: string | null;
  loginKey: LoginKey | null;
  demo: { userName: string; passWord: string } | null;
  result: FormResult | undefined;
};

const link = 'inline-flex min-h-8 items-center font-semibold text-brand hover:underline';

export function LoginPage({ mode, back, loginKey, demo, result }: LoginPageProps) {
  const { t } = useLingui();
  const from = back ? { back } : {};
  return (
    <Entrance title={t`Log in`}>
      <Tabs
        label={t`Ways to log in`}
        tabs={[
          { href: paths.login(from), label: t`Password`, current: mode === 'account' },
          { href: paths.login({ ...from, mode: 'code' }), label: t`Code by e-mail`, current: mode === 'code' },
        ]}
      />
      <FormNotice result={result} className="mt-4" />
      {mode === 'account' ? (
        <AccountForm loginKey={loginKey} demo={demo} result={result} />
      ) : (
        <CodeForm result={result} demo={demo !== null} />
      )}
      <p className="mt-5 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3">
        <span className="flex flex-wrap items-center gap-x-2">
          <Trans comment="Before the link to the registration">No account yet?</Trans>
          <Anchor href={paths.register(from)} className={link}>
            {t({ message: 'Register', context: 'page', comment: 'The registration: its page, and links to it' })}
          </Anchor>
        </span>
        <Anchor href={paths.forgotPassword(from)} className={link}>
          {t`Forgot the password?`}
        </Anchor>
      </p>
    </Entrance>
  );
}
