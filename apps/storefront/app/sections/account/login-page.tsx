import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@kyakhta/ui';
import { paths, type SocialSite, type SocialTrouble } from '../../paths.ts';
import { Entrance } from './entrance.tsx';
import type { FormResult } from './form-result.ts';
import { LoginForms, LoginLinks, type LoginMeans, type LoginMode } from './login-forms.tsx';
import { OtherWays } from './other-ways.tsx';
import { SocialTroubleNotice } from './social-trouble.tsx';

type LoginPageProps = LoginMeans & {
  mode: LoginMode;
  back: string | null;
  sites: readonly SocialSite[];
  trouble: SocialTrouble | null;
  result: FormResult | undefined;
};

export function LoginPage({ mode, back, sites, trouble, result, ...means }: LoginPageProps) {
  const { t } = useLingui();
  const from = back ? { back } : {};
  return (
    <Entrance title={t`Log in`}>
      {result ? null : <SocialTroubleNotice trouble={trouble} />}
      <Tabs
        label={t`Ways to log in`}
        tabs={[
          { href: paths.login(from), label: t`Password`, current: mode === 'account' },
          { href: paths.login({ ...from, mode: 'code' }), label: t`Code by e-mail`, current: mode === 'code' },
        ]}
      />
      <LoginForms {...means} mode={mode} result={result} />
      <OtherWays open={sites} back={back} />
      <LoginLinks from={from} />
    </Entrance>
  );
}
