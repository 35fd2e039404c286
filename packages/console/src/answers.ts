/** Who waits for the answer to a form that was sent, by the key of its call. */
const waiting = new Map<string, (answer: unknown) => void>();

/** Asks for the answer to a call as soon as it is there. @returns what ends that */
export function awaitAnswer(key: string, tell: (answer: unknown) => void): () => void {
  waiting.set(key, tell);
  return () => void waiting.delete(key);
}

/**
 * Hands the answer to the sender of the form, before the router reads the page anew with it: what comes of that may draw the
 * form afresh, and one that is drawn afresh would never hear that it was saved.
 */
export function tellAnswer(key: string, answer: unknown): void {
  const tell = waiting.get(key);
  waiting.delete(key);
  tell?.(answer);
}
