import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Notice } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import type { SealingKey } from '@kyakhta/client/encrypt';
import { Entrance } from './entrance.tsx';
import { FormNotice } from './form-notice.tsx';
import type { FormResult } from './form-result.ts';
import { RegisterForm, type SocialHint } from './register-form.tsx';

type RegisterPageProps = {
  back: string | null;
  terms: string;
  loginKey: SealingKey | null;
  demo: boolean;
  social: SocialHint | null;
  result: FormResult | undefined;
};

export function RegisterPage({ back, terms, loginKey, demo, social, result }: RegisterPageProps) {
  const { t } = useLingui();
  const site = social?.site ?? '';
  return (
    <Entrance
      title={t({ message: 'Register', context: 'page', comment: 'The registration: its page, and links to it' })}
      lead={t`An account is free. You need an email address you can check right now.`}
    >
      {social ? (
        <Notice tone="info" className="mt-4" title={t`You’ve signed in with ${site}`}>
          {t`It isn’t linked to an account here yet. Register, and you can log in with it from now on.`}
        </Notice>
      ) : null}
      <FormNotice result={result} className="mt-4" />
      <RegisterForm terms={terms} loginKey={loginKey} demo={demo} social={social} result={result} />
      <p className="mt-5 flex flex-wrap items-center gap-x-2 border-t border-line pt-3">
        <Trans comment="Before the link to the login">Already have an account?</Trans>
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
