import { BulkBar, ChooseBox, EvaluateFilter, ResourcePage, ReviewCard, useBulk, useChosen, useFormat, useSend } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { Anchor, Button, EyeOff, SearchX, Star, Tag, useToast } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { useLoaderData } from 'react-router';
import { ReviewHide } from '../../forms/review-hide.tsx';
import { ReviewsHide } from '../../forms/reviews-hide.tsx';
import { reviews, reviewsHref, reviewsSend } from './reviews-resource.ts';

type Review = Output<'GET /platform/comment/page'>['records'][number];
/** What a review is called among others. */
const nameOf = ({ prodName, content }: Review): string => `${prodName}: ${content.slice(0, 60)}`;

type ReviewsQuery = NonNullable<Parameters<typeof reviewsHref>[0]>;

export const loader = reviews.loader;

/** What buyers say of goods, in all stores; what breaks the rules is hidden here. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const list = useLoaderData<typeof loader>();
  const { page, view, narrowed } = list;
  const here: ReviewsQuery = { view, ...narrowed };
  const [hiding, setHiding] = useState<number | null>(null);
  const shown = page.records.filter(({ isShow }) => isShow === 1);
  const chosen = useChosen(shown.map(({ commId }) => commId));
  const { run, bulk } = useBulk('PUT /platform/comment/hide', chosen);
  const [hidingChosen, setHidingChosen] = useState(false);
  const hideChosen = (reason: string) => {
    setHidingChosen(false);
    const meant = shown.filter(({ commId }) => chosen.keys.has(commId));
    void run(meant.map((review) => ({ key: review.commId, name: nameOf(review), input: { commId: review.commId, reason } })));
  };
  const count = number(page.total);
  return (
    <ResourcePage
      of={reviews}
      list={list}
      tabsLabel={t`Reviews by status`}
      tabs={{
        all: { label: t({ message: 'All', context: 'reviews', comment: 'Tab: all reviews' }), count: page.counts.all },
        hidden: {
          label: t({ message: 'Hidden', context: 'reviews', comment: 'Tab: reviews that are not shown' }),
          count: page.counts.hidden,
        },
      }}
      search={{ name: 'q', label: t`Number of an order or a product` }}
      chipOf={(name, value) => {
        if (name !== 'shop') return name === 'evaluate' ? null : '';
        const shopName = page.records.find((row) => String(row.shopId) === value)?.shopName ?? value;
        return t({ message: `Store: ${shopName}`, comment: 'Filter' });
      }}
      summary={t({ message: `Reviews: ${count}`, comment: 'How many reviews the list holds' })}
      above={
        <>
          <EvaluateFilter chosen={narrowed.evaluate} href={(to) => reviewsHref({ ...here, evaluate: to })} />
          {shown.length === 0 && bulk.outcome === null ? null : (
            <BulkBar chosen={chosen} bulk={bulk}>
              <Button size="sm" variant="ghost" busy={bulk.progress !== null} onClick={() => setHidingChosen(true)}>
                <EyeOff aria-hidden className="size-4" />
                {t({ message: 'Hide', comment: 'Button: takes a review out of sight' })}
              </Button>
            </BulkBar>
          )}
        </>
      }
      below={
        <>
          {hidingChosen ? <ReviewsHide count={number(chosen.keys.size)} onYes={hideChosen} onClose={() => setHidingChosen(false)} /> : null}
          {hiding === null ? null : <ReviewHide commId={hiding} onClose={() => setHiding(null)} />}
        </>
      }
      empty={
        Object.keys(narrowed).length > 0
          ? {
              icon: SearchX,
              title: t`No review matches`,
              text: t`Search by the whole number of an order, or by the number of a product.`,
              all: t`See all reviews`,
            }
          : { icon: Star, title: view === 'hidden' ? t`No review is hidden` : t`No reviews yet` }
      }
    >
      <ul className="grid gap-3">
        {page.records.map((review) => (
          <li key={review.commId}>
            <ReviewCard review={review} about={<About review={review} here={here} />}>
              <div className="flex flex-wrap items-center gap-4">
                {review.isShow === 1 ? (
                  <>
                    <Button size="sm" variant="ghost" onClick={() => setHiding(review.commId)}>
                      <EyeOff aria-hidden className="size-4" />
                      {t({ message: 'Hide', comment: 'Button: takes a review out of sight' })}
                    </Button>
                    <ChooseBox
                      name={nameOf(review)}
                      isChosen={chosen.keys.has(review.commId)}
                      onChoose={(isOn) => chosen.mark(review.commId, isOn)}
                      word="always"
                    />
                  </>
                ) : (
                  <ShowAgain commId={review.commId} />
                )}
              </div>
            </ReviewCard>
          </li>
        ))}
      </ul>
    </ResourcePage>
  );
}

function About({ review, here }: { review: Review; here: ReviewsQuery }) {
  const { t } = useLingui();
  const { prodId } = review;
  return (
    <>
      {review.isAnonymous === 1 ? (
        <Tag>{t({ message: 'Anonymous to others', comment: 'The writer of a review does not want to be named' })}</Tag>
      ) : null}
      <Anchor
        href={reviewsHref({ ...here, shop: review.shopId, page: undefined })}
        className="inline-flex min-h-6 items-center hover:text-brand hover:underline"
      >
        {review.shopName}
      </Anchor>
      <Anchor
        href={reviewsHref({ ...here, q: String(prodId), page: undefined })}
        className="inline-flex min-h-6 items-center hover:text-brand hover:underline"
      >
        {t({ message: `Product ${prodId}`, comment: 'A product by its number' })}
      </Anchor>
    </>
  );
}

function ShowAgain({ commId }: { commId: number }) {
  const { t } = useLingui();
  const say = useToast();
  const { send, busy, result } = useSend<'PUT /platform/comment/show'>(reviewsSend.show);
  useEffect(() => {
    if (result?.ok) say({ tone: 'good', text: t`The review is shown again` });
    else if (result) say({ tone: 'error', text: result.msg });
  }, [result, say, t]);
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => send({ commId })}>
      {t`Show it again`}
    </Button>
  );
}
