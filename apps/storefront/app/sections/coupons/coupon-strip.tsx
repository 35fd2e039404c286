import { useLingui } from '@lingui/react/macro';
import { Anchor, Notice, TicketPercent } from '@kyakhta/ui';
import { paths } from '../../paths.ts';
import { ClaimButton } from './claim-button.tsx';
import type { ClaimableView } from './coupon-view.server.ts';
import type { ClaimResult } from './coupons.server.ts';

type StripProps = {
  coupons: readonly ClaimableView[];
  /** What became of a claim that came without scripts, or after a login. */
  result: ClaimResult | undefined;
  /** The coupon that is being claimed. */
  busy: number | null;
  className?: string;
  /** Beside each other where there is room. */
  isWide?: boolean;
};

/** Coupons beside goods, each with its button. */
export function CouponStrip({ coupons, result, busy, className, isWide = false }: StripProps) {
  const { t } = useLingui();
  if (coupons.length === 0) return null;
  return (
    <section aria-label={t`Coupons`} className={className}>
      {result?.refused ? (
        <Notice tone="error" live className="mb-2">
          {result.refused}
        </Notice>
      ) : null}
      <ul className={isWide ? 'grid gap-2 sm:grid-cols-2 lg:grid-cols-3' : 'grid gap-2'}>
        {coupons.map((coupon) => (
          <li
            key={coupon.couponId}
            className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-2 border border-dashed border-line-strong bg-paper px-3 py-2"
          >
            <TicketPercent aria-hidden className="size-5 shrink-0 text-brand" />
            <p className="min-w-0 flex-1 basis-44 text-sm tabular-nums">
              <span className="font-semibold text-brand-strong">{coupon.off}</span>
              {coupon.most ? <span className="text-ink-2"> {coupon.most}</span> : null}
              <span className="block text-ink-2">
                {coupon.whose}
                <span className="block">{coupon.least}</span>
              </span>
            </p>
            <ClaimButton coupon={coupon} busy={busy} />
          </li>
        ))}
      </ul>
      <Anchor
        href={paths.couponCentre()}
        className="mt-1 inline-flex min-h-8 items-center text-sm font-semibold text-brand hover:underline"
      >
        {t`All coupons`}
      </Anchor>
    </section>
  );
}
