import { useLingui } from '@lingui/react/macro';
import { ChevronDown, cx } from '@kyakhta/ui';
import { useEffect, useId, useRef, useState, type ComponentType, type SVGProps } from 'react';
import { NavLink, useLocation } from 'react-router';
import type { Area } from './areas.tsx';
import { useFormat } from './format.ts';
import { usePlaceHref } from './lists/list-views.tsx';
import { groupAt, isLongMenu, menuGroups, type MenuGroup } from './menu-groups.ts';

export type Place = {
  to: string;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  /** Heading below which it stands; without one it stands alone. */
  group?: string;
  /** What one must be allowed to do to go there; of several, one is enough. */
  area: Area | readonly Area[];
  /** How many things wait there for the person. */
  waiting?: number | undefined;
  /** Nothing should ever wait there. */
  alarm?: boolean;
  /** Only the very address is this place, not what lies below it. */
  exact?: boolean;
};

/** The ways through a console. A long menu is folded: the group of the open page is open, or one that is chosen. */
export function ShellNav({ places }: { places: readonly Place[] }) {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  const here = groupAt(places, pathname);
  const [open, setOpen] = useState(here);
  const [before, setBefore] = useState(here);
  if (before !== here) {
    setBefore(here);
    if (here !== null) setOpen(here);
  }
  // What is open may stand below the edge of a long menu.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]');
    // The menu's own box alone is scrolled, never the page beside it.
    let box = current?.parentElement ?? null;
    while (box && !(box.scrollHeight > box.clientHeight && getComputedStyle(box).overflowY === 'auto')) box = box.parentElement;
    if (!current || !box) return;
    const [own, around] = [current.getBoundingClientRect(), box.getBoundingClientRect()];
    if (own.top < around.top || own.bottom > around.bottom) box.scrollTop += own.bottom - around.bottom + own.height;
  }, [pathname]);
  const isFolded = isLongMenu(places);
  return (
    <nav ref={nav} aria-label={t`Pages`} className="grid gap-0.5">
      {menuGroups(places).map((group) =>
        isFolded && group.name !== '' ? (
          <Group
            key={group.name}
            group={group}
            isOpen={open === group.name}
            onToggle={() => setOpen(open === group.name ? null : group.name)}
          />
        ) : (
          <Places key={group.name} places={group.places} />
        ),
      )}
    </nav>
  );
}

function Group({ group: { name, places }, isOpen, onToggle }: { group: MenuGroup<Place>; isOpen: boolean; onToggle: () => void }) {
  const id = useId();
  const all = places.reduce((sum, { waiting = 0 }) => sum + waiting, 0);
  const isAlarm = places.some(({ waiting, alarm }) => alarm && waiting);
  return (
    <div>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        className="flex min-h-9 w-full items-center gap-2.5 rounded-2 px-2.5 py-1.5 text-start text-sm font-semibold text-ink hover:bg-sunk"
      >
        <ChevronDown aria-hidden className={cx('size-4 shrink-0', !isOpen && '-rotate-90 rtl:rotate-90')} />
        <span className="min-w-0 flex-1">{name}</span>
        {isOpen ? null : <Waiting count={all} isAlarm={isAlarm} />}
      </button>
      <div id={id} hidden={!isOpen}>
        <Places places={places} />
      </div>
    </div>
  );
}

function Places({ places }: { places: readonly Place[] }) {
  const placeHref = usePlaceHref();
  return (
    <ul className="grid gap-0.5">
      {places.map(({ to, icon: Icon, label, waiting = 0, alarm = false, exact = false }) => (
        <li key={to}>
          <NavLink
            to={placeHref(to)}
            end={exact}
            className={({ isActive }) =>
              cx(
                'flex min-h-9 items-center gap-2.5 rounded-2 px-2.5 py-1.5 text-md',
                isActive ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-ink-2 hover:bg-sunk hover:text-ink',
              )
            }
          >
            <Icon aria-hidden className="size-4.5 shrink-0" strokeWidth={1.8} />
            <span className="min-w-0 flex-1">{label}</span>
            <Waiting count={waiting} isAlarm={alarm} />
          </NavLink>
        </li>
      ))}
    </ul>
  );
}

function Waiting({ count: waiting, isAlarm }: { count: number; isAlarm: boolean }) {
  const { t } = useLingui();
  const { count } = useFormat();
  if (waiting === 0) return null;
  return (
    <span
      className={cx(
        'rounded-full px-2 text-xs leading-5 font-semibold tabular-nums',
        isAlarm ? 'bg-seal-soft text-seal' : 'bg-sunk text-ink',
      )}
    >
      {count(waiting)}
      <span className="sr-only">{t({ message: 'waiting', comment: 'After a number in the menu, for a screen reader' })}</span>
    </span>
  );
}
