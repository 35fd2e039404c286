import { at, type Query } from './base.ts';
import { pageOf, rowsPerPage } from './paging.ts';

/** What the address of a queue says: which of its views, where it is not the first, and which page of it; or `only` what goes by a number. */
export type QueueQuery<View extends string> = { view?: View | undefined; page?: number | undefined; only?: string | undefined };
export type QueueHref<View extends string> = (query?: QueueQuery<View>) => string;

/** The addresses of a queue that stands at `path`, narrowed by `filter`. */
export const queueHref =
  <View extends string>(path: string, filter: Query = {}): QueueHref<View> =>
  ({ view, page, only } = {}) =>
    at(path, { view, ...filter, only, page: page !== undefined && page > 1 ? page : undefined });

/** One page of a queue: its view is undefined where it is the first, and neither counts where `only` one thing is asked for. */
export type Queue<View extends string, Page> = { page: Page; view: View | undefined; current: number; only?: string | undefined };

/**
 * Reads the page of a queue that an address names. `views` are those beside the first; what the address names
 * otherwise is the first view.
 */
export async function readQueue<View extends string, Page>(
  request: Request,
  views: readonly View[],
  read: (asked: { view: View | undefined; paging: { current: number; size: number }; only: string | undefined }) => Promise<Page>,
): Promise<Queue<View, Page>> {
  const { searchParams } = new URL(request.url);
  const named = searchParams.get('view');
  const view = views.find((one) => one === named);
  const current = pageOf(searchParams);
  const only = searchParams.get('only')?.trim().slice(0, 40) || undefined;
  return { page: await read({ view, paging: { current, size: rowsPerPage }, only }), view, current, only };
}

/** The id that an address asks for; what is none asks for nothing. */
export const onlyId = (only: string | undefined): number | undefined =>
  only !== undefined && /^[1-9]\d{0,8}$/.test(only) ? Number(only) : undefined;
