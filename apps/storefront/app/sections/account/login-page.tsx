import { useLingui } from '@lingui/react/macro';
import { Card, Notice, ShieldCheck, Tabs } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { AccountForm } from './account-form.tsx';
import { CodeForm } from './code-form.tsx';
import type { LoginKey } from './encrypt.ts';
import type { LoginResult } from './login-action.server.ts';

type LoginPageProps = {
  mode: 'account' | 'code';
  back: string | null;
  loginKey: LoginKey | null;
  demo: { userName: string; passWord: string } | null;
  result: LoginResult | undefined;
};

export function LoginPage({ mode, back, loginKey, demo, result }: LoginPageProps) {
  const { t } = useLingui();
  const from = back ? { back } : {};
  return (
    <div className="wrap grid max-w-5xl! items-center gap-10 pt-8 md:pt-14 lg:grid-cols-2">
      <Card className="w-full max-w-md justify-self-center shadow-2 md:p-7!">
        <h1 className="mb-3 text-2xl font-semibold">{t`Log in`}</h1>
        <Tabs
          label={t`Ways to log in`}
          tabs={[
            { href: paths.login(from), label: t`Password`, current: mode === 'account' },
            { href: paths.login({ ...from, mode: 'code' }), label: t`Code by e-mail`, current: mode === 'code' },
          ]}
        />
        {result?.msg ? (
          <Notice key={result.attempt} tone="error" live className="mt-4">
            {result.msg}
          </Notice>
        ) : null}
        {mode === 'account' ? <AccountForm loginKey={loginKey} demo={demo} result={result} /> : <CodeForm result={result} />}
      </Card>
      <Benefits />
    </div>
  );
}

function Benefits() {
  const { t } = useLingui();
  const lines = [
    t`Your money stays in escrow until you confirm the goods.`,
    t`Every order shows money, goods and customs on one line of time.`,
    t`Freight to your city is known before you order.`,
  ];
  return (
    <section aria-label={t`What an account gives`} className="hidden gap-4 lg:grid">
      {lines.map((line) => (
        <p key={line} className="flex items-start gap-3 text-lg">
          <ShieldCheck aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
          {line}
        </p>
      ))}
    </section>
  );
}
