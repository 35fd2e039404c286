import {
  BulkBar,
  ChooseBox,
  EvaluateFilter,
  IndexPage,
  Pages,
  ReviewCard,
  SearchField,
  ask,
  pageOf,
  readEvaluate,
  rowsPerPage,
  sheetHref,
  useBulk,
  useChosen,
  useFormat,
  useSend,
  type Chip,
} from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { int4Max, reviewFilter } from '@kyakhta/contract/values';
import { Anchor, Button, EmptyState, EyeOff, LinkButton, SearchX, Star, Tag, useToast } from '@kyakhta/ui';
import { useEffect, useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { ReviewHide } from '../../forms/review-hide.tsx';
import { ReviewsHide } from '../../forms/reviews-hide.tsx';
import { reviewsHref, reviewsSend, type ReviewsQuery } from './reviews-href.ts';

type Review = Output<'GET /platform/comment/page'>['records'][number];
/** What a review is called among others. */
const nameOf = ({ prodName, content }: Review): string => `${prodName}: ${content.slice(0, 60)}`;
const isNumber = (text: string) => /^\d{1,10}$/.test(text) && Number(text) >= 1 && Number(text) <= int4Max;

export async function loader({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const hidden = searchParams.get('view') === 'hidden';
  const evaluate = readEvaluate(searchParams);
  const q = (searchParams.get('q') ?? '').trim();
  const shop = searchParams.get('shop') ?? '';
  const current = pageOf(searchParams);
  const found = /^\d{16,20}$/.test(q) ? { orderNumber: q } : isNumber(q) ? { prodId: Number(q) } : {};
  const filter = { evaluate, ...(hidden && { isShow: 0 }), ...found, ...(isNumber(shop) && { shopId: Number(shop) }) };
  const page = await ask(request, 'GET /platform/comment/page', { ...filter, current, size: rowsPerPage });
  return {
    page,
    filter,
    hidden,
    evaluate,
    q,
    shop: isNumber(shop) ? Number(shop) : undefined,
    current,
    understood: q === '' || 'orderNumber' in found || 'prodId' in found,
  };
}

/** What buyers say of goods, in all stores; what breaks the rules is hidden here. */
export function Component() {
  const { t } = useLingui();
  const { number } = useFormat();
  const { page, filter, hidden, evaluate, q, shop, current, understood } = useLoaderData<typeof loader>();
  const [hiding, setHiding] = useState<number | null>(null);
  const here: ReviewsQuery = { hidden, evaluate: evaluate === reviewFilter.all ? undefined : evaluate, q: q || undefined, shop };
  const rows = understood ? page.records : [];
  const shown = rows.filter(({ isShow }) => isShow === 1);
  const chosen = useChosen(shown.map(({ commId }) => commId));
  const { run, bulk } = useBulk('PUT /platform/comment/hide', chosen);
  const [hidingChosen, setHidingChosen] = useState(false);
  const hideChosen = (reason: string) => {
    setHidingChosen(false);
    const meant = shown.filter(({ commId }) => chosen.keys.has(commId));
    void run(meant.map((review) => ({ key: review.commId, name: nameOf(review), input: { commId: review.commId, reason } })));
  };
  const shopName = rows.find((row) => row.shopId === shop)?.shopName ?? String(shop);
  const chips: Chip[] = [];
  if (q)
    chips.push({
      key: 'q',
      label: t({ message: `Found by “${q}”`, comment: 'Filter: the text searched for' }),
      without: reviewsHref({ ...here, q: undefined }),
    });
  if (shop)
    chips.push({
      key: 'shop',
      label: t({ message: `Store: ${shopName}`, comment: 'Filter' }),
      without: reviewsHref({ ...here, shop: undefined }),
    });
  const count = number(understood ? page.total : 0);
  return (
    <IndexPage
      title={t`Reviews`}
      tabsLabel={t`Reviews by state`}
      tabs={[
        {
          href: reviewsHref({ ...here, hidden: false }),
          label: t({ message: 'All', context: 'reviews', comment: 'Tab: all reviews' }),
          count: number(page.counts.all),
          current: !hidden,
        },
        {
          href: reviewsHref({ ...here, hidden: true }),
          label: t({ message: 'Hidden', context: 'reviews', comment: 'Tab: reviews that are not shown' }),
          count: number(page.counts.hidden),
          current: hidden,
        },
      ]}
      search={<SearchField name="q" label={t`Number of an order or a product`} value={q} keep={{ ...(hidden && { view: 'hidden' }) }} />}
      exportHref={sheetHref('GET /platform/comment/export', filter)}
      chips={chips}
      summary={t({ message: `Reviews: ${count}`, comment: 'How many reviews the list holds' })}
    >
      <EvaluateFilter chosen={evaluate} href={(to) => reviewsHref({ ...here, evaluate: to })} />
      {shown.length === 0 && bulk.outcome === null ? null : (
        <BulkBar chosen={chosen} bulk={bulk}>
          <Button size="sm" variant="ghost" busy={bulk.progress !== null} onClick={() => setHidingChosen(true)}>
            <EyeOff aria-hidden className="size-4" />
            {t({ message: 'Hide', comment: 'Button: takes a review out of sight' })}
          </Button>
        </BulkBar>
      )}
      {rows.length > 0 ? (
        <ul className="grid gap-3">
          {rows.map((review) => (
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
      ) : q || shop || current > 1 || here.evaluate !== undefined ? (
        <EmptyState
          icon={SearchX}
          title={t`No review matches`}
          action={<LinkButton href={reviewsHref({})}>{t`See all reviews`}</LinkButton>}
        >
          {t`Search by the whole number of an order, or by the number of a product.`}
        </EmptyState>
      ) : (
        <EmptyState icon={Star} title={hidden ? t`No review is hidden` : t`No reviews yet`} />
      )}
      <Pages current={current} pages={page.pages} href={(next) => reviewsHref({ ...here, page: next })} />
      {hidingChosen ? <ReviewsHide count={number(chosen.keys.size)} onYes={hideChosen} onClose={() => setHidingChosen(false)} /> : null}
      {hiding === null ? null : <ReviewHide commId={hiding} onClose={() => setHiding(null)} />}
    </IndexPage>
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
