import { listColumnsMax } from '@kyakhta/contract/values';
import type { Column } from './column.ts';

/** How a person has arranged a list. */
export type Arrangement = {
  list: string;
  version: number;
  columns: readonly string[];
  views: readonly SavedView[];
  defaultView: number | null;
};
export type SavedView = { viewId: number; name: string; query: string; columns: readonly string[] };

/** What a list is called: its address below the base. */
export const listOf = (pathname: string): string => pathname.replaceAll(/^\/+|\/+$/g, '');

/** A list that was never arranged. */
export const unarranged = (list: string): Arrangement => ({ list, version: 0, columns: [], views: [], defaultView: null });

/** What the address says of a list, always in one order and without its page: two that mean the same are the same text. */
export const queryOf = (search: string): string => {
  const params = new URLSearchParams(search);
  params.delete('page');
  for (const [name, value] of params.entries().toArray()) if (value === '') params.delete(name, value);
  params.sort();
  return params.toString();
};

/** A view that shows what is asked for now; where several do, the one that was opened last, or the one that opens first. */
export const openView = (views: readonly SavedView[], query: string, last: number | null, first: number | null): SavedView | null => {
  const fitting = views.filter((view) => view.query === query);
  const named = (id: number | null) => fitting.find((view) => view.viewId === id);
  return named(last) ?? named(first) ?? fitting[0] ?? null;
};

type Placed = Pick<Column<unknown>, 'key' | 'card' | 'quiet'>;
/** The name of a row is always there, and what can be done with it. */
export const isFixed = ({ card, quiet }: Placed): boolean => card === 'title' || quiet === true;

/**
 * Columns in the chosen order, each with whether it is shown. A chosen key the list does not know is passed over; a
 * column nobody chose about stands behind the one it follows in the list; what can be done with a row stands last.
 */
export function arranged<C extends Placed>(columns: readonly C[], chosen: readonly string[]): { column: C; isShown: boolean }[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const wanted = chosen.map((key) => ({ key: key.replace(/^-/, ''), isShown: !key.startsWith('-') }));
  const placed = wanted.flatMap(({ key, isShown }, at) => {
    const column = byKey.get(key);
    const isFirst = wanted.findIndex((other) => other.key === key) === at;
    return column && isFirst ? [{ column, isShown: isShown || isFixed(column) }] : [];
  });
  for (const [at, column] of columns.entries()) {
    if (placed.some((one) => one.column === column)) continue;
    const before = columns[at - 1];
    const place = before ? placed.findIndex((one) => one.column === before) + 1 : 0;
    placed.splice(place, 0, { column, isShown: true });
  }
  return [...placed.filter(({ column }) => !column.quiet), ...placed.filter(({ column }) => column.quiet)];
}

/**
 * The keys by which a choice is kept. What was chosen before about columns that are not among these stays: views of one
 * page may have different ones.
 */
export const keysOf = (list: readonly { column: Placed; isShown: boolean }[], before: readonly string[]): string[] => {
  const here = new Set(list.map(({ column }) => column.key));
  const others = before.filter((key) => !here.has(key.replace(/^-/, '')));
  return [...list.map(({ column, isShown }) => (isShown ? column.key : `-${column.key}`)), ...others].slice(0, listColumnsMax);
};
