import { lazy, Suspense, useEffect } from 'react';
import { useLocation, useSubmit } from 'react-router';
import { later } from '../../later.ts';
import { stopAskingForLogin, useIsGuest, useLoginAsked } from './login-call.ts';
import { dropAside, takeAside } from './put-aside.ts';

/** Comes when somebody is asked to log in for the first time: no page waits for it. */
const LoginPopup = lazy(later(() => import('../account/login-popup.tsx')));

/** The place of the login popup; another page closes it. */
export function LoginHost() {
  const asked = useLoginAsked();
  const { pathname, search } = useLocation();
  useWhatWaited();
  // The old page's question ends before the new page may ask its own. A form that is answered by it leads to no other page.
  useEffect(() => stopAskingForLogin, [pathname, search]);
  return asked ? (
    <Suspense>
      <LoginPopup {...asked} onClose={close} />
    </Suspense>
  ) : null;
}

/** She does not log in: what waited for it is not done. */
function close() {
  dropAside();
  stopAskingForLogin();
}

/** Does what she had asked for when her session was found to have ended, now that she is logged in again. */
function useWhatWaited() {
  const isGuest = useIsGuest();
  const submit = useSubmit();
  const { pathname } = useLocation();
  useEffect(() => {
    const aside = takeAside(pathname);
    if (aside === null || isGuest) return;
    const form = new FormData();
    for (const [name, value] of aside.fields) form.append(name, value);
    void submit(form, { method: 'post', action: aside.path, replace: true, preventScrollReset: true });
    // Once for a page that was loaded anew.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
