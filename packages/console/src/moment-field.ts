const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as a field of date and time holds it: on the clock of the person who types. Empty for none. */
export function toMomentField(iso: string | null): string {
  if (iso === null) return '';
  const at = new Date(iso);
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** What such a field holds as an instant, ISO 8601 in UTC; null when it is empty. */
export const fromMomentField = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());
