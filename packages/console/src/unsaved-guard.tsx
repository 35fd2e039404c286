import { useLingui } from '@lingui/react/macro';
import { Button, Dialog } from '@kyakhta/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useBlocker } from 'react-router';

type Guard = {
  /** The question, when it has to be asked; put it anywhere on the page. */
  question: ReactNode;
  /** Does something that would lose what was typed: at once when nothing was, else after the question. */
  after: (then: () => void) => void;
};

/** Nothing typed is lost without a question: not by a link, not by Back, not by closing the tab. */
export function useUnsavedGuard(dirty: boolean): Guard {
  const { t } = useLingui();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  );
  const [then, setThen] = useState<(() => void) | null>(null);
  useEffect(() => {
    if (!dirty) return;
    const onLeave = (leave: BeforeUnloadEvent) => leave.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [dirty]);

  const asked = blocker.state === 'blocked' || then !== null;
  const stay = () => {
    setThen(null);
    if (blocker.state === 'blocked') blocker.reset();
  };
  const leave = () => {
    setThen(null);
    then?.();
    if (blocker.state === 'blocked') blocker.proceed();
  };
  const question = asked ? (
    <Dialog title={t`Leave without saving?`} closeLabel={t`Close`} onClose={stay}>
      <p className="text-ink-2">{t`What you changed here has not been saved and will be lost.`}</p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="danger" onClick={leave}>
          {t`Leave without saving`}
        </Button>
        <Button onClick={stay}>{t`Stay here`}</Button>
      </div>
    </Dialog>
  ) : null;
  return { question, after: (next) => (dirty ? setThen(() => next) : next()) };
}
