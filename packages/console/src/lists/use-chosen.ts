import { useState } from 'react';

/** The rows of a page that a person has chosen, by what they go by. */
export type Chosen<K> = {
  /** Those that can be chosen on this page. */
  all: readonly K[];
  keys: ReadonlySet<K>;
  set: (keys: Iterable<K>) => void;
  mark: (key: K, isOn: boolean) => void;
};

/** How a table says which of its rows are chosen: whether one is, null where it cannot be, and what it is called. */
export type ChooseRows<R> = {
  isChosen: (row: R) => boolean | null;
  onChoose: (row: R, isChosen: boolean) => void;
  name: (row: R) => string;
};
/** The boxes before the rows of a table; none where no row can be chosen. */
export function chooseRows<R, K>(chosen: Chosen<K>, keyOf: (row: R) => K, name: (row: R) => string): ChooseRows<R> | undefined {
  if (chosen.all.length === 0) return undefined;
  return {
    isChosen: (row) => (chosen.all.includes(keyOf(row)) ? chosen.keys.has(keyOf(row)) : null),
    onChoose: (row, isChosen) => chosen.mark(keyOf(row), isChosen),
    name,
  };
}

/** Which are chosen among the rows that are shown: what has left the page is not chosen any more. */
export function useChosen<K extends string | number>(all: readonly K[]): Chosen<K> {
  const [marked, setMarked] = useState<ReadonlySet<K>>(new Set());
  const keys = new Set(all.filter((key) => marked.has(key)));
  return {
    all,
    keys,
    set: (next) => setMarked(new Set(next)),
    mark: (key, isOn) => setMarked(new Set(isOn ? [...keys, key] : [...keys].filter((other) => other !== key))),
  };
}
