import { messageFlashMs, messageRestMs, notificationMs } from '@kyakhta/contract/values';

/**
 * Lights the message icon on and off when something unread has come; it rests, lit, after a while. For who wants no motion
 * it is lit at once and stays so.
 * @returns takes it back
 */
export function flash(show: (lit: boolean) => void, calm: boolean): () => void {
  let lit = true;
  show(lit);
  if (calm) return () => {};
  const turn = setInterval(() => {
    lit = !lit;
    show(lit);
  }, messageFlashMs);
  const rest = setTimeout(() => {
    clearInterval(turn);
    show(true);
  }, messageRestMs);
  return () => {
    clearInterval(turn);
    clearTimeout(rest);
  };
}

/** Tells of a message outside the page, where the person has allowed it; it closes by itself. */
export function notify(title: string, body: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  const told = new Notification(title, { body });
  setTimeout(() => told.close(), notificationMs);
}
