import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** The counts of a frame are asked for again on another page, after a change and when asked to, not for each filter. */
export const frameAgain = ({ currentUrl, nextUrl, formMethod, actionStatus }: ShouldRevalidateFunctionArgs): boolean => {
  if (formMethod !== undefined) return actionStatus === undefined || actionStatus < 400;
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search;
};
