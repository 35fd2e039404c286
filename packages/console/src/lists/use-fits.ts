import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Fit = { place: RefObject<HTMLDivElement | null>; table: RefObject<HTMLTableElement | null>; fits: boolean };

/**
 * Whether a table fits into its place. Long words, sums of eight figures and columns that a person has chosen can need more than
 * a laptop has; a table that is wider than its place would push the page out of the window.
 * @param rows what the table shows, as its loader gave it: other rows are measured anew
 * @param columns the keys of the columns that are shown
 */
export function useFits(rows: unknown, columns: string): Fit {
  const place = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  /** What was too wide, and how wide it has to be, in CSS pixels. */
  const [tooWide, setTooWide] = useState<{ rows: unknown; columns: string; width: number } | null>(null);
  const needed = tooWide !== null && tooWide.rows === rows && tooWide.columns === columns ? tooWide.width : null;
  useLayoutEffect(() => {
    const outer = place.current;
    const inner = table.current;
    if (!outer || !inner) return undefined;
    const measure = () => {
      if (needed === null) {
        if (inner.offsetWidth > outer.clientWidth) setTooWide({ rows, columns, width: inner.offsetWidth });
      } else if (outer.clientWidth >= needed) {
        setTooWide(null);
      }
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(outer);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, [rows, columns, needed]);
  return { place, table, fits: needed === null };
}
