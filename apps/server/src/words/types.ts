import type * as failures from './en/failures.ts';
import type * as fields from './en/fields.ts';
import type { en } from './en/index.ts';
import type * as mails from './en/mails.ts';
import type * as names from './en/names.ts';
import type * as papers from './en/papers.ts';
import type * as sheets from './en/sheets.ts';

/** Name of a sentence; English is the measure of what there is. */
export type WordId = keyof typeof en;
/** A catalogue with every sentence. */
export type Words = Readonly<Record<WordId, string>>;

type Themes = typeof failures & typeof fields & typeof mails & typeof names & typeof papers & typeof sheets;
/** The sentences of one theme. */
export type WordsOf<T extends keyof Themes> = Readonly<Record<keyof Themes[T], string>>;
