/** The one clock of a process: the machine's time plus an offset that demo and tests may move. */
export interface Clock {
  now(): Date;
  /** Seconds that this process adds to the machine's time. */
  offsetSeconds(): number;
  setOffsetSeconds(seconds: number): void;
}

export const systemClock = (offsetSeconds = 0): Clock => {
  let offset = offsetSeconds;
  return {
    now: () => new Date(Date.now() + offset * 1000),
    offsetSeconds: () => offset,
    setOffsetSeconds: (seconds) => {
      offset = seconds;
    },
  };
};

export const addSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000);
export const addMinutes = (at: Date, minutes: number): Date => addSeconds(at, minutes * 60);
export const addHours = (at: Date, hours: number): Date => addSeconds(at, hours * 3600);
export const addDays = (at: Date, days: number): Date => addSeconds(at, days * 86_400);

/** The hour (UTC) of what is done once a night. */
const nightHour = 3;
/** In the hour in which a night's work is done; what is made up for when a process starts is at another hour, as a rule. */
export const isAtNight = (at: Date): boolean => at.getUTCHours() === nightHour;
/** The next night's hour after an instant. */
export const nextNight = (at: Date): Date => {
  const next = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate(), nightHour));
  return next > at ? next : addDays(next, 1);
};
