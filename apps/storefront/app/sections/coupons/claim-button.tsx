import { useLingui } from '@lingui/react/macro';
import { Button, CircleCheck, StatusTag, useToast } from '@kyakhta/ui';
import { useEffect, type ReactNode } from 'react';
import { useFetcher } from 'react-router';
import type { ClaimableView } from './coupon-view.server.ts';
import type { ClaimResult } from './coupons.server.ts';

/** One form stands behind all buttons of a page, apart from them: a form within the form of a product is none. */
const formId = 'claim';

export type Claim = { form: ReactNode; busy: number | null };

/** Claims coupons in place. A guest logs in over the page first; without scripts the form comes back to the page. */
export function useClaim(): Claim {
  const { t } = useLingui();
  const fetcher = useFetcher<ClaimResult>();
  const toast = useToast();
  const { data } = fetcher;
  useEffect(() => {
    if (data !== undefined)
      toast(data.refused === null ? { tone: 'good', text: t`The coupon is yours.` } : { tone: 'error', text: data.refused });
    // Said once for each answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [data]);
  const claimed = fetcher.formData?.get('couponId');
  return {
    form: (
      <fetcher.Form id={formId} method="post" hidden>
        <input type="hidden" name="intent" value="claim" />
      </fetcher.Form>
    ),
    busy: typeof claimed === 'string' ? Number(claimed) : null,
  };
}

export function ClaimButton({ coupon, busy }: { coupon: ClaimableView; busy: number | null }) {
  const { t } = useLingui();
  if (!coupon.canReceive) return <ClaimState coupon={coupon} />;
  return (
    <Button
      type="submit"
      form={formId}
      name="couponId"
      value={coupon.couponId}
      variant={coupon.isMine ? 'soft' : 'primary'}
      size="sm"
      busy={busy === coupon.couponId}
    >
      {coupon.isMine
        ? t({ message: 'Claim another', comment: 'Button: takes one more of a coupon that the buyer has' })
        : t({ message: 'Claim', comment: 'Button: takes a coupon' })}
      <span className="sr-only"> {coupon.name}</span>
    </Button>
  );
}

/** One that she has, or of which none is left. */
function ClaimState({ coupon }: { coupon: ClaimableView }) {
  return coupon.isMine ? (
    <StatusTag tone="good" icon={CircleCheck}>
      {coupon.state}
    </StatusTag>
  ) : (
    <span className="text-sm font-semibold text-ink-2">{coupon.state}</span>
  );
}
