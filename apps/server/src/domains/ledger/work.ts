import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Job kinds that this domain handles, with their payloads. */
export const ledgerWork = {
  'ledger.prove': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof ledgerWork> {}
}
