import { sending } from '@kyakhta/console';
import { redirect, type RouteObject } from 'react-router';
import { reviewsHref, reviewsSend } from './reviews-href.ts';

/** Whoever opens an address that only takes what is sent sees the list instead. */
const loader = () => redirect(reviewsHref({}));

export const reviewsSending: RouteObject[] = [
  { path: reviewsSend.hide, loader, action: sending('PUT /platform/comment/hide') },
  { path: reviewsSend.show, loader, action: sending('PUT /platform/comment/show') },
];
