import { useLingui } from '@lingui/react/macro';
import { cx, Dialog } from '@kyakhta/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFetcher, useLocation, useSubmit } from 'react-router';
import { backFrom, paths, withLanguage } from '../../paths.ts';
import { asideMark, type LoginAsked } from '../shell/login-call.ts';
import { doAside, putAside, takeAside } from '../shell/put-aside.ts';
import { useLang } from '../shell/router-anchor.tsx';
import type { FormResult } from './form-result.ts';
import { PopupWayContext } from './form-way.ts';
import { LoginForms, LoginLinks, PleaseLogIn, type LoginMeans, type LoginMode } from './login-forms.tsx';
import { OtherWays } from './other-ways.tsx';

type PopupProps = LoginAsked & { onClose: () => void };

export default function LoginPopup(asked: PopupProps) {
  return asked.aside === null ? <DoAside onDone={asked.onClose} /> : <Popup {...asked} />;
}

/** What waited for the login is done by the page that was loaded anew after it. */
function DoAside({ onDone }: { onDone: () => void }) {
  const submit = useSubmit();
  useEffect(() => {
    onDone();
    void doAside(submit);
    // Once: what is taken waits no longer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}

/** Logging in over the page one is on; the page is loaded anew afterwards. */
function Popup({ back: asked, aside = '', onClose }: PopupProps) {
  const { t } = useLingui();
  const [waits] = useState(() => asked !== undefined && putAside(asked, aside ?? ''));
  const back = waits && asked !== undefined ? `${asked}${asked.includes('?') ? '&' : '?'}${asideMark}=1` : asked;
  const { pathname, search } = useLocation();
  const [mode, setMode] = useState<LoginMode>('account');
  const means = useFetcher<LoginMeans>();
  const { load } = means;
  // A person who registers has no page to come back to.
  const from = back !== undefined ? { back } : pathname === paths.register() ? {} : backFrom(pathname, search);
  const address = withLanguage(paths.login({ ...from, popup: 1 }), useLang());
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const fetchMeans = async () => {
      await load(address);
      setTold(true);
    };
    void fetchMeans();
  }, [load, address]);
  const ways = [
    { mode: 'account', label: t`Password` },
    { mode: 'code', label: t`Code by email` },
  ] as const;
  const forms = useRef<HTMLDivElement>(null);
  const shown = means.data !== undefined;
  // The window takes the focus to its first button when it opens; the work is in the first field.
  useLayoutEffect(() => forms.current?.querySelector('input')?.focus(), [shown, mode]);
  /** She does not log in: what waited for it is not done. */
  const close = () => {
    takeAside();
    onClose();
  };
  // It opens whole: what grows under the hand is pressed wrongly.
  if (!means.data && !isTold) return null;
  return (
    <Dialog title={t`Log in`} onClose={close} closeLabel={t`Close`}>
      <div>
        <p className="mb-2 text-ink-2">
          <PleaseLogIn />
        </p>
        <div role="group" aria-label={t`Ways to log in`} className="flex gap-1 border-b border-line">
          {ways.map((way) => (
            <button
              key={way.mode}
              type="button"
              aria-pressed={way.mode === mode}
              onClick={() => setMode(way.mode)}
              className={cx(
                '-mb-px min-h-11 border-b-2 px-3 text-sm font-medium outline-offset-[-2px]',
                way.mode === mode ? 'border-brand text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {way.label}
            </button>
          ))}
        </div>
        <div ref={forms}>{means.data ? <PopupForms key={mode} mode={mode} means={means.data} address={address} /> : null}</div>
        <OtherWays />
        <LoginLinks from={from} />
      </div>
    </Dialog>
  );
}

/** What was shown of one way to log in is not shown of the other. */
function PopupForms({ mode, means, address }: { mode: LoginMode; means: LoginMeans; address: string }) {
  const fetcher = useFetcher<FormResult>();
  return (
    <PopupWayContext value={{ fetcher, action: address }}>
      <LoginForms mode={mode} terms={means.terms} loginKey={means.loginKey} demo={means.demo} result={fetcher.data} />
    </PopupWayContext>
  );
}
