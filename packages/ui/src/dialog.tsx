import { useEffect, useId, useRef, type ReactNode } from 'react';
import { X } from './icons.ts';

type DialogProps = { title: ReactNode; onClose: () => void; closeLabel: string; children: ReactNode };

/**
 * A question that stands before everything else. Rendered open it works without scripts, in the flow of the page;
 * with them it becomes modal: focus stays inside, Escape closes, focus goes back where it was.
 */
export function Dialog({ title, onClose, closeLabel, children }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    // Escape and a press beside the box both mean "not now".
    const onCancel = (event: Event) => {
      event.preventDefault();
      close.current();
    };
    const onPress = (event: Event) => {
      if (event.target === dialog) close.current();
    };
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('click', onPress);
    dialog.removeAttribute('open');
    dialog.showModal();
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('click', onPress);
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      open
      aria-labelledby={id}
      className="w-[min(32rem,calc(100vw-2rem))] rounded-3 border border-line bg-paper p-0 shadow-3"
    >
      <div className="grid gap-4 p-5 md:p-6">
        <div className="flex items-start gap-4">
          <h2 id={id} className="flex-1 text-xl font-semibold">
            {title}
          </h2>
          <button
            type="button"
            aria-label={closeLabel}
            onClick={onClose}
            className="-m-2 grid size-11 shrink-0 place-items-center rounded-2 hover:bg-sunk noscript:hidden"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
