import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Makes a `<dialog>` stand before everything else while it is there: focus stays inside, Escape and a press beside the
 * box close it, focus goes back where it was.
 * @param onKeyDown hears keys pressed inside
 * @returns the dialog's ref
 */
export function useModal(onClose: () => void, onKeyDown?: (event: KeyboardEvent) => void): RefObject<HTMLDialogElement | null> {
  const box = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const press = useEffectEvent((event: KeyboardEvent) => onKeyDown?.(event));
  // With what is drawn: a key that is pressed as soon as a question is seen, or is gone, goes where it should.
  useLayoutEffect(() => {
    const dialog = box.current;
    if (!dialog) return;
    const before = document.activeElement;
    const onKey = (event: KeyboardEvent) => press(event);
    // Escape and a press beside the box both mean "not now".
    const onCancel = (event: Event) => {
      event.preventDefault();
      close();
    };
    // A text drawn over from inside, or a box that came up under a press that had begun, ends beside it without meaning it.
    let beganBeside = false;
    const onDown = (event: Event) => {
      beganBeside = event.target === dialog;
    };
    const onPress = (event: Event) => {
      if (beganBeside && event.target === dialog) close();
    };
    dialog.addEventListener('keydown', onKey);
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('pointerdown', onDown);
    dialog.addEventListener('click', onPress);
    // One that was rendered open, for readers without scripts, is not modal yet.
    dialog.removeAttribute('open');
    dialog.showModal();
    return () => {
      dialog.removeEventListener('keydown', onKey);
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('pointerdown', onDown);
      dialog.removeEventListener('click', onPress);
      dialog.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return box;
}
