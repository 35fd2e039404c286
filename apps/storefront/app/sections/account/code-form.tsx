import { useLingui } from '@lingui/react/macro';
import { codeDigits, codeResendSeconds } from '@kyakhta/contract/values';
import { Button, Notice, TextInput } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Consent } from './consent.tsx';
import type { LoginResult } from './login-action.server.ts';

/** A code goes to the mail address; it logs in without a password. */
export function CodeForm({ result }: { result: LoginResult | undefined }) {
  const { t } = useLingui();
  const busy = useNavigation().state !== 'idle';
  const wait = useResendWait(result?.sent ? result.attempt : null);
  const mail = result?.sent;
  return (
    <Form method="post" className="mt-5 grid gap-4">
      {/* Enter presses the first button of a form: this one logs in. */}
      <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />
      <TextInput
        name="mail"
        type="email"
        label={t`E-mail`}
        autoComplete="email"
        required
        defaultValue={mail ?? ''}
        error={result?.fields['mail']}
      />
      <div className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextInput
          name="code"
          label={t`Code`}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={codeDigits}
          pattern={`[0-9]{${codeDigits}}`}
          error={result?.fields['code']}
        />
        <Button
          type="submit"
          name="intent"
          value="send"
          formNoValidate
          variant="ghost"
          disabled={wait > 0}
          className="mt-[1.594rem] min-w-32 tabular-nums"
        >
          {wait > 0 ? t({ message: `${wait} s`, comment: 'Seconds until a new code can be asked for' }) : t`Get a code`}
        </Button>
      </div>
      {mail ? (
        <Notice key={result.attempt} tone="good" live>
          {t`If ${mail} belongs to an account, a code of ${codeDigits} digits is on its way. It works for 10 minutes.`}
        </Notice>
      ) : null}
      <Consent error={result?.fields['consent']} />
      <Button type="submit" wide busy={busy}>
        {t`Log in`}
      </Button>
    </Form>
  );
}

/** Seconds until another code can be asked for; starts anew with each code sent. */
function useResendWait(attempt: string | null): number {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    if (!attempt) return;
    const end = performance.now() + codeResendSeconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 500);
    return () => clearInterval(timer);
  }, [attempt]);
  return left;
}
