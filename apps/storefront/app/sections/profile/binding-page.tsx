import { useLingui } from '@lingui/react/macro';
import { codeDigits } from '@kyakhta/contract/values';
import { Button, Card, Mail, Notice, Smartphone, TextInput } from '@kyakhta/ui';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { Form } from 'react-router';
import { CodeField } from '../account/code-field.tsx';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { useSending, useWrongFieldFocus } from '../account/secret-form.ts';
import { SocialTroubleNotice } from '../account/social-trouble.tsx';
import type { Binding } from './binding.server.ts';
import { SocialAccounts } from './social-accounts.tsx';

export function BindingPage({ binding, result }: { binding: Binding; result: FormResult | undefined }) {
  const { t } = useLingui();
  const resultOf = (field: string) => (result && field in result.values ? result : undefined);
  const done = {
    mail: t`Your email address has been changed. We’ve notified the old address.`,
    mobile: t`Your mobile number has been changed. We’ve sent you an email about it.`,
    unbound: t`Account unlinked. You can no longer log in with it.`,
  };
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold md:text-2xl">{t`Email and mobile`}</h1>
      {binding.done && !result ? (
        <Notice tone="good" live className="mb-4">
          {done[binding.done]}
        </Notice>
      ) : null}
      {result ? null : <SocialTroubleNotice trouble={binding.trouble} />}
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <BindForm
          key={`mail ${binding.mail}`}
          Icon={Mail}
          title={t`Email address`}
          now={<bdi dir="ltr">{binding.mail}</bdi>}
          note={t`We send codes, receipts and order updates there. We’ll notify the old address of the change.`}
          result={resultOf('mail')}
          demo={binding.demo}
          field="mail"
        >
          {(shared) => <TextInput {...shared} name="mail" type="email" label={t`New email address`} autoComplete="email" dir="ltr" />}
        </BindForm>
        <BindForm
          key={`mobile ${binding.mobile}`}
          Icon={Smartphone}
          title={t`Mobile number`}
          now={binding.mobile ? <bdi dir="ltr">{binding.mobile}</bdi> : t({ message: 'not bound', comment: 'No mobile number is known' })}
          note={t`You can log in with it instead of your account name. We’ll notify you of the change by email.`}
          result={resultOf('mobile')}
          demo={binding.demo}
          field="mobile"
        >
          {(shared) => (
            <TextInput
              {...shared}
              name="mobile"
              type="tel"
              label={t`New mobile number`}
              hint={t`With its country code, such as +7 916 123-45-67.`}
              autoComplete="tel"
              dir="ltr"
            />
          )}
        </BindForm>
      </div>
      {binding.social.length > 0 ? <SocialAccounts accounts={binding.social} result={resultOf('socialType')} /> : null}
    </>
  );
}

type BindFormProps = {
  Icon: ComponentType<SVGProps<SVGSVGElement>>;
  title: string;
  now: ReactNode;
  note: string;
  field: 'mail' | 'mobile';
  result: FormResult | undefined;
  demo: boolean;
  children: (shared: { required: true; defaultValue: string; error: string | undefined }) => ReactNode;
};

function BindForm({ Icon, title, now, note, field, result, demo, children }: BindFormProps) {
  const { t } = useLingui();
  const sending = useSending(field);
  const ref = useWrongFieldFocus(result?.attempt);
  return (
    <Card as="section" aria-labelledby={`${field}-title`}>
      <h2 id={`${field}-title`} className="flex items-center gap-2 text-lg font-semibold">
        <Icon aria-hidden className="size-5 text-brand" />
        {title}
      </h2>
      <p className="mt-1">
        <span className="text-ink-2">{t({ message: 'Now:', comment: 'Before the mail address or number that is bound' })}</span> {now}
      </p>
      <p className="mt-1 text-sm text-ink-2">{note}</p>
      <FormNotice result={result} className="mt-4" />
      <Form method="post" noValidate ref={ref} className="mt-4 grid gap-4">
        <DefaultSubmit />
        {children({ required: true, defaultValue: result?.values[field] ?? '', error: result?.fields[field] })}
        <CodeField of={field} result={result} error={result?.fields['validCode']} demo={demo}>
          {(to) => t`We’ve sent a ${codeDigits}-digit code to ${to}. It’s valid for 10 minutes.`}
        </CodeField>
        <div>
          <Button type="submit" busy={sending === 'form'}>
            {t({ message: 'Bind', comment: 'Button that makes a mail address or mobile number the one of the account' })}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
