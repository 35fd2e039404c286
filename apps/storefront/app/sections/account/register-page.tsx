import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { LoginKey } from './encrypt.ts';
import { Entrance } from './entrance.tsx';
import { FormNotice } from './form-notice.tsx';
import type { FormResult } from './form-result.ts';
import { RegisterForm } from './register-form.tsx';

type RegisterPageProps = { back: string | null; loginKey: LoginKey | null; demo: boolean; result: FormResult | undefined };

export function RegisterPage({ back, loginKey, demo, result }: RegisterPageProps) {
  const { t } = useLingui();
  return (
    <Entrance
      title={t({ message: 'Register', context: 'page', comment: 'The registration: its page, and links to it' })}
      lead={t`An account is free. It takes a mailbox that you can open now.`}
    >
      <FormNotice result={result} className="mt-4" />
      <RegisterForm loginKey={loginKey} demo={demo} result={result} />
      <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
        <Trans comment="Before the link to the login">You have an account?</Trans>
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
