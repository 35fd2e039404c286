import {
  EvaluateFilter,
  IndexPage,
  Pages,
  ReviewCard,
  SearchField,
  ask,
  at,
  pageOf,
  readEvaluate,
  rowsPerPage,
  sending,
  sheetHref,
  useFormat,
} from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { reviewFilter } from '@kyakhta/contract/values';
import { Button, EmptyState, LinkButton, SearchX, Star } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ReviewReply } from '../../forms/review-reply.tsx';

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const all = searchParams.get('view') === 'all';
  const evaluate = readEvaluate(searchParams);
  const q = (searchParams.get('q') ?? '').trim().slice(0, 200);
  const current = pageOf(searchParams);
  const filter = { evaluate, ...(!all && { replied: 0 }), prodName: q || undefined };
  const page = await ask(request, 'GET /shop/admin/comment/page', { ...filter, current, size: rowsPerPage });
  return { page, filter, all, evaluate, q, current };
}

export const action = sending('PUT /shop/admin/comment/reply');

type ReviewsQuery = { all?: boolean; evaluate?: number | undefined; q?: string | undefined; page?: number | undefined };
const reviewsHref = ({ all, evaluate, q, page }: ReviewsQuery): string =>
  at('/reviews', { view: all ? 'all' : undefined, evaluate, q, page: page !== undefined && page > 1 ? page : undefined });

/** What buyers say of the store's goods: those that wait for a reply, or all. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, filter, all, evaluate, q, current } = useLoaderData<typeof loader>();
  // Each reply that was begun stays open: what was typed is not lost by looking at another.
  const [answering, setAnswering] = useState<ReadonlySet<number>>(new Set());
  const here: ReviewsQuery = { all, evaluate: evaluate === reviewFilter.all ? undefined : evaluate, q: q || undefined };
  const narrowed = here.evaluate !== undefined || q !== '' || current > 1;
  const count = number(page.total);
  return (
    <IndexPage
      title={t`Reviews`}
      tabsLabel={t`Reviews by state`}
      tabs={[
        {
          href: reviewsHref({ ...here, all: false }),
          label: t({ message: 'Unanswered', comment: 'Tab: reviews without a reply' }),
          count: number(page.counts.unanswered),
          current: !all,
        },
        {
          href: reviewsHref({ ...here, all: true }),
          label: t({ message: 'All', context: 'reviews', comment: 'Tab: all reviews' }),
          count: number(page.counts.all),
          current: all,
        },
      ]}
      search={<SearchField name="q" label={t`Product`} value={q} keep={{ ...(all && { view: 'all' }) }} />}
      exportHref={sheetHref('GET /shop/admin/comment/export', filter)}
      chips={
        q
          ? [
              {
                key: 'q',
                label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }),
                without: reviewsHref({ ...here, q: undefined }),
              },
            ]
          : []
      }
      summary={t({ message: `Reviews: ${count}`, comment: 'How many reviews the list holds' })}
    >
      <EvaluateFilter chosen={evaluate} href={(to) => reviewsHref({ ...here, evaluate: to })} />
      {page.records.length > 0 ? (
        <ul className="grid gap-3">
          {page.records.map((review) => (
            <li key={review.commId}>
              <ReviewCard review={review}>
                {review.replyContent !== null ? null : answering.has(review.commId) ? (
                  <ReviewReply
                    commId={review.commId}
                    onClose={() => setAnswering((now) => new Set([...now].filter((id) => id !== review.commId)))}
                  />
                ) : (
                  <div>
                    <Button size="sm" variant="ghost" onClick={() => setAnswering((now) => new Set([...now, review.commId]))}>
                      {t({ message: 'Reply', comment: 'Button: answer a review' })}
                    </Button>
                  </div>
                )}
              </ReviewCard>
            </li>
          ))}
        </ul>
      ) : narrowed ? (
        <EmptyState
          icon={SearchX}
          title={t`No review matches`}
          action={<LinkButton href={reviewsHref({ all: true })}>{t`See all reviews`}</LinkButton>}
        />
      ) : (
        <EmptyState icon={Star} title={all ? t`No reviews yet` : t`No review waits for a reply`}>
          {t`Buyers can review goods once they have received them. A friendly reply is read by everyone who looks at the product.`}
        </EmptyState>
      )}
      <Pages current={current} pages={page.pages} href={(next) => reviewsHref({ ...here, page: next })} />
    </IndexPage>
  );
}
