const partsOf = (at: number, timeZone: string): Record<string, string> => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
};

/** An instant as a field of date and time holds it, on the clock of a zone. */
export function toZoneField(iso: string, timeZone: string): string {
  const { year, month, day, hour, minute } = partsOf(Date.parse(iso), timeZone);
  return `${year}-${month}-${day}T${hour}:${minute}`;
}

/** How far the clock of a zone is ahead of UTC at a moment, in milliseconds, whole minutes. */
const aheadOf = (at: number, timeZone: string): number =>
  Date.parse(`${toZoneField(new Date(at).toISOString(), timeZone)}:00Z`) - Math.floor(at / 60_000) * 60_000;

/** What such a field holds as an instant, ISO 8601 in UTC; null when it is empty or no time. An hour that the clocks skip is the one after. */
export function fromZoneField(text: string, timeZone: string): string | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? Date.parse(`${text}:00Z`) : Number.NaN;
  if (Number.isNaN(asUtc)) return null;
  const first = asUtc - aheadOf(asUtc, timeZone);
  return new Date(asUtc - aheadOf(first, timeZone)).toISOString();
}
