import { hideReasonCharsMax, orderStatus, reviewCharsMax, reviewPicturesMax } from '@kyakhta/contract';
import { charactersOf, isBlank } from '../../runtime/typed-text.ts';

/** A character may carry marks without end; this bounds what is stored of 150 of them, in UTF-16 units. */
const unitsMax = 2000;
/** Received, or closed well after that: the states of an order in which its goods can be judged. */
const reviewable: readonly number[] = [orderStatus.pendingEvaluation, orderStatus.evaluated, orderStatus.completed];
export const isReviewable = (status: number): boolean => reviewable.includes(status);

/** What a buyer says of a line. */
export interface ReviewText {
  /** Whole stars, 1 to 5. */
  readonly score: number;
  readonly content: string;
  /** Paths of stored pictures. */
  readonly pictures: readonly string[];
  readonly anonymous: boolean;
}

/** Paths of stored files are plain and relative; they travel joined by comma. */
const picturePath = /^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/;

/** Words fit to be shown: well-formed, something to read, no longer than a review may be. */
const isReadable = (content: string): boolean =>
  content.isWellFormed() &&
  !content.includes('\u0000') &&
  !isBlank(content) &&
  content.length <= unitsMax &&
  charactersOf(content).length <= reviewCharsMax;

/** The first field of a review that breaks a rule, or null when it may be written. `content` is already trimmed. */
export const faultOfReview = (review: ReviewText): 'score' | 'content' | 'pics' | null => {
  if (!Number.isInteger(review.score) || review.score < 1 || review.score > 5) return 'score';
  if (!isReadable(review.content)) return 'content';
  if (review.pictures.length > reviewPicturesMax || review.pictures.some((p) => p.length > 200 || !picturePath.test(p))) return 'pics';
  return null;
};
/** Whether a store may answer with these words: as long as a review may be. */
export const isReply = isReadable;

/** Why a review is hidden, fit to be read by its writer: as well-formed, and a little longer. */
export const isReason = (reason: string): boolean =>
  reason.isWellFormed() && !reason.includes('\u0000') && !isBlank(reason) && reason.length <= hideReasonCharsMax;

/** A name that says it is somebody without saying who: `Ма***а`; of a short one only how it begins. */
export const shortenName = (name: string): string => {
  const all = charactersOf(name.trim());
  const [first = '', second = ''] = all;
  return all.length < 4 ? `${first}***` : `${first}${second}***${all.at(-1) ?? ''}`;
};
