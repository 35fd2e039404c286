import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { later } from '../../later.ts';
import { stopAskingForLogin, useLoginAsked } from './login-call.ts';

/** Comes when somebody is asked to log in for the first time: no page waits for it. */
const LoginPopup = lazy(later(() => import('../account/login-popup.tsx')));

/** The place of the login popup; another page closes it. */
export function LoginHost() {
  const asked = useLoginAsked();
  const { pathname, search } = useLocation();
  // The old page's question ends before the new page may ask its own. A form that is answered by it leads to no other page.
  useEffect(() => stopAskingForLogin, [pathname, search]);
  return asked ? (
    <Suspense>
      <LoginPopup {...asked} onClose={stopAskingForLogin} />
    </Suspense>
  ) : null;
}
