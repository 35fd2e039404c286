/** How long the page of a product that cannot be opened is shown before the page before it comes back. */
export const backAfterMs = 1500;

/**
 * Goes back soon, unless the person begins to do something herself.
 * @param touched where her doing is heard
 * @returns takes it back
 */
export function goBackSoon(back: () => void, touched: EventTarget): () => void {
  const stop = new AbortController();
  const timer = setTimeout(() => {
    stop.abort();
    back();
  }, backAfterMs);
  const cancel = () => {
    clearTimeout(timer);
    stop.abort();
  };
  for (const name of ['pointerdown', 'keydown']) touched.addEventListener(name, cancel, { signal: stop.signal });
  return cancel;
}
