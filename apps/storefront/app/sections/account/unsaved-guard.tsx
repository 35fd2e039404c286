import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@kyakhta/ui';
import { useContext, useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  NavigationType,
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
  useNavigation,
  type BlockerFunction,
  type Location,
} from 'react-router';

/** What the fields of a form hold; of a file its name and size. */
const writtenIn = (form: HTMLFormElement): string =>
  JSON.stringify([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : [value.name, value.size]]));

/** What was sent of a form, and what the form had heard then. */
type Sent = { text: string; told: unknown };

/** A form, what it held when it came or was saved last, and what was sent of it while no answer is there. */
type Watched = { form: HTMLFormElement; saved: string; sent: Sent | null; changedSince: boolean };
const isUnsaved = (now: Watched | null): boolean => now !== null && now.sent === null && writtenIn(now.form) !== now.saved;

/**
 * Goes into a form: nothing typed there is lost without a question, not by a link, not by Back, not by closing the tab.
 * @param result what the form heard when it was refused; nothing once it was saved
 */
export function UnsavedGuard({ result }: { result: unknown }) {
  const mark = useRef<HTMLSpanElement>(null);
  const watched = useRef<Watched>(null);
  const [isTouched, setTouched] = useState(false);
  const told = useRef(result);
  const { state } = useNavigation();
  // With what is drawn: what is typed as soon as the form is seen counts as typed.
  useLayoutEffect(() => {
    const form = mark.current?.closest('form');
    if (!form) return;
    const now: Watched = { form, saved: writtenIn(form), sent: null, changedSince: false };
    watched.current = now;
    const onInput = () => {
      now.changedSince = true;
      setTouched(true);
    };
    const onSubmit = () => {
      now.sent = { text: writtenIn(form), told: told.current };
      now.changedSince = false;
    };
    form.addEventListener('input', onInput);
    form.addEventListener('submit', onSubmit);
    return () => {
      form.removeEventListener('input', onInput);
      form.removeEventListener('submit', onSubmit);
      watched.current = null;
    };
  }, []);
  useEffect(() => {
    told.current = result;
    const now = watched.current;
    if (!now || now.sent === null) return;
    // A refusal arrives while the page around the form still comes anew: from then on the form is not saved.
    const isRefused = result !== undefined && result !== now.sent.told;
    if (state !== 'idle' && !isRefused) return;
    // Some forms stand empty once they are saved; what was typed while the answer was waited for was not sent with it.
    if (result === undefined) now.saved = now.changedSince ? now.sent.text : writtenIn(now.form);
    now.sent = null;
  }, [state, result]);
  return (
    <>
      <span ref={mark} hidden />
      {isTouched ? <BeforeLeaving watched={watched} /> : null}
    </>
  );
}

/**
 * What `useBlocker` does, asked of the router itself: that hook shares a file with what every page needs, and would travel
 * with each first visit.
 */
function useBlocked(shouldBlock: BlockerFunction) {
  const key = useId();
  const router = useContext(RouterContext)?.router;
  const blocked = useContext(RouterStateContext)?.blockers.get(key);
  useEffect(() => {
    router?.getBlocker(key, shouldBlock);
  });
  useEffect(() => () => router?.deleteBlocker(key), [router, key]);
  return { router, blocked: blocked?.state === 'blocked' ? blocked : null };
}

/** Only there once something was typed: a page that is merely read is left as any other. */
function BeforeLeaving({ watched }: { watched: RefObject<Watched | null> }) {
  const { t } = useLingui();
  useEffect(() => {
    const onLeave = (leave: BeforeUnloadEvent) => {
      if (isUnsaved(watched.current)) leave.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [watched]);
  const isLeaving = useRef(false);
  // The router forgets what it blocked once something else that was under way has ended, as the answer to a form: where she
  // wanted to go is kept here until she has said what is to be done.
  const [held, setHeld] = useState<Location | null>(null);
  const { router, blocked } = useBlocked(({ currentLocation: { pathname, search }, nextLocation, historyAction }) => {
    // A page that replaces itself, as when an order is quoted anew, keeps its forms; so does one that is sent to itself.
    const stays = nextLocation.pathname === pathname && (nextLocation.search === search || historyAction === NavigationType.Replace);
    return !stays && !isLeaving.current && isUnsaved(watched.current);
  });
  const wanted = blocked?.location ?? null;
  const [last, setLast] = useState(wanted);
  if (wanted !== null && wanted !== last) {
    setLast(wanted);
    setHeld(wanted);
  }
  const stay = () => {
    setHeld(null);
    blocked?.reset();
  };
  const leave = () => {
    setHeld(null);
    if (blocked) return blocked.proceed();
    isLeaving.current = true;
    return void router?.navigate(held).finally(() => {
      isLeaving.current = false;
    });
  };
  if (held === null) return null;
  return (
    <Dialog title={t`Leave without saving?`} closeLabel={t`Close`} onClose={stay}>
      <p className="text-ink-2">{t`Your changes haven’t been saved and will be lost.`}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="danger" onClick={leave}>
          {t`Leave without saving`}
        </Button>
        <Button onClick={stay}>{t`Stay here`}</Button>
      </div>
    </Dialog>
  );
}
