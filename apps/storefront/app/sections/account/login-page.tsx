import { useLingui } from '@lingui/react/macro';
import { Notice, Tabs } from '@kyakhta/ui';
import { paths, type SocialSite, type SocialTrouble } from '../../paths.ts';
import { Entrance } from './entrance.tsx';
import type { FormResult } from './form-result.ts';
import { LoginForms, LoginLinks, PleaseLogIn, type LoginMeans, type LoginMode } from './login-forms.tsx';
import { OtherWays } from './other-ways.tsx';
import { SocialTroubleNotice } from './social-trouble.tsx';

type LoginPageProps = LoginMeans & {
  mode: LoginMode;
  back: string | null;
  /** She asked for what is for those who are logged in. */
  first: boolean;
  sites: readonly SocialSite[];
  trouble: SocialTrouble | null;
  result: FormResult | undefined;
};

export function LoginPage({ mode, back, first, sites, trouble, result, ...means }: LoginPageProps) {
  const { t } = useLingui();
  const from = back ? { back } : {};
  const way = { ...from, ...(first && { first: 1 as const }) };
  return (
    <Entrance title={t`Log in`}>
      {result || trouble ? null : first ? (
        <Notice tone="info" className="mb-4">
          <PleaseLogIn />
        </Notice>
      ) : null}
      {result ? null : <SocialTroubleNotice trouble={trouble} />}
      <Tabs
        label={t`Ways to log in`}
        tabs={[
          { href: paths.login(way), label: t`Password`, current: mode === 'account' },
          { href: paths.login({ ...way, mode: 'code' }), label: t`Code by email`, current: mode === 'code' },
        ]}
      />
      <LoginForms {...means} mode={mode} result={result} />
      <OtherWays open={sites} back={back} />
      <LoginLinks from={from} />
    </Entrance>
  );
}
