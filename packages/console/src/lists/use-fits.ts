import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

type Fit = { place: RefObject<HTMLDivElement | null>; table: RefObject<HTMLTableElement | null>; fits: boolean };

/**
 * Whether a table fits into its place. Long words, sums of eight figures and columns that a person has chosen can need more than
 * a laptop has; a table that is wider than its place would push the page out of the window.
 * @param content the keys of its columns and rows: other ones are measured anew, the same ones stay as they are while they change
 */
export function useFits(content: string): Fit {
  const place = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  /** What was too wide, and how wide it has to be, in CSS pixels. */
  const [tooWide, setTooWide] = useState<{ content: string; width: number } | null>(null);
  const needed = tooWide !== null && tooWide.content === content ? tooWide.width : null;
  useLayoutEffect(() => {
    const outer = place.current;
    const inner = table.current;
    if (!outer || !inner) return undefined;
    const measure = () => {
      if (needed === null) {
        if (inner.offsetWidth > outer.clientWidth) setTooWide({ content, width: inner.offsetWidth });
      } else if (outer.clientWidth >= needed) {
        setTooWide(null);
      }
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(outer);
    sizes.observe(inner);
    return () => sizes.disconnect();
  }, [content, needed]);
  return { place, table, fits: needed === null };
}
