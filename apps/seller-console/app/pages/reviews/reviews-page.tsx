import { EvaluateFilter, ResourcePage, ReviewCard, useFormat } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Button, SearchX, Star } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData } from 'react-router';
import { ReviewReply } from '../../forms/review-reply.tsx';
import { reviews, reviewsHref } from './reviews-resource.ts';

export const loader = reviews.loader;

/** What buyers say of the store's goods: those that wait for a reply, or all. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page, view, narrowed } = list;
  // Each reply that was begun stays open: what was typed is not lost by looking at another.
  const [answering, setAnswering] = useState<ReadonlySet<number>>(new Set());
  const count = number(page.total);
  return (
    <ResourcePage
      of={reviews}
      list={list}
      tabsLabel={t`Reviews by status`}
      tabs={{
        unanswered: { label: t({ message: 'Unanswered', comment: 'Tab: reviews without a reply' }), count: page.counts.unanswered },
        all: { label: t({ message: 'All', context: 'reviews', comment: 'Tab: all reviews' }), count: page.counts.all },
      }}
      search={{ name: 'q', label: t`Product` }}
      chipOf={(name) => (name === 'evaluate' ? null : '')}
      summary={t({ message: `Reviews: ${count}`, comment: 'How many reviews the list holds' })}
      above={<EvaluateFilter chosen={narrowed.evaluate} href={(evaluate) => reviewsHref({ view, ...narrowed, evaluate })} />}
      empty={
        Object.keys(narrowed).length > 0
          ? { icon: SearchX, title: t`No review matches`, all: { label: t`See all reviews`, href: reviewsHref({ view: 'all' }) } }
          : {
              icon: Star,
              title: view === 'all' ? t`No reviews yet` : t`No review waits for a reply`,
              text: t`Buyers can review goods once they have received them. A friendly reply is read by everyone who looks at the product.`,
            }
      }
    >
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
    </ResourcePage>
  );
}
