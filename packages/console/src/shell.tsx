import { hasArea, type Areas } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { CircleAlert, LogOut, Menu, Notice, Search, ToastRegion, X, cx } from '@kyakhta/ui';
import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Form, Link, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { OwnAreas, OwnUserName, type Area } from './areas.tsx';
import { LanguageSelect } from './language.tsx';
import { useFormat } from './format.ts';
import type { Arrangement } from './lists/arranged.ts';
import { ListViews } from './lists/list-views.tsx';
import { Mark } from './mark.tsx';
import { findKeys, useHasListSearch, useSearchKeys } from './search-keys.ts';
import { ShellNav, type Place } from './shell-nav.tsx';

type ShellProps = {
  /** Whose console this is: the store, or the operator. */
  owner: string;
  /** What kind of console, for those who have both. */
  kind: string;
  userName: string;
  demo: boolean;
  /** What the account may do; places of other areas are not shown. */
  areas: Areas<Area>;
  /** What stands above every page as long as it is so. */
  notice?: ReactNode;
  places: readonly Place[];
  /** How the person has arranged her lists. */
  lists: readonly Arrangement[];
};

/** The frame of every page: where one is, where one can go, in which language, and whether money moves. */
export function Shell({ owner, kind, userName, demo, areas, notice, places, lists }: ShellProps) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const main = useArrival(pathname);
  const reveal = useCallback(() => setOpen(true), []);
  const [shownAt, setShownAt] = useState(pathname);
  if (shownAt !== pathname) {
    setShownAt(pathname);
    setOpen(false);
  }
  return (
    <ToastRegion label={t`Messages`} closeLabel={t`Dismiss`}>
      <ListViews lists={lists}>
        <a
          href="#main"
          className="sr-only z-50 rounded-2 bg-paper px-4 py-3 font-semibold focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
        >
          {t`Skip to content`}
        </a>
        <Busy />
        <div className="min-h-dvh lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
          <header className="max-lg:sticky max-lg:top-0 max-lg:z-30 border-b border-line bg-paper lg:border-e lg:border-b-0">
            <div className="flex flex-col lg:sticky lg:top-0 lg:h-dvh lg:overflow-y-auto lg:px-3 lg:py-4">
              <div className="flex items-center gap-2.5 px-4 py-2 lg:px-2 lg:py-0">
                <Mark className="size-8 shrink-0" />
                <div className="min-w-0 flex-1 leading-tight">
                  <p className="line-clamp-2 font-semibold" title={owner}>
                    <bdi>{owner}</bdi>
                  </p>
                  <p className="truncate text-xs text-ink-3">{kind}</p>
                </div>
                <button
                  type="button"
                  aria-expanded={open}
                  aria-controls="console-menu"
                  aria-label={t`Menu`}
                  onClick={() => setOpen(!open)}
                  className="grid size-11 shrink-0 place-items-center rounded-2 hover:bg-sunk lg:hidden"
                >
                  {open ? <X aria-hidden className="size-5" /> : <Menu aria-hidden className="size-5" />}
                </button>
              </div>
              <div
                id="console-menu"
                className={cx(
                  'flex-1 flex-col gap-4 overflow-y-auto px-3 pt-1 pb-4 max-lg:max-h-[calc(100dvh-3.5rem)] lg:mt-4 lg:flex lg:p-0',
                  open ? 'flex' : 'hidden',
                )}
              >
                <FindForm reveal={reveal} />
                <ShellNav places={places.filter(({ area }) => [area].flat().some((one) => hasArea(areas, one)))} />
                <div className="mt-auto grid gap-2">
                  <LanguageSelect />
                  <Form noValidate method="post" action="/logout" className="flex items-center gap-2">
                    <Link
                      to="/password"
                      aria-label={t({ message: `${userName}, change password`, comment: 'Link: the name of whoever is logged in' })}
                      className="min-w-0 flex-1 truncate rounded-1 ps-2.5 text-xs leading-9 text-ink-2 hover:text-brand hover:underline"
                    >
                      <bdi>{userName}</bdi>
                    </Link>
                    <button
                      type="submit"
                      className="inline-flex min-h-9 items-center gap-1.5 rounded-1 px-2 text-sm font-medium text-ink-2 hover:bg-sunk hover:text-ink"
                    >
                      <LogOut aria-hidden className="turn size-4" />
                      {t`Log out`}
                    </button>
                  </Form>
                </div>
              </div>
            </div>
          </header>
          <div className="flex min-w-0 flex-col">
            {demo ? <DemoBanner>{t`Test mode: no real money moves`}</DemoBanner> : null}
            {notice ? (
              <Notice tone="error" className="rounded-none!">
                {notice}
              </Notice>
            ) : null}
            <main
              id="main"
              ref={main}
              tabIndex={-1}
              className="w-full max-w-[100rem] flex-1 px-4 pt-4 pb-16 text-md outline-none md:px-7 md:pt-5"
            >
              <OwnAreas value={areas}>
                <OwnUserName value={userName}>
                  <Outlet />
                </OwnUserName>
              </OwnAreas>
              <TimesNote />
            </main>
          </div>
        </div>
        <ScrollRestoration />
      </ListViews>
    </ToastRegion>
  );
}

