import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Card, Notice, TextInput } from '@kyakhta/ui';
import type { ReactNode, SubmitEvent } from 'react';
import { useLoaderData } from 'react-router';
import { LanguageSelect } from './language.tsx';
import type { LoginData } from './login.ts';
import { Mark } from './mark.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useSend } from './send.ts';

type LoginPageProps = {
  title: string;
  lead: string;
  /** Who sets a new password where one is lost. */
  lost: ReactNode;
  /** For people who have no account. */
  more?: ReactNode;
};

/** Account and password, and below them the ways on for people who lost the password or have no account. */
export function LoginPage({ title, lead, lost, more }: LoginPageProps) {
  const { t } = useLingui();
  const { demo } = useLoaderData<LoginData>();
  const { send, busy, result } = useSend<'POST /shop/admin/login'>();
  const refusal = result && !result.ok ? result : undefined;
  const onSubmit = (submit: SubmitEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const form = new FormData(submit.currentTarget);
    send({ userName: String(form.get('userName') ?? ''), passWord: String(form.get('passWord') ?? '') });
  };
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-md gap-4">
        <title>{title}</title>
        <div className="flex items-center gap-3">
          <Mark className="size-10" />
          <span className="flex-1 text-xl font-bold tracking-tight" translate="no">
            {t`Kyakhta`}
          </span>
          <LanguageSelect className="w-40" />
        </div>
        <Card className="shadow-2 md:p-7!">
          <h1 className="text-2xl font-semibold">{title}</h1>
          <p className="mt-1 mb-5 text-ink-2">{lead}</p>
          <form noValidate onSubmit={onSubmit} className="grid gap-4">
            <RefusalNotice refusal={refusal} />
            <TextInput
              name="userName"
              label={t`Account name`}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              required
              error={refusal?.fields['userName']}
            />
            <TextInput
              name="passWord"
              type="password"
              label={t`Password`}
              autoComplete="current-password"
              dir="ltr"
              required
              error={refusal?.fields['passWord']}
            />
            <Button type="submit" wide busy={busy}>
              {t`Log in`}
            </Button>
          </form>
          <div className="mt-5 grid gap-3 border-t border-line pt-3">
            <p className="text-sm text-ink-2">{lost}</p>
            {more ? <p>{more}</p> : null}
          </div>
        </Card>
        {demo ? (
          <Notice tone="wait" title={t`Test mode: no real money moves`}>
            <Trans comment="Demo login: account, then password">
              Log in as <bdi className="font-semibold whitespace-nowrap select-all">{demo.userName}</bdi> with the password{' '}
              <bdi className="font-semibold whitespace-nowrap select-all">{demo.passWord}</bdi>
            </Trans>
          </Notice>
        ) : null}
      </div>
    </main>
  );
}
