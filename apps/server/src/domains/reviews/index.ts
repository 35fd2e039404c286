export { addReview, filesOfReview, forgetReviewer, moderateReview, replyToReview, reviewsTag } from './actions.ts';
export { isReviewable, type ReviewText, shortenName } from './model.ts';
export { countReviewed as reviewedLines, selectReviewedSince as reviewedSince, sumReviews } from './store.ts';
