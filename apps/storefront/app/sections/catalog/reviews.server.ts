import { code, reviewFilter } from '@kyakhta/contract/values';
import { formatOf, tryAsk, type Asked } from '../../ask.ts';
import { paths } from '../../paths.ts';
import { picturePaths } from '../../picture.ts';

const reviewsPerPage = 8;
const filterNames = ['all', 'good', 'middle', 'bad', 'withPicture'] as const;
export type ReviewFilterName = (typeof filterNames)[number];

const whole = (text: string | null, max: number): number | undefined =>
  text && /^-?\d{1,6}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** The reviews of a product that its address asks for. When they cannot be had the page stands without them. */
export async function loadReviews(asked: Asked, prodId: number) {
  const wanted = whole(asked.url.searchParams.get('evaluate'), 100);
  const filter = filterNames.find((name) => reviewFilter[name] === wanted) ?? 'all';
  const current = Math.max(1, whole(asked.url.searchParams.get('reviews'), 100_000) ?? 1);
  const [page, spread] = await Promise.all([
    tryAsk(asked, 'GET /prod/prodCommPageByProd', { prodId, evaluate: reviewFilter[filter], current, size: reviewsPerPage }),
    tryAsk(asked, 'GET /prod/prodCommData', { prodId }),
  ]);
  if (page.code !== code.ok || spread.code !== code.ok) return null;
  const format = formatOf(asked.context);
  const { number, stars, score } = spread.data;
  const counts: Record<ReviewFilterName, number> = {
    all: number,
    good: spread.data.praiseNumber,
    middle: spread.data.secondaryNumber,
    bad: spread.data.negativeNumber,
    withPicture: spread.data.picNumber,
  };
  const evaluateOf = (name: ReviewFilterName) => (name === 'all' ? undefined : reviewFilter[name]);
  const query = (name: ReviewFilterName, to?: number) => {
    const evaluate = evaluateOf(name);
    return { ...(evaluate !== undefined && { evaluate }), ...(to !== undefined && { page: to }) };
  };
  return {
    number,
    numberText: format.whole(number),
    score,
    scoreText: format.stars(score),
    spread: stars
      .map((count, index) => ({ stars: index + 1, count, countText: format.whole(count), share: number === 0 ? 0 : count / number }))
      .toReversed(),
    filter,
    filters: filterNames
      .filter((name) => name === 'all' || counts[name] > 0 || name === filter)
      .map((name) => ({ name, count: format.whole(counts[name]), href: paths.reviews(prodId, query(name)) })),
    reviews: page.data.records.map((review) => ({
      commId: review.commId,
      score: review.score,
      content: review.content,
      pictures: picturePaths(review.pics),
      nickName: review.nickName,
      variant: review.skuName,
      day: format.longDay(review.createTime),
      at: review.createTime,
      reply: review.replyContent,
      replyDay: review.replyTime ? format.longDay(review.replyTime) : null,
    })),
    page: page.data.current,
    pages: page.data.pages,
    prodId,
    evaluate: evaluateOf(filter),
  };
}

export type Reviews = NonNullable<Awaited<ReturnType<typeof loadReviews>>>;
