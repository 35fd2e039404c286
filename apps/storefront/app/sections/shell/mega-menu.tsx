import { useLingui } from '@lingui/react/macro';
import { code } from '@kyakhta/contract/values';
import { Anchor, ArrowRight, ChevronRight, cx } from '@kyakhta/ui';
import { useEffect, useId, useRef, useState, type PointerEvent } from 'react';
import { call } from '../../client.ts';
import { paths } from '../../paths.ts';
import { CategoryGroups, type CategoryGroup } from './category-groups.tsx';
import { NewTab } from './new-tab.tsx';
import type { Shell } from './shell.server.ts';

type Main = Shell['categories'][number];

/** What was asked for once stays for this page's life. */
const known = new Map<number, Promise<readonly CategoryGroup[] | null>>();

const groupsOf = (categoryId: number, offline: string): Promise<readonly CategoryGroup[] | null> => {
  const asked = known.get(categoryId) ?? ask(categoryId, offline);
  known.set(categoryId, asked);
  return asked;
};
const ask = async (parentId: number, offline: string): Promise<readonly CategoryGroup[] | null> => {
  const answer = await call('GET /category/categoryInfo', { parentId }, { offline });
  if (answer.code === code.ok)
    return answer.data.categoryInfo.map(({ categoryId, categoryName, categories }) => ({ categoryId, categoryName, children: categories }));
  known.delete(parentId);
  return null;
};

/** How long the pointer rests on a category before it opens: on its way to the open one it crosses others. */
const restMs = 120;

/**
 * Three levels: the top one as buttons that open what is below them, beside them where there is room, under them
 * where there is none. A pointer opens by resting, a finger and the keyboard by pressing.
 */
export default function MegaMenu({ categories }: { categories: Shell['categories'] }) {
  const { t } = useLingui();
  const id = useId();
  const [open, setOpen] = useState<number | null>(() =>
    window.matchMedia('(min-width: 64rem)').matches ? (categories[0]?.categoryId ?? null) : null,
  );
  const rest = useRef<number | undefined>(undefined);
  useEffect(() => () => window.clearTimeout(rest.current), []);
  const onEnter = (event: PointerEvent, categoryId: number) => {
    window.clearTimeout(rest.current);
    if (event.pointerType !== 'mouse' || !window.matchMedia('(min-width: 64rem)').matches) return;
    rest.current = window.setTimeout(() => setOpen(categoryId), restMs);
  };
  return (
    <ul className="relative lg:min-h-112 lg:pe-[calc(100%-17rem)]">
      {categories.map((main) => {
        const isOpen = main.categoryId === open;
        const name = main.categoryName;
        const panel = `${id}-${main.categoryId}`;
        return (
          <li key={main.categoryId} onPointerEnter={(event) => onEnter(event, main.categoryId)}>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={isOpen ? panel : undefined}
              onClick={() => {
                window.clearTimeout(rest.current);
                setOpen(isOpen && !window.matchMedia('(min-width: 64rem)').matches ? null : main.categoryId);
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

/** Second level as headings, third below: both come with one answer (docs/decisions/0018). */
function Groups({ main }: { main: Main }) {
  const { t } = useLingui();
  const [groups, setGroups] = useState<readonly CategoryGroup[] | null>(null);
  useEffect(() => {
    let gone = false;
    const load = async () => {
      const found = await groupsOf(main.categoryId, t`No answer came from the server`);
      if (!gone) setGroups(found ?? []);
    };
    void load();
    return () => {
      gone = true;
    };
  }, [main.categoryId, t]);
  if (groups === null)
    return (
      <p role="status" className="mt-2 animate-pulse text-ink-3">
        {t`Loading…`}
      </p>
    );
  return (
    <CategoryGroups
      groups={groups}
      href={(cid, thCid) => paths.category({ cpid: main.categoryId, cid, ...(thCid !== undefined && { thCid }) })}
      className="mt-1 gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-3"
    />
  );
}
