/**
 * Name of a time zone with how far it is from UTC at an instant: "Yekaterinburg Standard Time, GMT+5". A zone without a name is
 * told by that distance alone, and UTC by its name: languages write for them one and the same distance twice.
 */
export function zoneName(tag: string, timeZone: string, at: number, comma: string): string {
  const part = (timeZoneName: 'shortGeneric' | 'shortOffset' | 'longOffset') =>
    new Intl.DateTimeFormat(tag, { timeZone, timeZoneName }).formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  try {
    const [name, short, long] = [part('shortGeneric'), part('shortOffset'), part('longOffset')];
    if (name !== long && name !== short) return [name, short].join(comma);
    return /[1-9]/.test(long) ? short : 'UTC';
  } catch {
    return timeZone; // A zone this browser does not know.
  }
}
