import type { Person } from './person.ts';

/** What a page says that a file would raise. */
export const raises = (say: Person['say'], variants: number, much: string): string =>
  say(
    '{variants, plural, one {The file raises the stock of # variant by {much} in all} other {The file raises the stock of # variants by {much} in all}}',
    { variants, much },
  );
