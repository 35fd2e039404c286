import { byMoscowTime, languageTag, type Locale } from '@kyakhta/contract';

/** An instant by which something is to be done, as a person reads it where she is, with the zone of that clock. */
export const writtenDeadline = (at: Date, locale: Locale, timeZone: string): string =>
  byMoscowTime(
    new Intl.DateTimeFormat(languageTag[locale], {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZoneName: 'short',
      timeZone,
    }).format(at),
    locale,
    timeZone,
  );
