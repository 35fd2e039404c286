/** What of a variant can be ordered at all: whole cartons, from a least number of pieces on. */
export interface Steps {
  readonly minimum: number;
  readonly cartonQuantity: number;
}
const down = (pieces: number, step: number): number => Math.floor(pieces / step) * step;
const up = (pieces: number, step: number): number => Math.ceil(pieces / step) * step;

/**
 * The pieces that may be held of a variant: a share of what would be free without those who hold them, in whole cartons. The
 * least that can be ordered is always allowed, so that the last carton can be bought; no share at all allows nothing.
 * @param pieces free ones, and those held by whom the share is for
 * @param percent 0 to 100
 */
export const shareOf = (pieces: number, percent: number, { minimum, cartonQuantity }: Steps): number =>
  percent === 0 ? 0 : Math.max(down(Math.floor((pieces * percent) / 100), cartonQuantity), up(Math.max(1, minimum), cartonQuantity));

/** What may be added to what is held already, in whole cartons. */
export const leftOfShare = (share: number, held: number, { cartonQuantity }: Steps): number =>
  down(Math.max(0, share - held), cartonQuantity);

/**
 * Whether a count may be believed. Pieces are sold while somebody writes: a count that raises what is on hand needs what its
 * writer saw there, and one that says what was seen needs that to be there still.
 */
export const isSeen = (count: number, onHand: number, seen: number | undefined): boolean =>
  seen === undefined ? count <= onHand : seen === onHand;
