import { cx } from '@kyakhta/ui';
import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

type PopupProps = {
  summary: ReactNode;
  label?: string;
  className?: string;
  summaryClass?: string;
  panelClass?: string;
  onOpen?: () => void;
  children: ReactNode;
};

/** A disclosure that hangs under its button. Works without scripts; with them Escape, a click elsewhere and a new page close it. */
export function Popup({ summary, label, className, summaryClass, panelClass, onOpen, children }: PopupProps) {
  const box = useRef<HTMLDetailsElement>(null);
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
    <details ref={box} onToggle={(event) => event.currentTarget.open && onOpen?.()} className={cx('group/popup relative', className)}>
      <summary aria-label={label} className={summaryClass}>
        {summary}
      </summary>
      <div className={cx('absolute end-0 top-full z-40 mt-2 rounded-3 border border-line bg-paper p-4 text-ink shadow-3', panelClass)}>
        {children}
      </div>
    </details>
  );
}
