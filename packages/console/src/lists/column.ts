import type { ReactNode } from 'react';

/** Where a cell is in a card. */
export type Place = 'title' | 'state' | 'line' | 'fact' | 'end' | 'action';

export type Column<R> = {
  key: string;
  head: ReactNode;
  render: (row: R) => ReactNode;
  numeric?: boolean;
  /** How the cell stands where the table has no room and each row becomes a card. */
  card?: Place;
  /** The heading is there for a screen reader only. */
  quiet?: boolean;
  className?: string | undefined;
};
