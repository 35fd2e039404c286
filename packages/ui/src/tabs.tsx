import { useEffect, useRef, type ReactNode } from 'react';
import { cx } from './cx.ts';
import { Anchor } from './link.tsx';

export type Tab = {
  /** Where two tabs may have one address. */
  key?: string;
  href: string;
  label: ReactNode;
  count?: ReactNode;
  current: boolean;
  onOpen?: () => void;
};

/** Tabs that are addresses: each can be bookmarked, opened beside the others, and gone back to. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const bar = useRef<HTMLElement>(null);
  const current = tabs.findIndex((tab) => tab.current);
  // Where they do not fit, the one that is open is in sight; the page itself does not move.
  useEffect(() => {
    const [nav, tab] = [bar.current, bar.current?.querySelector('[aria-current]')];
    if (!nav || !tab || nav.scrollWidth <= nav.clientWidth) return;
    const [whole, one] = [nav.getBoundingClientRect(), tab.getBoundingClientRect()];
    if (one.left < whole.left || one.right > whole.right) nav.scrollLeft += one.left + one.width / 2 - (whole.left + whole.width / 2);
  }, [current]);
  return (
    <nav ref={bar} aria-label={label} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-1 border-b border-line">
        {tabs.map((tab) => (
          <li key={tab.key ?? tab.href}>
            <Anchor
              href={tab.href}
              onClick={tab.onOpen}
              aria-current={tab.current ? 'page' : undefined}
              className={cx(
                '-mb-px flex min-h-11 items-center gap-2 border-b-2 px-3 text-sm font-medium outline-offset-[-2px]',
                tab.current ? 'border-brand text-ink' : 'border-transparent text-ink-2 hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span
                  className={cx(
                    'rounded-full px-1.5 py-px text-xs tabular-nums',
                    tab.current ? 'bg-brand text-on-brand' : 'bg-sunk text-ink-2',
                  )}
                >
                  {tab.count}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
