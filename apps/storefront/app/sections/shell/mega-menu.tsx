import { useLingui } from '@lingui/react/macro';
import { code } from '@kyakhta/contract/values';
import { Anchor, ArrowRight, ChevronRight, cx } from '@kyakhta/ui';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { call } from '../../client.ts';
import { paths } from '../../paths.ts';
import { useMenuKeys } from './menu-keys.ts';
import { NewTab } from './new-tab.tsx';
import type { Shell } from './shell.server.ts';

type Main = Shell['categories'][number];
interface Category {
  readonly categoryId: number;
  readonly categoryName: string;
  readonly prodCount?: number;
  readonly categories?: readonly Category[];
}

/** What was asked for once stays for this page's life. */
const known = new Map<number, Promise<readonly Category[] | null>>();

/** What is below a category, the level below that with it; null when it cannot be had. */
const below = (categoryId: number, offline: string): Promise<readonly Category[] | null> => {
  const asked = known.get(categoryId) ?? ask(categoryId, offline);
  known.set(categoryId, asked);
  return asked;
};
const ask = async (parentId: number, offline: string): Promise<readonly Category[] | null> => {
  const answer = await call('GET /category/categoryInfo', { parentId }, { offline });
  if (answer.code === code.ok) return answer.data.categoryInfo;
  known.delete(parentId);
  return null;
};

/** Whether the levels stand beside each other. */
const isWide = (): boolean => window.matchMedia('(min-width: 64rem)').matches;

/** How long the pointer rests on a category before it opens: on its way to the open one it crosses others. */
const restMs = 120;

/** Tells that a mouse rests on a category; a press decides at once. */
function useRest(onRest: (categoryId: number) => void) {
  const timer = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (event: PointerEvent | null, categoryId: number) => {
    window.clearTimeout(timer.current);
    if (event?.pointerType === 'mouse' && isWide()) timer.current = window.setTimeout(() => onRest(categoryId), restMs);
  };
}

/**
 * Three levels: the top one as buttons that open what is below them, beside them where there is room, under them
 * where there is none. A pointer opens by resting, a finger and the keyboard by pressing, or by arrows.
 */
