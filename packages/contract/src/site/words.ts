import { z } from 'zod';
import { anyText } from '../fields.ts';
import { siteWordChars } from '../values/enumerations.ts';
import { locales } from '../values/locales.ts';

/** One line by language: it is in a title or beside a logo. */
const line = (most: number) =>
  z.partialRecord(
    z.enum(locales),
    anyText(most)
      .trim()
      .regex(/^\P{Cc}*$/u, { message: 'wrong' }),
  );

/** What the site calls itself, and how it greets; an empty text is none. */
export const siteWords = z.object({
  title: line(siteWordChars.title),
  logoText: line(siteWordChars.logoText),
  welcome: line(siteWordChars.welcome),
});
