import { useDone, useFormat, useReviewFieldNames, useSend } from '@kyakhta/console';
import { productStatus, reviewFields, submissionState, type ReviewField } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CircleAlert, Notice, useToast } from '@kyakhta/ui';
import { useRevalidator } from 'react-router';
import { productsSend } from '../pages/products/products-resource.ts';
import type { Product } from './product-draft.ts';

/** How what the store submitted of a product stands, and what the platform refused of it. */
export function ProductReview({ product }: { product: Product }) {
  const { t } = useLingui();
  const { moment } = useFormat();
  const names = useReviewFieldNames();
  const { review } = product;
  if (review === null) return null;
  const isFirst = product.status === productStatus.underReview;
  const at = moment(review.submittedAt);
  if (review.state === submissionState.submitted)
    return (
      <Notice
        tone="wait"
        className="mb-4"
        title={isFirst ? t`The platform looks at this product` : t`The platform looks at your change`}
        action={isFirst ? undefined : <Withdraw prodId={product.prodId} />}
      >
        {isFirst
          ? t`Submitted on ${at}. It goes on sale once approved. You can change prices and stock meanwhile; any other change is submitted again.`
          : t`Submitted on ${at}. Until it is approved, buyers see the previous version; below is what you submitted.`}
      </Notice>
    );
  return (
    <Notice
      tone="error"
      className="mb-4"
      title={isFirst ? t`The platform refused this product` : t`The platform refused your change`}
      action={isFirst ? undefined : <Withdraw prodId={product.prodId} />}
    >
      <ul className="grid gap-1">
        {reviewFields.map((field) =>
          review.remarks[field] ? (
            <li key={field}>
              <Trans comment="What was refused of a product, then why">
                {names[field]}: <bdi className="wrap-anywhere">{review.remarks[field]}</bdi>
              </Trans>
            </li>
          ) : null,
        )}
      </ul>
      <p className="mt-1">
        {isFirst ? t`Correct it below and submit it again.` : t`Correct it below and submit it again; buyers see what was approved before.`}
      </p>
    </Notice>
  );
}

/** Why the platform refused a part of the product, where that part is mended. */
export function Remark({ product, field }: { product: Product | null; field: ReviewField }) {
  const { t } = useLingui();
  const remark = product?.review?.remarks[field];
  if (remark === undefined) return null;
  return (
    <p className="mb-3 flex items-start gap-1.5 text-sm text-seal">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        {t`The platform:`} <bdi className="wrap-anywhere">{remark}</bdi>
      </span>
    </p>
  );
}

function Withdraw({ prodId }: { prodId: number }) {
  const { t } = useLingui();
  const say = useToast();
  const { revalidate } = useRevalidator();
  const { send, busy, result } = useSend<'PUT /shop/admin/prod/review/withdraw'>(productsSend.withdraw);
  useDone(result, () => {
    say({ tone: 'good', text: t`Withdrawn: the product is as buyers see it` });
    void revalidate();
  });
  return (
    <Button size="sm" variant="ghost" busy={busy} onClick={() => send({ prodId })}>
      {t`Withdraw the change`}
    </Button>
  );
}
