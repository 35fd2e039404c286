import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { Place } from './shell-nav.tsx';

/** How the menu shows a page, besides its name. */
export type MenuEntry = Omit<Place, 'to' | 'label' | 'waiting' | 'group'> & {
  /** Heading below which it stands, by its key; without one it stands alone. */
  group?: string;
  /** The queues whose things wait there: their numbers are added. */
  waits?: string | readonly string[];
  /** A queue that has a separate place for its reader: then nothing waits here. */
  unlessWaits?: string;
};

/** What the menu leads to: a list, or a page that says of itself what a list says. */
export type MenuPage = { readonly path: string; readonly title: MessageDescriptor; readonly menu: MenuEntry | undefined };

type Queues = readonly { queue: string; count: number }[];
/** Undefined where a reader sees none of these queues. */
const sumOf = (queues: Queues, names: readonly string[]): number | undefined => {
  const own = queues.filter(({ queue }) => names.includes(queue));
  return own.length === 0 ? undefined : own.reduce((sum, { count }) => sum + count, 0);
};

/** The entries of a menu, in the order of its pages. */
export function useMenu(
  pages: readonly MenuPage[],
  queues: Queues,
  groups: Readonly<Record<string, MessageDescriptor>> = {},
): readonly Place[] {
  const { _ } = useLingui();
  return pages.flatMap(({ path, title, menu }): Place[] => {
    if (menu === undefined) return [];
    const { group, waits, unlessWaits, ...entry } = menu;
    const heading = group === undefined ? undefined : groups[group];
    return [
      {
        ...entry,
        to: path,
        label: _(title),
        waiting: queues.some(({ queue }) => queue === unlessWaits) ? undefined : sumOf(queues, [waits ?? []].flat()),
        ...(heading !== undefined && { group: _(heading) }),
      },
    ];
  });
}
