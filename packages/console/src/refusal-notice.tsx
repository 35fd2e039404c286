import { useLingui } from '@lingui/react/macro';
import { Button, LinkButton, Notice } from '@kyakhta/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useHref } from 'react-router';
import type { Refusal } from './ask.ts';
import { noAnswer } from './client.ts';
import { focusFirstFault } from './fault-focus.ts';

/** Says a refusal in words a person can act on. */
export function useRefusalWords(): (refusal: Refusal) => string {
  const { t } = useLingui();
  return (refusal) => {
    if (refusal.failure === 'notLoggedIn')
      return t`Your session has ended. Log in in a new tab, then return here and send again: your input is still here.`;
    if (refusal.failure === noAnswer) return t`The server did not respond. Check the connection and send again: nothing is done twice.`;
    if (refusal.msg === '') return t`Something went wrong on the server; nothing was lost. Try again.`;
    return refusal.msg;
  };
}

/** What a form heard, in words: it stays until dismissed or until the form is sent again. */
export function RefusalNotice({ refusal }: { refusal: Refusal | undefined }) {
  const { t } = useLingui();
  const wordsOf = useRefusalWords();
  const login = useHref('/login');
  const [dismissed, setDismissed] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const toldAt = refusal?.at ?? 0;
  const hasFields = refusal !== undefined && Object.keys(refusal.fields).length > 0;
  const [isMarked, setMarked] = useState(false);
  useLayoutEffect(() => {
    // What a field says of itself is not said a second time above it.
    const form = box.current?.closest('form');
    const field = form?.querySelector('[aria-invalid="true"]') ?? null;
    setMarked(hasFields && field !== null);
    if (toldAt > 0) box.current?.scrollIntoView({ block: 'nearest' });
    if (toldAt > 0 && hasFields) focusFirstFault(form);
  }, [toldAt, hasFields]);
  if (!refusal || dismissed === refusal.at) return null;
  return (
    <div ref={box}>
      <Notice
        key={refusal.at}
        tone={refusal.unsure ? 'wait' : 'error'}
        live
        action={
          refusal.failure === 'notLoggedIn' ? (
            <LinkButton size="sm" href={login} target="_blank">
              {t`Log in (opens in a new tab)`}
            </LinkButton>
          ) : (
            <Button variant="bare" size="sm" onClick={() => setDismissed(refusal.at)}>
              {t`Dismiss`}
            </Button>
          )
        }
      >
        {isMarked ? t`Check the marked fields. Nothing you typed is lost.` : wordsOf(refusal)}
      </Notice>
    </div>
  );
}
