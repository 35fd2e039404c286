import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits, refusalChars, signerNameChars } from '@kyakhta/contract/values';
import { Anchor, Button, Card, Checkbox, Notice, TextArea, TextInput } from '@kyakhta/ui';
import { Form } from 'react-router';
import { paths } from '../../paths.ts';
import { CodeField } from '../account/code-field.tsx';
import { DefaultSubmit } from '../account/default-submit.tsx';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { useSending, useWrongFieldFocus } from '../account/secret-form.ts';
import type { Contract } from './contract.server.ts';

type FormProps = { contract: Contract; result: FormResult | undefined };

/** Name, code and consent: what makes a signature. */
export function SignForm({ contract, result }: FormProps) {
  const { t } = useLingui();
  const { codeGoesTo, signatory } = contract;
  const sending = useSending('signerName');
  const ref = useWrongFieldFocus(result?.attempt);
  return (
    <Card as="section" id="sign" aria-labelledby="sign-title" className="grid gap-4">
      <h2 id="sign-title" className="text-lg font-semibold">{t`Sign the contract`}</h2>
      {contract.isReady ? null : (
        <Notice tone="wait" live>
          <p>{t`The PDF is being prepared. Read the contract in the meantime: this page updates by itself as soon as you can sign.`}</p>
          <noscript>
            <Anchor href={paths.contract(contract.orderNumber)} className="font-semibold underline">{t`Look again`}</Anchor>
          </noscript>
        </Notice>
      )}
      <FormNotice result={result} />
      <Form method="post" noValidate ref={ref} className="grid gap-4">
        <DefaultSubmit />
        <TextInput
          name="signerName"
          label={t`Your full name`}
          hint={
            signatory === null || result?.fields['signerName']
              ? undefined
              : t`The contract is signed by ${signatory}. Enter this name; the words can be in any order, and first names can be initials.`
          }
          autoComplete="name"
          required
          maxLength={signerNameChars.max}
          defaultValue={result?.values['signerName'] ?? ''}
          error={result?.fields['signerName']}
        />
        <p className="text-sm text-ink-2">
          <Trans>
            We’ll send the signing code to <bdi dir="ltr">{codeGoesTo}</bdi>.
          </Trans>
        </p>
        <CodeField of="signerName" result={result} error={result?.fields['validCode']} demo={contract.demo} ready={contract.isReady}>
          {(to) => t`We’ve sent a ${codeDigits}-digit code to ${to}. It’s valid for 10 minutes.`}
        </CodeField>
        <Checkbox name="agreed" required error={result?.fields['agreed']} defaultChecked={result?.values['agreed'] !== undefined}>
          {t`I’ve read this contract and sign it; this electronic signature is as binding as a handwritten one.`}
        </Checkbox>
        <Button type="submit" wide busy={sending === 'form'} disabled={!contract.isReady}>
          {t`Sign`}
        </Button>
      </Form>
    </Card>
  );
}

/** Refusing closes the order, so it is asked with a reason and set apart. */
export function RefuseForm({ result }: { result: FormResult | undefined }) {
  const { t } = useLingui();
  const sending = useSending('reason');
  return (
    <details open={result !== undefined} className="rounded-3 border border-line px-4 py-3">
      <summary className="min-h-6 cursor-pointer font-medium">{t`Refuse the contract`}</summary>
      <Form method="post" noValidate className="mt-3 grid gap-3">
        <FormNotice result={result} />
        <p className="text-sm text-ink-2">{t`The order is then closed and the goods are no longer reserved. Nothing is charged. This can’t be undone.`}</p>
        <TextArea
          name="reason"
          label={t`Why do you refuse?`}
          required
          rows={3}
          maxLength={refusalChars.max}
          defaultValue={result?.values['reason'] ?? ''}
          error={result?.fields['reason']}
        />
        <Button type="submit" name="intent" value="refuse" variant="danger" busy={sending === 'form'}>
          {t`Refuse and close the order`}
        </Button>
      </Form>
    </details>
  );
}
