import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';
import type { SealingKey } from '@kyakhta/client/encrypt';
import { FormNotice } from './form-notice.tsx';
import type { FormResult } from './form-result.ts';

export type LoginMode = 'account' | 'code';
/** What the login forms hear from the server. */
export type LoginMeans = { terms: string; loginKey: SealingKey | null; demo: { userName: string; passWord: string } | null };

/** The form of one way to log in, with what is wrong with it. */
export function LoginForms({ mode, terms, loginKey, demo, result }: LoginMeans & { mode: LoginMode; result: FormResult | undefined }) {
  return (
    <>
      <FormNotice result={result} className="mt-4" />
      {mode === 'account' ? (
        <AccountForm terms={terms} loginKey={loginKey} demo={demo} result={result} />
      ) : (
        <CodeForm terms={terms} result={result} demo={demo !== null} />
      )}
    </>
  );
}

/** What a guest reads who asks for what is for those who are logged in. */
export function PleaseLogIn() {
  const { t } = useLingui();
  return t`Please log in first.`;
}

const link = 'inline-flex min-h-8 items-center font-semibold text-brand hover:underline';

/** For people who have no account, or no password any more. */
export function LoginLinks({ from }: { from: { back?: string } }) {
  const { t } = useLingui();
  return (
    <p className="mt-5 flex flex-wrap items-center justify-between gap-x-6 border-t border-line pt-3">
      <span className="flex flex-wrap items-center gap-x-2">
        <Trans comment="Before the link to the registration">Don’t have an account?</Trans>
        <Anchor href={paths.register(from)} className={link}>
          {t({ message: 'Register', context: 'page', comment: 'The registration: its page, and links to it' })}
        </Anchor>
      </span>
      <Anchor href={paths.forgotPassword(from)} className={link}>
        {t`Forgot your password?`}
      </Anchor>
    </p>
  );
}
