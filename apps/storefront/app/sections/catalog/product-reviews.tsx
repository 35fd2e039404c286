import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Anchor, cx, Pagination, Store } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { ReviewPictures } from '../reviews/review-pictures.tsx';
import { Stars } from './rating.tsx';
import type { ReviewFilterName, Reviews } from './reviews.server.ts';

/** What buyers say of the product: how the stars are spread, then their words with the store's replies. */
export function ProductReviews({ reviews: all, name }: { reviews: Reviews; name: string }) {
  const { t } = useLingui();
  const number = all.numberText;
  const names: Record<ReviewFilterName, string> = {
    all: t({ message: 'All', comment: 'Reviews: all of them' }),
    good: t({ message: '4–5 stars', comment: 'Reviews with so many stars' }),
    middle: t({ message: '3 stars', comment: 'Reviews with so many stars' }),
    bad: t({ message: '1–2 stars', comment: 'Reviews with so many stars' }),
    withPicture: t({ message: 'With pictures', comment: 'Reviews that show pictures' }),
  };
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-12 scroll-mt-28">
      <h2 id="reviews-title" className="mb-4 text-xl font-semibold">
        {all.number > 0 ? t`Reviews: ${number}` : t`Reviews`}
      </h2>
      {all.number === 0 ? (
        <p className="rounded-2 border border-line bg-paper px-5 py-8 text-center text-ink-2">
          <Trans>No reviews yet. Only buyers who have received this product can write one.</Trans>
        </p>
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[17rem_1fr] lg:gap-12">
          <Spread all={all} />
          <div className="grid min-w-0 gap-4">
            <nav aria-label={t`Which reviews`}>
              <ul className="flex flex-wrap gap-2">
                {all.filters.map(({ name, count, href }) => (
                  <li key={name}>
                    <Anchor
                      href={href}
                      rel="nofollow"
                      aria-current={name === all.filter ? 'true' : undefined}
                      className={cx(
                        'inline-flex min-h-9 items-center gap-2 rounded-full border px-3.5 text-sm font-medium',
                        name === all.filter ? 'border-brand bg-brand text-on-brand' : 'border-line-mid bg-paper hover:border-brand',
                      )}
                    >
                      {names[name]}
                      <span className="text-xs tabular-nums">{count}</span>
                    </Anchor>
                  </li>
                ))}
              </ul>
            </nav>
            {all.reviews.length === 0 ? <p className="text-ink-2">{t`No such reviews.`}</p> : null}
            <ul className="grid gap-4">
              {all.reviews.map((review) => (
                <li key={review.commId}>
                  <Review review={review} name={name} />
                </li>
              ))}
            </ul>
            <Pagination
              current={all.page}
              pages={all.pages}
              href={(page) => paths.reviews(all.prodId, { ...(all.evaluate !== undefined && { evaluate: all.evaluate }), page })}
              labels={{ nav: t`Pages of reviews`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
            />
          </div>
        </div>
      )}
    </section>
  );
}

function Spread({ all }: { all: Reviews }) {
  return (
    <div className="grid gap-4 rounded-3 border border-line bg-paper p-5 lg:sticky lg:top-28">
      <p className="flex items-center gap-4">
        <span aria-hidden className="text-3xl font-bold tabular-nums">
          {all.scoreText}
        </span>
        <span className="grid gap-0.5">
          <Stars score={all.score} label={all.scoreText} />
          <span className="text-sm text-ink-2">
            <Plural value={all.number} one="# review" other="# reviews" />
          </span>
        </span>
      </p>
      <ul className="grid gap-1.5 text-sm">
        {all.spread.map(({ stars, count, countText, share }) => (
          <li key={stars} className="grid grid-cols-[5.5rem_1fr_2.5rem] items-center gap-2">
            <span className="whitespace-nowrap text-ink-2">
              <Plural value={stars} one="# star" other="# stars" />
            </span>
            <progress aria-hidden value={share} max={1} className="bar w-full" />
            <span className={cx('text-end tabular-nums', count === 0 && 'text-ink-3')}>{countText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Review({ review, name }: { review: Reviews['reviews'][number]; name: string }) {
  const { t } = useLingui();
  const { pictures, variant, replyDay } = review;
  return (
    <article className="grid gap-2 rounded-3 border border-line bg-paper p-4 md:p-5">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars score={review.score} label={String(review.score)} />
        <bdi className="font-semibold">{review.nickName ?? t({ message: 'Buyer', comment: 'A review whose writer stays unnamed' })}</bdi>
        <time dateTime={review.at} className="text-ink-3">
          {review.day}
        </time>
        {variant ? (
          <span className="text-ink-2">{t({ message: `Bought: ${variant}`, comment: 'Which variant the writer of a review bought' })}</span>
        ) : null}
      </header>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {review.content}
      </p>
      <ReviewPictures name={name} pictures={pictures} />
      {review.reply === null ? null : (
        <div className="mt-1 grid gap-1 rounded-2 bg-sunk px-4 py-3 text-sm">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <Store aria-hidden className="size-4 text-ink-2" />
            {t`Store’s reply`}
            {replyDay ? <span className="font-normal text-ink-3">{replyDay}</span> : null}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {review.reply}
          </p>
        </div>
      )}
    </article>
  );
}
