import type { Tree } from './category-tree.ts';

/** Under another category, or into it. */
export type ElsewhereWay = 'move' | 'merge';

/** What all rows of the tree share. */
export type TreeHands = {
  tree: Tree;
  /** Ids that are shown while somebody searches; null: all. */
  found: ReadonlySet<number> | null;
  isOpen: (id: number) => boolean;
  toggle: (id: number) => void;
  chosen: number | null;
  choose: (id: number) => void;
  /** Under which category one is being added; 0 is the top. */
  addingTo: number | null;
  add: (parentId: number | null) => void;
  dragged: number | null;
  drag: (id: number | null) => void;
  /** Asks where a category goes. Asked beside the tree: once it has moved, its row is another one. */
  putElsewhere: (way: ElsewhereWay, id: number) => void;
  /** An order is on its way. */
  moving: boolean;
  place: (parentId: number, ids: readonly number[]) => void;
};
