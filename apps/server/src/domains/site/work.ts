import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const siteWork = {
  /** A version of the terms becomes valid. */
  'site.turnTerms': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof siteWork> {}
}
