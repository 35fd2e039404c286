import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Kinds of later work that this domain answers for, with what each is told. */
export const siteWork = {
  /** A version of the terms becomes valid. */
  'site.turnTerms': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof siteWork> {}
}