/** One field that finds whatever a number stands on; its keys work on every page. */
function FindForm({ reveal }: { reveal: () => void }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const field = useRef<HTMLInputElement>(null);
  useSearchKeys(field, reveal);
  const hasList = useHasListSearch();
  const keys = hasList ? findKeys() : `${findKeys()}, /`;
  return (
    <Form
      noValidate
      action="/find"
      role="search"
      className="relative"
      key={search}
      onSubmit={(submit) => {
        // Nothing is looked for by nothing.
        if (field.current?.value.trim() === '') submit.preventDefault();
      }}
    >
      <Search aria-hidden className="pointer-events-none absolute start-2.5 top-2.5 size-4 text-ink-3" />
      <input
        ref={field}
        name="q"
        type="search"
        maxLength={100}
        defaultValue={pathname.endsWith('/find') ? (new URLSearchParams(search).get('q') ?? '') : ''}
        aria-label={t`Find by number`}
        aria-keyshortcuts={hasList ? 'Control+K Meta+K' : 'Control+K Meta+K /'}
        title={t({
          message: `Press ${keys} to get here`,
          comment: 'Hint of a search field: the keys that lead to it from anywhere on the page',
        })}
        placeholder={t`Find by number`}
        autoComplete="off"
        spellCheck={false}
        className="min-h-9 w-full rounded-2 border border-line bg-paper py-1 ps-8 pe-2 text-sm"
      />
    </Form>
  );
}

function DemoBanner({ children }: { children: ReactNode }) {
  return (
    <p
      role="note"
      className="flex items-center gap-2 border-b border-amber-mark/40 bg-amber-soft px-4 py-1.5 text-sm font-medium text-amber md:px-7"
    >
      <CircleAlert aria-hidden className="size-4 shrink-0" />
      {children}
    </p>
  );
}

/** Says that the next page is being fetched, after a moment in which most pages come. */
function Busy() {
  const { t } = useLingui();
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={t`Loading`} className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden bg-brand-soft">
      <div className="h-full w-1/3 animate-pulse bg-brand motion-reduce:w-full motion-reduce:animate-none" />
    </div>
  );
}

/** A new page is where reading goes on: focus moves to it, save on the first. */
function useArrival(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const before = useRef(pathname);
  // With what is drawn: what is typed as soon as the page is seen stays where it was typed.
  useLayoutEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}

/** Told once on every page: whose clock its times are by. */
function TimesNote() {
  const { t } = useLingui();
  const { zone } = useFormat();
  const clock = zone(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  return <p className="mt-10 text-xs text-ink-2">{t`Times: ${clock}`}</p>;
}
