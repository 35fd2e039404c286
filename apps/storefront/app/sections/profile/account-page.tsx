import { useLingui } from '@lingui/react/macro';
import { Anchor, Card, Download, LinkButton, Notice } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import type { Account } from './account.server.ts';
import { AvatarForm } from './avatar-form.tsx';
import { ProfileForm } from './profile-form.tsx';

export function AccountPage({ account, result }: { account: Account; result: FormResult | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold md:text-2xl">{t`Account information`}</h1>
      <FormNotice result={result} className="mb-4" />
      {account.saved && !result ? (
        <Notice tone="good" live className="mb-4">
          {t`Your changes are saved.`}
        </Notice>
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Card as="section" aria-labelledby="profile-title">
          <h2 id="profile-title" className="mb-4 text-lg font-semibold">{t`About you`}</h2>
          <AvatarForm picture={account.pic} error={result?.fields['avatar']} />
          <ProfileForm account={account} result={result} />
        </Card>
        <div className="grid gap-4">
          <SignIn account={account} />
          <YourData />
        </div>
      </div>
    </>
  );
}

const act = 'inline-flex min-h-8 items-center font-semibold text-brand hover:underline';

/** By what she logs in. */
function SignIn({ account }: { account: Account }) {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="signin-title">
      <h2 id="signin-title" className="mb-2 text-lg font-semibold">{t`Logging in`}</h2>
      <dl className="divide-y divide-line">
        <Fact term={t`Account name`}>
          <bdi dir="ltr">{account.userName}</bdi>
        </Fact>
        <Fact
          term={t`Email`}
          action={
            <Anchor href={farPaths.binding()} className={act} aria-label={t`Change email address`}>
              {t({ message: 'Change', comment: 'Link beside a mail address, a mobile number, a password' })}
            </Anchor>
          }
        >
          <bdi dir="ltr">{account.mail}</bdi>
        </Fact>
        <Fact
          term={t`Mobile`}
          action={
            <Anchor
              href={farPaths.binding()}
              className={act}
              aria-label={account.mobile ? t`Change mobile number` : t`Add a mobile number`}
            >
              {account.mobile
                ? t({ message: 'Change', comment: 'Link beside a mail address, a mobile number, a password' })
                : t({ message: 'Bind', comment: 'Link beside a mobile number that is not bound yet' })}
            </Anchor>
          }
        >
          {account.mobile ? <bdi dir="ltr">{account.mobile}</bdi> : t({ message: 'not bound', comment: 'No mobile number is known' })}
        </Fact>
        <Fact
          term={t`Password`}
          action={
            <Anchor href={paths.password()} className={act} aria-label={account.isSetPassword ? t`Change password` : t`Set a password`}>
              {account.isSetPassword
                ? t({ message: 'Change', comment: 'Link beside a mail address, a mobile number, a password' })
                : t({ message: 'Set', comment: 'Link beside a password that does not exist yet' })}
            </Anchor>
          }
        >
          {account.isSetPassword
            ? t({ message: 'set', comment: 'A password exists' })
            : t({ message: 'not set', comment: 'No password exists' })}
        </Fact>
      </dl>
    </Card>
  );
}

function Fact({ term, action, children }: { term: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 py-1.5">
      <dt className="w-full text-sm text-ink-2">{term}</dt>
      <dd className="min-w-0 flex-1 wrap-anywhere">{children}</dd>
      {action ? <dd>{action}</dd> : null}
    </div>
  );
}

function YourData() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-labelledby="data-title">
      <h2 id="data-title" className="mb-2 text-lg font-semibold">{t`Your data`}</h2>
      <p className="text-sm text-ink-2">{t`Everything we store about you, in one machine-readable file (JSON).`}</p>
      <LinkButton href={farPaths.exportData()} download variant="ghost" size="sm" className="mt-3">
        <Download aria-hidden className="size-4" />
        {t`Download my data`}
      </LinkButton>
      <p className="mt-4 border-t border-line pt-3 text-sm text-ink-2">{t`You can delete your account at any time when you have no open orders.`}</p>
      <Anchor href={farPaths.deleteAccount()} className="inline-flex min-h-8 items-center font-semibold text-seal hover:underline">
        {t`Delete my account`}
      </Anchor>
    </Card>
  );
}
