import type { ByLocale } from '../model.ts';

/** Levels of the tree; any of them may hold goods. */
export const levelsMax = 3;

/** A category as operators keep it. */
export interface KeptCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly level: number;
  readonly names: ByLocale<string>;
  readonly picture: string | null;
  readonly isHidden: boolean;
  readonly version: number;
}
type Placed = Pick<KeptCategory, 'id' | 'parentId' | 'level' | 'names'>;

/** Ids of a category and of all below it, top first. */
export const withBelow = (tree: readonly Placed[], id: number): number[] => {
  const children = Map.groupBy(tree, (c) => c.parentId);
  const walk = (at: number): number[] => [at, ...(children.get(at) ?? []).flatMap((c) => walk(c.id))];
  return walk(id);
};

/** How a name is compared with its sisters': case and outer space aside. */
export const nameKey = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** A name that a category of this parent has already, in whatever language; null when there is none. */
export const sisterNamed = (
  tree: readonly Placed[],
  parentId: number | null,
  names: ByLocale<string>,
  except: ReadonlySet<number>,
): string | null => {
  const taken = new Set(
    tree.filter((c) => c.parentId === parentId && !except.has(c.id)).flatMap((c) => Object.values(c.names).map(nameKey)),
  );
  return Object.values(names).find((name) => taken.has(nameKey(name))) ?? null;
};

/** Why a category cannot stand below a parent: it would stand below itself, or something below it on a fourth level. */
export const placeFault = (tree: readonly Placed[], id: number, parentId: number | null): 'categoryCircle' | 'categoryTooDeep' | null => {
  const branch = new Set(withBelow(tree, id));
  if (parentId !== null && branch.has(parentId)) return 'categoryCircle';
  const levelOf = new Map(tree.map((c) => [c.id, c.level]));
  const depth = Math.max(...[...branch].map((one) => levelOf.get(one) ?? 1)) - (levelOf.get(id) ?? 1);
  return (parentId === null ? 1 : (levelOf.get(parentId) ?? 0) + 1) + depth > levelsMax ? 'categoryTooDeep' : null;
};
