/** What of a place the menu is grouped by. */
type Grouped = { readonly to: string; readonly group?: string | undefined; readonly exact?: boolean };
export type MenuGroup<P> = { readonly name: string; readonly places: readonly P[] };

/** So many entries a menu shows as they are; more are gathered in groups, one of which is open. */
const openMost = 14;
export const isLongMenu = (places: readonly unknown[]): boolean => places.length > openMost;

/** Entries by their groups, in the order in which each group comes first. */
export const menuGroups = <P extends Grouped>(places: readonly P[]): readonly MenuGroup<P>[] =>
  [...Map.groupBy(places, ({ group }) => group ?? '')].map(([name, own]) => ({ name, places: own }));

const isAt = ({ to, exact = false }: Grouped, pathname: string): boolean => {
  const path = to.split('?')[0] ?? to;
  return pathname === path || (!exact && pathname.startsWith(`${path}/`));
};
/** The group in which the open page stands; null for a page of none. */
export const groupAt = (places: readonly Grouped[], pathname: string): string | null =>
  places.find((place) => isAt(place, pathname))?.group ?? null;
