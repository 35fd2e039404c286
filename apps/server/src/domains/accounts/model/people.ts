/** An operator's account, and in whose hands it is besides its owner's. */
export interface Handed {
  readonly id: number;
  readonly hands: readonly number[];
}

/** Who may be at the keyboard of an account: its owner, and anyone who had it in hand since another operator last confirmed whose it is. */
export const peopleBehind = ({ id, hands }: Handed): number[] => [id, ...hands.filter((one) => one !== id)];

/** Whether two accounts are two people: nobody may be at the keyboard of both. */
export const areTwoPeople = (one: readonly number[], other: readonly number[]): boolean => !one.some((person) => other.includes(person));

/** The hands an account is in once somebody had it in hand; whose own account is in other hands leads those along. */
export const takenInHand = (account: Handed, by: Handed): number[] =>
  [...new Set([...account.hands, ...peopleBehind(by)])].filter((one) => one !== account.id).toSorted((a, b) => a - b);
