import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits } from '@kyakhta/contract/values';
import { Anchor, Button, Card, Checkbox, LinkButton, Money, Notice } from '@kyakhta/ui';
import { Form } from 'react-router';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { CodeField } from '../account/code-field.tsx';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { useSending, useWrongFieldFocus } from '../account/secret-form.ts';
import type { Leaving } from './leaving.server.ts';

type LeavingPageProps = { leaving: Leaving; result: (FormResult & { inUse?: boolean }) | undefined };

export function LeavingPage({ leaving, result }: LeavingPageProps) {
  const { t } = useLingui();
  const { mail, balance } = leaving;
  const sending = useSending();
  const ref = useWrongFieldFocus(result?.attempt);
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold md:text-2xl">{t`Delete my account`}</h1>
      <Card className="grid max-w-2xl gap-4 md:p-6!">
        <Consequences />
        <FormNotice result={result} title={result?.inUse ? t`Not yet` : undefined}>
          {result?.inUse ? <WhatIsLeft /> : null}
        </FormNotice>
        {balance && !result?.msg ? (
          <Notice tone="wait" title={t`Not yet`}>
            <Trans>
              You still have <Money>{balance}</Money> in your balance. Spend it or have it paid out first; you can’t delete an account with
              money in it.
            </Trans>
          </Notice>
        ) : null}
        <Form method="post" noValidate ref={ref} className="grid gap-4 border-t border-line pt-4">
          <DefaultSubmit />
          <p className="text-ink-2">
            <Trans>
              We’ll send a code to <bdi dir="ltr">{mail}</bdi>, so that nobody else can do this.
            </Trans>
          </p>
          <CodeField result={result} error={result?.fields['validCode']} demo={leaving.demo}>
            {(to) => t`We’ve sent a ${codeDigits}-digit code to ${to}. It’s valid for 10 minutes.`}
          </CodeField>
          <Checkbox
            name="understood"
            required
            error={result?.fields['understood']}
            defaultChecked={result?.values['understood'] !== undefined}
          >
            {t`I understand what is deleted and that it can’t be restored.`}
          </Checkbox>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={sending === 'form'}>
              {t`Delete my account permanently`}
            </Button>
            <LinkButton href={paths.account()} variant="ghost">
              {t`Keep my account`}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </>
  );
}

function Consequences() {
  const { t } = useLingui();
  const lines = [
    t`Your profile, address book, email and mobile number are deleted at once, and every device is logged out.`,
    t`Past orders, payments and accounting records stay, as the law requires, under a number instead of your account; an order keeps the recipient and address it was sent to. You can no longer see them.`,
    t`The account can’t be restored; you can register again with the same email address.`,
  ];
  return (
    <section aria-labelledby="consequences-title">
      <h2 id="consequences-title" className="mb-2 text-lg font-semibold">{t`What this does`}</h2>
      <ul className="grid list-disc gap-1.5 ps-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3">
        <Trans>
          First download a copy:{' '}
          <Anchor href={farPaths.exportData()} download className="font-semibold text-brand underline">
            download my data
          </Anchor>
          .
        </Trans>
      </p>
    </section>
  );
}

function WhatIsLeft() {
  const { t } = useLingui();
  return (
    <p className="mt-1">
      <Trans>
        Receive, complete or cancel{' '}
        <Anchor href={paths.orders()} className="font-semibold underline">
          your open orders
        </Anchor>{' '}
        and spend your balance or have it paid out; then come back. Your code is valid for ten minutes.
      </Trans>{' '}
      {t`Nothing was deleted.`}
    </p>
  );
}
