/**
 * Enter presses the first button of a form: where that one sends a code, or takes a picture out, this stands before it and
 * sends the form.
 * @param waits something of the form is still on its way: Enter sends nothing until it is there
 */
export function DefaultSubmit({ waits = false }: { waits?: boolean }) {
  // Not disabled: the browser would press the next button instead.
  return (
    <button type="submit" tabIndex={-1} aria-hidden onClick={waits ? (event) => event.preventDefault() : undefined} className="sr-only" />
  );
}
