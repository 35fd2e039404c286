import type { en } from './en.ts';

/** Name of a sentence; English is the measure of what there is. */
export type WordId = keyof typeof en;
/** A catalogue with every sentence. */
export type Words = Readonly<Record<WordId, string>>;
