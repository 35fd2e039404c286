import { useEffect, type RefObject } from 'react';

/** Items of the menu say on which of its levels they stand. */
const items = '[data-level]';
const levelOf = (item: HTMLElement): number => Number(item.dataset['level']);
const visibleIn = (within: Element, selector: string): HTMLElement[] =>
  [...within.querySelectorAll<HTMLElement>(selector)].filter((item) => item.offsetParent !== null);

/** What a column holds with an item; where the levels are not beside each other, all that is seen. */
function columnOf(root: Element, item: HTMLElement, isWide: boolean): HTMLElement[] {
  if (!isWide) return visibleIn(root, items);
  const level = levelOf(item);
  const within = level === 1 ? root : item.closest(level === 2 ? 'section' : 'ul');
  return within === null ? [] : visibleIn(within, `[data-level="${level}"]`);
}

/** One level up: the one whose list the item is in. */
function parentOf(item: HTMLElement): HTMLElement | null {
  const above = levelOf(item) - 1;
  for (let li = item.closest('li'); li !== null; li = li.parentElement?.closest('li') ?? null) {
    const parent = li.querySelector<HTMLElement>(`[data-level="${above}"]`);
    if (parent !== null) return parent;
  }
  return null;
}

type Opens = {
  readonly isWide: () => boolean;
  /** Shows what is below an item of the top level. */ readonly open: (item: HTMLElement) => void;
};

/** Focus as it comes by itself puts what it comes to into the middle, and the page with it. */
function goTo(item: HTMLElement | null | undefined): void {
  item?.focus({ preventScroll: true });
  item?.scrollIntoView({ block: 'nearest' });
}

/** Arrows go up and down within a level, and to and from the level below, mirrored where one reads from the right; Home and End to its ends. */
function onMenuKey(root: Element, event: KeyboardEvent, { isWide, open }: Opens): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>(items) : null;
  if (item === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const isMirrored = getComputedStyle(root).direction === 'rtl';
  const column = columnOf(root, item, isWide());
  const at = column.indexOf(item);
  const below = (): HTMLElement | undefined => visibleIn(item.closest('li') ?? root, `[data-level="${levelOf(item) + 1}"]`)[0];
  const deeper = (): HTMLElement | undefined => {
    if (levelOf(item) > 1) return below();
    open(item);
    // What is below the top level is drawn by then.
    requestAnimationFrame(() => goTo(below()));
    return undefined;
  };
  const wanted: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    ArrowDown: () => column[(at + 1) % column.length],
    ArrowUp: () => column.at(at - 1),
    Home: () => column[0],
    End: () => column.at(-1),
    [isMirrored ? 'ArrowLeft' : 'ArrowRight']: deeper,
    [isMirrored ? 'ArrowRight' : 'ArrowLeft']: () => parentOf(item),
  };
  const to = wanted[event.key];
  if (to === undefined) return;
  // The page stays where it is.
  event.preventDefault();
  goTo(to());
}

/** Keys of a menu under its button; down from the button that shows it goes into it. */
export function useMenuKeys(box: RefObject<HTMLElement | null>, opens: Opens): void {
  useEffect(() => {
    const root = box.current;
    const details = root?.closest('details');
    if (!root || !details) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isButton = event.target instanceof Element && event.target.localName === 'summary';
      if (!isButton) return onMenuKey(root, event, opens);
      if (event.key !== 'ArrowDown') return undefined;
      event.preventDefault();
      details.open = true;
      return goTo(root.querySelector<HTMLElement>(items));
    };
    details.addEventListener('keydown', onKey);
    return () => details.removeEventListener('keydown', onKey);
  });
}
