import { useLingui } from '@lingui/react/macro';
import { codeDigits } from '@kyakhta/contract/values';
import { Button, TextInput } from '@kyakhta/ui';
import { CodeField } from './code-field.tsx';
import { Consent } from './consent.tsx';
import { DefaultSubmit } from './default-submit.tsx';
import type { FormResult } from './form-result.ts';
import { useFormWay } from './form-way.ts';
import { usePressedTwice, useSending, useWrongFieldFocus } from './secret-form.ts';

/** A code goes to the mail address; it logs in without a password. */
export function CodeForm({ terms, result, demo }: { terms: string; result: FormResult | undefined; demo: boolean }) {
  const { t } = useLingui();
  const { Form, address } = useFormWay();
  const pressedTwice = usePressedTwice(result?.attempt);
  const sending = useSending();
  const ref = useWrongFieldFocus(result?.attempt);
  return (
    <Form
      method="post"
      noValidate
      {...address}
      ref={ref}
      onSubmit={(event) => {
        if (pressedTwice(new FormData(event.currentTarget, event.nativeEvent.submitter))) event.preventDefault();
      }}
      className="mt-5 grid gap-4"
    >
      <DefaultSubmit />
      <TextInput
        name="mail"
        type="email"
        label={t`Email`}
        autoComplete="email"
        required
        defaultValue={result?.values['mail'] ?? ''}
        error={result?.fields['mail']}
      />
      <CodeField name="code" result={result} error={result?.fields['code']} demo={demo}>
        {(mail) => t`If ${mail} belongs to an account, we’ve sent a ${codeDigits}-digit code. It’s valid for 10 minutes.`}
      </CodeField>
      <Consent terms={terms} error={result?.fields['consent']} checked={result?.values['consent'] !== undefined} />
      <Button type="submit" wide busy={sending === 'form'}>
        {t`Log in`}
      </Button>
    </Form>
  );
}
