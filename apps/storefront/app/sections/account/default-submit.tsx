/** Enter presses the first button of a form: where that one sends a code, this stands before it and sends the form. */
export function DefaultSubmit() {
  return <button type="submit" tabIndex={-1} aria-hidden className="sr-only" />;
}
