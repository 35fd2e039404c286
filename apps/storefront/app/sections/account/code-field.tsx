import { Trans, useLingui } from '@lingui/react/macro';
import { codeDigits, codeResendSeconds } from '@kyakhta/contract/values';
import { Anchor, Button, cx, Field, inputClass, Notice } from '@kyakhta/ui';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { farPaths } from '../../far-paths.ts';
import type { FormResult } from './form-result.ts';
import { sendIntent, useSending } from './secret-form.ts';

type CodeFieldProps = {
  name?: string;
  /** A field of this form alone, where a page has several that send codes. */
  of?: string;
  result: FormResult | undefined;
  error: string | undefined;
  /** A demo shows where its mail is. */
  demo: boolean;
  /** Whether a code can be asked for now. */
  ready?: boolean;
  /** Told when a code was sent: to whom, how long it is good. */
  children: (to: string) => ReactNode;
};

/** A code and the button that sends it; the seconds until another one can be asked for stand on the button. */
export function CodeField({ name = 'validCode', of, result, error, demo, ready = true, children }: CodeFieldProps) {
  const { t } = useLingui();
  const asking = useSending(of) === 'code';
  const wait = useResendWait(result?.sent ? result.attempt : null);
  const sent = result?.sent ?? null;
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (sent) row.current?.querySelector('input')?.focus();
  }, [sent, result?.attempt]);
  return (
    <div className="grid gap-3">
      <Field label={t`Code`} error={error}>
        {(wiring) => (
          <div ref={row} className="flex gap-3">
            <input
              {...wiring}
              name={name}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={codeDigits + 2}
              defaultValue={result?.values[name] ?? ''}
              className={cx(inputClass, 'min-w-0 flex-1 tabular-nums')}
            />
            <Button
              type="submit"
              name="intent"
              value={sendIntent}
              formNoValidate
              variant="ghost"
              busy={asking}
              disabled={!ready}
              aria-disabled={wait > 0}
              className="min-w-32 tabular-nums"
            >
              {wait > 0 ? t({ message: `${wait} s`, comment: 'Seconds until a new code can be asked for' }) : t`Get a code`}
            </Button>
          </div>
        )}
      </Field>
      {sent ? (
        <Notice key={result?.attempt} tone="good" live>
          <p>{children(sent)}</p>
          {demo ? (
            <p>
              <Trans comment="In a demo, where mail does not leave the machine">
                Test mode: the message is in the{' '}
                <Anchor href={farPaths.devMailbox()} target="_blank" className="font-semibold underline">
                  test mailbox
                </Anchor>
                .
              </Trans>
            </p>
          ) : null}
        </Notice>
      ) : null}
    </div>
  );
}

/** Seconds until another code can be asked for; starts anew with each code sent, and goes on whatever else the form hears. */
function useResendWait(attempt: string | null): number {
  const [left, setLeft] = useState(0);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  useEffect(() => {
    if (!attempt) return;
    clearInterval(timer.current);
    const end = performance.now() + codeResendSeconds * 1000;
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(seconds);
      if (seconds === 0) clearInterval(timer.current);
    };
    tick();
    timer.current = setInterval(tick, 500);
  }, [attempt]);
  useEffect(() => () => clearInterval(timer.current), []);
  return left;
}
