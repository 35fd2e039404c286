import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { CircleAlert, CircleCheck, X } from './icons.ts';
import { cx } from './cx.ts';

type Toast = { key: number; tone: 'good' | 'error'; text: string; action?: ReactNode };
type Say = (toast: Omit<Toast, 'key'>) => void;

const ToastContext = createContext<Say>(() => {});

/** Say something that needs no answer. Good news leaves by itself; an error once the person goes on with something. */
export const useToast = () => use(ToastContext);

const SHOWN_MS = 1500;
const WITH_ACTION_MS = 8000;
let keys = 0;

export function ToastRegion({ label, closeLabel, children }: { label: string; closeLabel: string; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const say = useCallback<Say>((toast) => setToasts((all) => [...all.slice(-2), { ...toast, key: ++keys }]), []);
  const drop = useCallback((key: number) => setToasts((all) => all.filter((toast) => toast.key !== key)), []);
  const shown = useMemo(() => toasts, [toasts]);
  return (
    <ToastContext value={say}>
      {children}
      <div
        role="region"
        aria-label={label}
        aria-live="polite"
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 grid justify-items-center gap-2 p-4"
      >
        {shown.map((toast) => (
          <ToastCard key={toast.key} toast={toast} closeLabel={closeLabel} drop={drop} />
        ))}
      </div>
    </ToastContext>
  );
}

function ToastCard({ toast, closeLabel, drop }: { toast: Toast; closeLabel: string; drop: (key: number) => void }) {
  const { key, tone, text, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  // With the card itself: a key that is pressed as soon as it can be seen counts.
  useLayoutEffect(() => {
    // Who reads slowly does nothing meanwhile: no clock runs until the next press or key, none while it is pointed at.
    if (tone === 'error') {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const leave = () => {
        clearTimeout(timer);
        timer = setTimeout(() => card.current?.matches(':hover,:focus-within') || drop(key), SHOWN_MS);
      };
      const events = ['pointerdown', 'keydown'];
      for (const name of events) addEventListener(name, leave);
      return () => {
        clearTimeout(timer);
        for (const name of events) removeEventListener(name, leave);
      };
    }
    const timer = setTimeout(() => drop(key), action ? WITH_ACTION_MS : SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key, tone, action, drop]);
  const Icon = tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div
      ref={card}
      role={tone === 'error' ? 'alert' : undefined}
      className="pointer-events-auto flex max-w-lg items-center gap-3 rounded-2 bg-foot py-2 ps-4 pe-2 text-sm text-foot-ink shadow-3"
    >
      <Icon aria-hidden className={cx('size-5 shrink-0', tone === 'error' && 'text-amber-mark')} />
      <span className="py-1.5">{text}</span>
      {action}
      <button
        type="button"
        aria-label={closeLabel}
        onClick={() => drop(key)}
        className="grid size-9 shrink-0 place-items-center rounded-1 hover:bg-foot-line"
      >
        <X aria-hidden className="size-4" />
      </button>
    </div>
  );
}
