import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@kyakhta/ui';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useBlocker, useNavigate, type Location } from 'react-router';
import { useDone } from './use-done.ts';

export type Guard = {
  /** The question, when it has to be asked; put it anywhere on the page. */
  question: ReactNode;
  /** Does something that would lose what was typed: at once when nothing was, else after the question. */
  after: (then: () => void) => void;
};

/** Nothing typed is lost without a question: not by a link, not by Back, not by closing the tab. */
export function useUnsavedGuard(dirty: boolean): Guard {
  const [then, setThen] = useState<(() => void) | null>(null);
  const [held, setHeld] = useState<Location | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const onLeave = (leave: BeforeUnloadEvent) => leave.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [dirty]);

  const close = () => setThen(null);
  const question = (
    <>
      {dirty || held !== null ? <BeforeLeaving dirty={dirty} held={held} hold={setHeld} /> : null}
      {then === null ? null : (
        <Question
          onStay={close}
          onLeave={() => {
            close();
            then();
          }}
        />
      )}
    </>
  );
  return { question, after: (next) => (dirty ? setThen(() => next) : next()) };
}

type Sending = { readonly busy: boolean; readonly result: { readonly ok: boolean } | undefined };

/**
 * The guard of a form that stays on its page once it was saved.
 * @param fields what its fields hold, as JSON can tell it; as they came, or as they were saved last, nobody is asked
 */
export function useFormGuard(fields: unknown, { busy, result }: Sending): Guard {
  const text = JSON.stringify(fields);
  const [saved, setSaved] = useState<string | null>(text);
  // What is typed while the answer is waited for was not sent with it.
  const [sent, setSent] = useState<string | null>(null);
  if (busy && sent === null) setSent(text);
  if (!busy && sent !== null && result?.ok !== true) setSent(null);
  // What the form says once it learns that it is saved: some forms empty a field then.
  if (saved === null) setSaved(text);
  useDone(result, () => {
    setSaved(text === sent ? null : sent);
    setSent(null);
  });
  return useUnsavedGuard(saved !== null && text !== saved && !busy);
}

type LeavingProps = { dirty: boolean; /** Where she wants to go. */ held: Location | null; hold: (to: Location | null) => void };

/**
 * Only there while something is typed, or somebody waits to leave: the router asks one guard of a page alone, the one that came
 * last. It also forgets what it blocked once something else that was under way has ended, as the answer to a save: where she
 * wanted to go is kept here, and she goes there when nothing is unsaved any more.
 */
function BeforeLeaving({ dirty, held, hold }: LeavingProps) {
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isLeaving.current && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const leave = () => {
    hold(null);
    if (blocker.state === 'blocked') return blocker.proceed();
    if (held === null) return;
    isLeaving.current = true;
    return void Promise.resolve(navigate(held)).finally(() => {
      isLeaving.current = false;
    });
  };
  const blocked = blocker.state === 'blocked' ? blocker.location : null;
  useEffect(() => {
    if (blocked !== null) hold(blocked);
  }, [blocked, hold]);
  useEffect(() => {
    if (held !== null && !dirty) leave();
  });
  if (held === null || !dirty) return null;
  const stay = () => {
    hold(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  return <Question onStay={stay} onLeave={leave} />;
}

function Question({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Leave without saving?`} closeLabel={t`Close`} onClose={onStay}>
      <p className="text-ink-2">{t`Your changes haven’t been saved and will be lost.`}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="danger" onClick={onLeave}>
          {t`Leave without saving`}
        </Button>
        <Button onClick={onStay}>{t`Stay here`}</Button>
      </div>
    </Dialog>
  );
}
