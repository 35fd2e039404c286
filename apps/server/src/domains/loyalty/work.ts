import { nothing, type PayloadsOf } from '../../runtime/later.ts';

/** Kinds of later work that this domain answers for, with what each is told. */
export const loyaltyWork = {
  'loyalty.expirePoints': nothing,
};
declare module '../../runtime/later.ts' {
  interface WorkPayloads extends PayloadsOf<typeof loyaltyWork> {}
}
