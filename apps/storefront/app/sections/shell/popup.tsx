import { cx } from '@kyakhta/ui';
import { useEffect, useLayoutEffect, useRef, type MouseEvent, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router';

type PopupProps = {
  summary: ReactNode;
  label?: string;
  className?: string;
  summaryClass?: string;
  panelClass?: string;
  onOpen?: () => void;
  /** A mouse that rests on it opens it, and closes it again by going away. */
  byResting?: boolean;
  children: ReactNode;
};

/** How long a mouse rests before it opens, or is away before it closes: on its way elsewhere it crosses much. */
const restMs = 150;

/** Opens and closes a disclosure under a mouse. A press on one that is open by that keeps it open. */
function useResting(box: RefObject<HTMLDetailsElement | null>, isOn: boolean) {
  const timer = useRef<number | undefined>(undefined);
  const isByResting = useRef(false);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (!isOn) return {};
  const later = (event: PointerEvent, act: (details: HTMLDetailsElement) => void) => {
    window.clearTimeout(timer.current);
    if (event.pointerType !== 'mouse') return;
    timer.current = window.setTimeout(() => {
      if (box.current) act(box.current);
    }, restMs);
  };
  return {
    onPointerEnter: (event: PointerEvent) =>
      later(event, (details) => {
        isByResting.current ||= !details.open;
        details.open = true;
      }),
    onPointerLeave: (event: PointerEvent) =>
      later(event, (details) => {
        if (isByResting.current) details.open = false;
        isByResting.current = false;
      }),
    onClick: (event: MouseEvent<HTMLDetailsElement>) => {
      window.clearTimeout(timer.current);
      const isSummary = event.target instanceof Element && event.target.closest('summary') !== null;
      if (isByResting.current && event.currentTarget.open && isSummary) event.preventDefault();
      isByResting.current = false;
    },
  };
}

/** A disclosure that hangs under its button. Works without scripts; with them Escape, a click elsewhere and a new page close it. */
export function Popup({ summary, label, className, summaryClass, panelClass, onOpen, byResting = false, children }: PopupProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const resting = useResting(box, byResting);
  const { key } = useLocation();
  const shownOn = useRef(key);
  useLayoutEffect(() => {
    if (box.current && shownOn.current !== key) box.current.open = false;
    shownOn.current = key;
  }, [key]);
  // It was opened before the scripts heard of it.
  useEffect(() => {
    if (box.current?.open) onOpen?.();
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  useEffect(() => {
    const close = (event: Event) => {
      const details = box.current;
      if (!details?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        details.open = false;
        details.querySelector('summary')?.focus();
      } else if (event.target instanceof Node && !details.contains(event.target)) {
        details.open = false;
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
    };
  }, []);
  return (
    <details
      ref={box}
      {...resting}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
      className={cx('group/popup relative', className)}
    >
      <summary aria-label={label} className={summaryClass}>
        {summary}
      </summary>
      <div className={cx('absolute end-0 top-full z-40 mt-2 rounded-3 border border-line bg-paper p-4 text-ink shadow-3', panelClass)}>
        {children}
      </div>
    </details>
  );
}
