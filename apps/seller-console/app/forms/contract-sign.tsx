import { RefusalNotice, useDone, useSend, type Refusal } from '@kyakhta/console';
import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits, signerNameChars } from '@kyakhta/contract/values';
import { Button, Checkbox, Notice, TextInput, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { contractSend } from '../pages/orders/contract-href.ts';

type SignProps = { orderNumber: string; isReady: boolean; codeGoesTo: string; signatory: string | null };
/** A name other than the one in the contract is reported at the field where it was typed. */
const withField = (refusal: Refusal): Refusal =>
  refusal.failure === 'signerDiffers' ? { ...refusal, fields: { signerName: refusal.msg } } : refusal;

/** Name, code and consent: what makes the store's signature. */
export function ContractSign({ orderNumber, isReady, codeGoesTo, signatory }: SignProps) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const [name, setName] = useState('');
  const [typed, setTyped] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [checked, setChecked] = useState(false);
  const code = useSend<'POST /shop/admin/agreement/sendCode'>(contractSend.code);
  const { send, busy, result } = useSend<'POST /shop/admin/agreement/sign'>();
  useDone(code.result, () => say({ tone: 'good', text: t`The code is on its way` }));
  // The page says that it is signed.
  useDone(result, () => void revalidate());
  const validCode = typed.replaceAll(/\s/g, '');
  const problems = {
    signerName: name.trim().length < signerNameChars.min ? t`Enter your full name.` : null,
    validCode: new RegExp(`^\\d{${codeDigits}}$`).test(validCode) ? null : t`Enter the code from the email.`,
    agreed: agreed ? null : t`Confirm that you’ve read the contract and sign it.`,
  };
  const refusal = [result, code.result].find((one) => one && !one.ok);
  const refused = refusal && !refusal.ok ? withField(refusal) : undefined;
  const errorOf = (field: keyof typeof problems) => (checked ? problems[field] : null) ?? refused?.fields[field];
  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(submit) => {
        submit.preventDefault();
        setChecked(true);
        if (Object.values(problems).some((problem) => problem !== null)) return;
        send({ orderNumber, signerName: name.trim(), validCode, agreed: true });
      }}
    >
      {isReady ? null : (
        <Notice tone="wait">{t`The PDF is being prepared. This page continues automatically as soon as you can sign.`}</Notice>
      )}
      <RefusalNotice refusal={refused} />
      <TextInput
        label={t`Your full name`}
        hint={
          signatory === null || errorOf('signerName')
            ? undefined
            : t`The contract is signed by ${signatory}. Enter this name; the words may be in any order, given names may be initials.`
        }
        error={errorOf('signerName')}
        required
        autoComplete="name"
        maxLength={signerNameChars.max}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className="grid gap-2">
        <p className="text-sm text-ink-2">
          <Trans>
            The code that signs goes to <bdi dir="ltr">{codeGoesTo}</bdi>.
          </Trans>
        </p>
        <Button variant="ghost" busy={code.busy} disabled={!isReady} onClick={() => code.send({ orderNumber })}>
          {t`Get a code`}
        </Button>
      </div>
      <TextInput
        label={t`Code`}
        error={errorOf('validCode')}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Checkbox checked={agreed} error={errorOf('agreed')} onChange={(event) => setAgreed(event.currentTarget.checked)}>
        {t`I have read this contract and sign it; this electronic signature binds the store like one by hand.`}
      </Checkbox>
      <Button type="submit" busy={busy} disabled={!isReady}>
        {t({ message: 'Sign', comment: 'Button: signs a contract' })}
      </Button>
    </form>
  );
}
