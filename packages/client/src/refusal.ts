import type { Problem } from '@kyakhta/contract/types';
import { code } from '@kyakhta/contract/values';

/** Statuses of pages by what the call was refused for; whatever ends in Unknown is 404. */
const statuses: Readonly<Record<string, number>> = { notPermitted: 403, productUnavailable: 410 };

/** The HTTP status of a page that cannot be made because its call was refused. */
export function pageStatusOf({ code: said, data }: { readonly code: string; readonly data: Problem | null }): number {
  if (said === code.serverError) return 500;
  if (said === code.tooManyRequests) return 429;
  const known = statuses[data?.failure ?? ''];
  if (known !== undefined) return known;
  return said === code.argumentNotValid || data?.failure?.endsWith('Unknown') ? 404 : 400;
}
