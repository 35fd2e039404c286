const faulty = '[aria-invalid="true"]:not(:disabled)';

/** Puts the focus on the first field of a form with which something is wrong, where there is one. */
export function focusFirstFault(form: Element | null | undefined): void {
  form?.querySelector<HTMLElement>(faulty)?.focus();
}

/** A person who sends a form is taken to what is wrong in it, in every form of a console: the form marks its fields once it was tried to send it. */
export function takeToFaults(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement) requestAnimationFrame(() => focusFirstFault(target));
  });
}
