export { addReview, replyToReview, reviewsTag } from './actions.ts';
export { type ReviewText, shortenName } from './model.ts';
export { countReviewed as reviewedLines, sumReviews } from './store.ts';
