import { useLingui } from '@lingui/react/macro';
import { EyeOff, Notice, Store, Tag } from '@kyakhta/ui';
import { Stars } from '../catalog/rating.tsx';
import { ReviewPictures } from './review-pictures.tsx';
import type { OwnReview } from './review-line.server.ts';

/** What the buyer herself has said of goods, with what came of it. */
export function OwnReviewText({ review, name }: { review: OwnReview; name: string }) {
  const { t } = useLingui();
  const { hideReason } = review;
  return (
    <div className="grid gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Stars score={review.score} label={String(review.score)} />
        <time dateTime={review.at} className="text-ink-2">
          {review.day}
        </time>
        {review.anonymous ? (
          <Tag>
            <EyeOff aria-hidden className="size-3.5" />
            {t`Anonymous`}
          </Tag>
        ) : null}
      </p>
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {review.content}
      </p>
      <ReviewPictures name={name} pictures={review.pictures} />
      {hideReason === null ? null : (
        <Notice tone="wait" title={t`This review is not shown`}>
          {t`An operator hid it: ${hideReason}`}
        </Notice>
      )}
      {review.reply === null ? null : (
        <div className="grid gap-1 rounded-2 bg-sunk px-4 py-3 text-sm">
          <p className="flex flex-wrap items-center gap-2 font-semibold">
            <Store aria-hidden className="size-4 text-ink-2" />
            {t`Store’s reply`}
            {review.replyDay ? <span className="font-normal text-ink-2">{review.replyDay}</span> : null}
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {review.reply}
          </p>
        </div>
      )}
    </div>
  );
}
