import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const collectionWork = {
  'collections.retention': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof collectionWork> {}
}