export default function MegaMenu({ categories }: { categories: Shell['categories'] }) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState<number | null>(() => (isWide() ? (categories[0]?.categoryId ?? null) : null));
  const rest = useRest(setOpen);
  const root = useRef<HTMLUListElement>(null);
  useMenuKeys(root, { isWide, open: (item) => item instanceof HTMLButtonElement && setOpen(Number(item.value)) });
  return (
    <ul ref={root} className="relative lg:min-h-112 lg:pe-[calc(100%-17rem)]">
      {categories.map((main) => {
        const isOpen = main.categoryId === open;
        const name = main.categoryName;
        const panel = `${id}-${main.categoryId}`;
        return (
          <li key={main.categoryId} onPointerEnter={(event) => rest(event, main.categoryId)}>
            <button
              type="button"
              value={main.categoryId}
              data-level={1}
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => {
                rest(null, main.categoryId);
                setOpen(isOpen && !isWide() ? null : main.categoryId);
              }}
              className={cx(
                'flex min-h-11 w-full items-center gap-2 rounded-1 px-3 text-start font-semibold lg:min-h-9 lg:font-medium',
                isOpen ? 'bg-brand-soft text-brand-strong' : 'hover:bg-sunk',
              )}
            >
              <span className="min-w-0 flex-1">{main.categoryName}</span>
              <ChevronRight
                aria-hidden
                className={cx('size-4 shrink-0 text-ink-3 max-lg:rotate-90', isOpen ? 'max-lg:-rotate-90' : 'lg:rtl:rotate-180')}
              />
            </button>
            {isOpen ? (
              <section
                id={panel}
                aria-label={main.categoryName}
                className="px-3 pt-1 pb-4 lg:absolute lg:inset-y-0 lg:start-72 lg:end-0 lg:overflow-y-auto lg:px-3 lg:py-0"
              >
                <Anchor
                  href={paths.category({ cpid: main.categoryId })}
                  target="_blank"
                  data-level={2}
                  className="inline-flex min-h-9 items-center gap-1.5 font-semibold text-brand hover:underline"
                >
                  {t({ message: `All of ${name}`, comment: 'Leads to a whole category; the value is its name' })}
                  <ArrowRight aria-hidden className="turn size-4" />
                  <NewTab />
                </Anchor>
                <Groups main={main} />
              </section>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

function useBelow(categoryId: number | null): readonly Category[] | null {
  const { t } = useLingui();
  const [found, setFound] = useState<{ of: number; list: readonly Category[] } | null>(null);
  useEffect(() => {
    if (categoryId === null) return undefined;
    let gone = false;
    const load = async () => {
      const list = await below(categoryId, t`The server didn’t respond`);
      if (!gone) setFound({ of: categoryId, list: list ?? [] });
    };
    void load();
    return () => {
      gone = true;
    };
  }, [categoryId, t]);
  return found?.of === categoryId ? found.list : null;
}

/**
 * The second level, and beside it the third of the one that the pointer rests on or the keyboard has come to: its names
 * came with the second, how many products each has is asked for then. Where there is no room beside, all stand below.
 */
function Groups({ main }: { main: Main }) {
  const { t } = useLingui();
  const groups = useBelow(main.categoryId);
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen ?? groups?.[0]?.categoryId ?? null;
  const rest = useRest(setChosen);
  if (groups === null)
    return (
      <p role="status" className="mt-2 animate-pulse text-ink-3">
        {t`Loading…`}
      </p>
    );
  return (
    <ul className="relative mt-1 grid gap-x-6 gap-y-4 sm:max-lg:grid-cols-2 lg:min-h-96 lg:gap-y-0 lg:pe-[55%]">
      {groups.map((group) => {
        const isCurrent = group.categoryId === current;
        const query = { cpid: main.categoryId, cid: group.categoryId };
        return (
          <li key={group.categoryId} onPointerEnter={(event) => rest(event, group.categoryId)}>
            <Anchor
              href={paths.category(query)}
              target="_blank"
              data-level={2}
              onFocus={() => setChosen(group.categoryId)}
              className={cx(
                'flex min-h-9 items-center gap-2 rounded-1 font-semibold hover:text-brand lg:px-3 lg:font-medium',
                isCurrent && 'lg:bg-sunk lg:text-brand-strong',
              )}
            >
              <span className="min-w-0 flex-1">{group.categoryName}</span>
              <ChevronRight aria-hidden className="turn size-4 shrink-0 text-ink-3 max-lg:hidden" />
              <NewTab />
            </Anchor>
            <Third group={group} isCurrent={isCurrent} href={(thCid) => paths.category({ ...query, thCid })} />
          </li>
        );
      })}
    </ul>
  );
}

function Third({ group, isCurrent, href }: { group: Category; isCurrent: boolean; href: (thCid: number) => string }) {
  const counted = useBelow(isCurrent && isWide() ? group.categoryId : null);
  const list = counted ?? group.categories ?? [];
  return (
    <ul className={cx('lg:absolute lg:inset-y-0 lg:start-[47%] lg:end-0 lg:overflow-y-auto', !isCurrent && 'lg:hidden')}>
      {list.map(({ categoryId, categoryName, prodCount }) => (
        <li key={categoryId}>
          <Anchor
            href={href(categoryId)}
            target="_blank"
            data-level={3}
            className="inline-flex min-h-8 items-center gap-2 text-ink-2 hover:text-brand hover:underline"
          >
            {categoryName}
            {prodCount === undefined ? null : (
              <span aria-hidden className="text-xs text-ink-3 tabular-nums">
                {prodCount}
              </span>
            )}
            <NewTab />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
