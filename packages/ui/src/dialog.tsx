import { useId, type ReactNode } from 'react';
import { X } from './icons.ts';
import { useModal } from './use-modal.ts';

type DialogProps = { title: ReactNode; onClose: () => void; closeLabel: string; children: ReactNode };

/**
 * A question that stands before everything else. Rendered open it works without scripts, in the flow of the page;
 * with them it becomes modal: focus stays inside, Escape closes, focus goes back where it was.
 */
export function Dialog({ title, onClose, closeLabel, children }: DialogProps) {
  const box = useModal(onClose);
  const id = useId();
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
