import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits } from '@kyakhta/contract/values';
import { Anchor, Button, Card, Checkbox, LinkButton, Money, Notice } from '@kyakhta/ui';
import { Form } from 'react-router';
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
              There is still <Money>{balance}</Money> on your balance. Spend it on an order first; the account cannot be deleted with money
              in it.
            </Trans>
          </Notice>
        ) : null}
        <Form method="post" noValidate ref={ref} className="grid gap-4 border-t border-line pt-4">
          <DefaultSubmit />
          <p className="text-ink-2">
            <Trans>
              A code goes to <bdi dir="ltr">{mail}</bdi>, so that nobody else can do this.
            </Trans>
          </p>
          <CodeField result={result} error={result?.fields['validCode']} demo={leaving.demo}>
            {(to) => t`We have written to ${to}. Enter the code of ${codeDigits} digits from the message; it works for 10 minutes.`}
          </CodeField>
          <Checkbox
            name="understood"
            required
            error={result?.fields['understood']}
            defaultChecked={result?.values['understood'] !== undefined}
          >
            {t`I know what is deleted and that it cannot be brought back.`}
          </Checkbox>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="danger" busy={sending === 'form'}>
              {t`Delete the account for good`}
            </Button>
            <LinkButton href={paths.account()} variant="ghost">
              {t`Keep the account`}
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
    t`Your profile, address book, e-mail and mobile are deleted at once, and every device is logged out.`,
    t`Past orders, payments and the books stay as the law asks, under a number in place of your account; an order keeps the receiver and address it was sent to. You cannot see them any more.`,
    t`Nobody can bring the account back; your e-mail address can be registered again.`,
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
          Take a copy first:{' '}
          <Anchor href={paths.exportData()} download className="font-semibold text-brand underline">
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
        Receive, close or cancel{' '}
        <Anchor href={paths.orders()} className="font-semibold underline">
          your open orders
        </Anchor>{' '}
        and spend the balance; then come back. Your code stays good for ten minutes.
      </Trans>{' '}
      {t`Nothing was deleted.`}
    </p>
  );
}
