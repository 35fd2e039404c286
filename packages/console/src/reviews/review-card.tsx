import { useLingui } from '@lingui/react/macro';
import type { Output } from '@kyakhta/contract/types';
import { Anchor, Code, cx, EyeOff, Picture, Star, StatusTag, Store } from '@kyakhta/ui';
import type { ReactNode } from 'react';
import { useFormat } from '../format.ts';
import { orderHref } from '../orders/order-views.ts';
import { pictureOf } from '../picture.ts';

export type ConsoleReview = Output<'GET /shop/admin/comment/page'>['records'][number];

/** One review whole: of what, by whom, what it says, and what came of it. */
export function ReviewCard({ review, about, children }: { review: ConsoleReview; about?: ReactNode; children?: ReactNode }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const { hideReason, score } = review;
  return (
    <article className="grid gap-3 rounded-3 border border-line bg-paper p-4">
      <header className="flex flex-wrap items-start gap-x-4 gap-y-2">
        <Picture source={pictureOf(review.prodPic)} alt="" sizes="48px" className="size-12 shrink-0 rounded-2 border border-line" />
        <div className="min-w-0 flex-1 basis-56">
          <h2 className="line-clamp-2 text-base font-semibold">{review.prodName}</h2>
          {review.skuName ? <p className="text-sm text-ink-2">{review.skuName}</p> : null}
        </div>
        <div className="grid gap-1 text-sm md:justify-items-end">
          <span
            role="img"
            aria-label={t({ message: `${score} of 5 stars`, comment: 'For a screen reader' })}
            className="inline-flex gap-0.5"
          >
            {[1, 2, 3, 4, 5].map((star) => (
              <Star
                key={star}
                aria-hidden
                className={cx('size-4', star <= score ? 'fill-amber-mark text-amber-mark' : 'text-line-strong')}
              />
            ))}
          </span>
          <time dateTime={review.createTime} className="text-ink-2 tabular-nums">
            {moment(review.createTime)}
          </time>
        </div>
      </header>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
        {review.nickName === null ? (
          <span>{t({ message: 'Anonymous buyer', comment: 'A review whose writer stays unnamed' })}</span>
        ) : (
          <bdi className="font-semibold text-ink">{review.nickName}</bdi>
        )}
        {review.orderNumber === null ? null : (
          <Anchor href={orderHref(review.orderNumber)} className="inline-flex min-h-6 items-center text-brand hover:underline">
            <Code className="text-sm">{review.orderNumber}</Code>
          </Anchor>
        )}
        {about}
        {hideReason === null ? null : (
          <StatusTag tone="wait" icon={EyeOff}>
            {t({ message: 'Hidden', comment: 'State of a review: not shown to buyers' })}
          </StatusTag>
        )}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {review.content}
      </p>
      {hideReason === null ? (
        <ReviewPictures pics={review.pics} />
      ) : (
        <p className="text-sm text-ink-2">{t`Hidden by an operator: ${hideReason}`}</p>
      )}
      {review.replyContent === null ? null : (
        <div className="grid gap-1 rounded-2 bg-sunk px-4 py-3 text-sm">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <Store aria-hidden className="size-4 text-ink-2" />
            {t`Store’s reply`}
            {review.replyTime === null ? null : <span className="font-normal text-ink-2 tabular-nums">{moment(review.replyTime)}</span>}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {review.replyContent}
          </p>
        </div>
      )}
      {children}
    </article>
  );
}

function ReviewPictures({ pics }: { pics: string }) {
  const { t } = useLingui();
  const pictures = pics.split(',').filter(Boolean);
  const count = pictures.length;
  if (count === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {pictures.map((path, index) => {
        const number = index + 1;
        return (
          <li key={path}>
            <a
              href={`/files/${path}`}
              target="_blank"
              rel="noreferrer"
              aria-label={t`Picture ${number} of ${count} of this review`}
              className="block rounded-2"
            >
              <Picture source={pictureOf(path)} alt="" sizes="80px" className="size-20 rounded-2 border border-line" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
