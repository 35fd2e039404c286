import { useLingui } from '@lingui/react/macro';
import { cx } from '@kyakhta/ui';
import { useEffect, useRef, type ComponentType, type SVGProps } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Area } from './areas.tsx';
import { useFormat } from './format.ts';
import { usePlaceHref } from './lists/list-views.tsx';

export type Place = {
  to: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  /** What one must be allowed to do to go there; of several, one is enough. */
  area: Area | readonly Area[];
  /** How many things wait there for the person. */
  waiting?: number | undefined;
  /** Nothing should ever wait there. */
  alarm?: boolean;
  /** Only the very address is this place, not what lies below it. */
  exact?: boolean;
};

/** The ways through a console, one line each. */
export function ShellNav({ places }: { places: readonly Place[] }) {
  const { t } = useLingui();
  const { number } = useFormat();
  const placeHref = usePlaceHref();
  const { pathname } = useLocation();
  const list = useRef<HTMLUListElement>(null);
  // What is open may stand below the edge of a long menu.
  useEffect(() => {
    const here = list.current?.querySelector('[aria-current]');
    // The menu's own box alone is scrolled, never the page beside it.
    let box = here?.parentElement ?? null;
    while (box && !(box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto')) box = box.parentElement;
    if (!here || !box) return;
    const [own, around] = [here.getBoundingClientRect(), box.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) box.scrollTop += own.bottom - around.bottom + own.height;
  }, [pathname]);
  return (
    <nav aria-label={t`Pages`}>
      <ul ref={list} className="grid gap-0.5">
        {places.map(({ to, icon: Icon, label, waiting, alarm = false, exact = false }) => (
          <li key={to}>
            <NavLink
              to={placeHref(to)}
              end={exact}
              className={({ isActive }) =>
                cx(
                  'flex min-h-10 items-center gap-2.5 rounded-2 px-2.5 py-2 text-md',
                  isActive ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-ink-2 hover:bg-sunk hover:text-ink',
                )
              }
            >
              <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.8} />
              <span className="min-w-0 flex-1">{label}</span>
              {waiting ? (
                <span
                  className={cx(
                    'rounded-full px-2 text-xs leading-5 font-semibold tabular-nums',
                    alarm ? 'bg-seal-soft text-seal' : 'bg-sunk text-ink',
                  )}
                >
                  {number(waiting)}
                  <span className="sr-only">{t({ message: 'waiting', comment: 'After a number in the menu, for a screen reader' })}</span>
                </span>
              ) : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
