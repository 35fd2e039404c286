import { useLingui } from '@lingui/react/macro';
import { Anchor, Button, Card, Money, Notice, RadioCard, TicketPercent } from '@kyakhta/ui';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import type { CouponsView } from './coupons.server.ts';

type Group = CouponsView['groups'][number];

/** What a choice of coupons leaves in the address. */
const ofChoice = /^(coupon-|couponsChosen$|shownCoupons$|couponsAmount$)/;

/** Which coupons are used, and the others: at most one of each store and one of the platform. Without scripts the choice goes with the form. */
export function CouponsChoice({ coupons, quoteId }: { coupons: CouponsView; quoteId: string }) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const count = coupons.groups.reduce((sum, { options }) => sum + options.length, 0);
  const proposed = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !ofChoice.test(name)));
  return (
    <Card as="section" aria-labelledby="coupons-title">
      <h2 id="coupons-title" className="text-lg font-semibold">
        {t`Coupons`}
      </h2>
      <input type="hidden" name="shownCoupons" value={coupons.shown} />
      <input type="hidden" name="couponsChosen" value={coupons.isChosen ? 1 : 0} />
      <input type="hidden" name="couponsAmount" value={coupons.totalAmount} />
      {coupons.refused.length > 0 ? (
        <Notice tone="wait" live className="mt-2">
          {coupons.refused.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      ) : null}
      <Used coupons={coupons} hasAny={count > 0} />
      {count === 0 ? null : (
        <details className="group/coupons mt-3">
          <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand hover:underline">
            {t`Choose coupons`}
          </summary>
          <div className="mt-3 grid gap-5">
            {coupons.groups.map((group) => (
              <CouponGroup key={group.shopId} group={group} quoteId={quoteId} />
            ))}
            <Button type="submit" formMethod="get" formNoValidate variant="ghost" className="only-noscript justify-self-start">
              {t`Recalculate`}
            </Button>
            {coupons.isChosen ? (
              <Anchor
                href={`${pathname}?${proposed}`}
                className="inline-flex min-h-9 items-center justify-self-start text-sm font-semibold text-brand hover:underline"
              >
                {t`Use the best ones`}
              </Anchor>
            ) : null}
          </div>
        </details>
      )}
    </Card>
  );
}

function Used({ coupons, hasAny }: { coupons: CouponsView; hasAny: boolean }) {
  const { t } = useLingui();
  if (!hasAny) {
    return (
      <p className="mt-1 text-sm text-ink-2">
        {t`You have no coupons for this order.`}{' '}
        <Anchor href={paths.couponCentre()} className="inline-flex min-h-6 items-center text-brand underline hover:no-underline">
          {t`Open the coupon centre`}
        </Anchor>
      </p>
    );
  }
  if (coupons.used.length === 0) return <p className="mt-1 text-sm text-ink-2" role="status">{t`No coupon is used.`}</p>;
  return (
    <div role="status">
      <ul className="mt-2 grid gap-2">
        {coupons.used.map((coupon) => (
          <UsedCoupon key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </div>
  );
}

function UsedCoupon({ coupon }: { coupon: CouponsView['used'][number] }) {
  const { t } = useLingui();
  const { name, owner } = coupon;
  const store = `\u2068${owner ?? ''}\u2069`;
  return (
    <li className="flex items-start gap-3">
      <TicketPercent aria-hidden className="mt-0.5 size-5 shrink-0 text-brand" />
      <span className="min-w-0 flex-1">
        <bdi className="block font-medium wrap-anywhere">{name}</bdi>
        <span className="block text-sm text-ink-2">
          {owner === null
            ? t({ message: 'Paid by Kyakhta', comment: 'Who pays for what a coupon takes off' })
            : t({ message: `Paid by ${store}`, comment: 'Who pays for what a coupon takes off: a store' })}
        </span>
      </span>
      <Money className="font-semibold text-brand-strong">
        {t({ message: `− ${coupon.amount}`, comment: 'A reduction: minus sign and amount' })}
      </Money>
    </li>
  );
}

/** One of these, or none. */
function CouponGroup({ group: { shopId, owner, options }, quoteId }: { group: Group; quoteId: string }) {
  const { t } = useLingui();
  const name = `coupon-${shopId}`;
  const used = options.find((option) => option.isUsed)?.id ?? 0;
  const [chosen, setChosen] = useState(used);
  const [seen, setSeen] = useState(quoteId);
  // Each quote says what is used; the field that was chosen keeps the focus.
  if (seen !== quoteId) {
    setSeen(quoteId);
    setChosen(used);
  }
  const store = `\u2068${owner ?? ''}\u2069`;
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">
        {owner === null ? t`Coupons from Kyakhta` : t({ message: `Coupons from ${store}`, comment: 'Coupons of a store' })}
      </legend>
      <div className="grid gap-2">
        <RadioCard
          name={name}
          value="none"
          checked={chosen === 0}
          onChange={() => setChosen(0)}
          title={t({ message: 'No coupon', comment: 'A choice among coupons' })}
        />
        {options.map((option) => (
          <RadioCard
            key={option.id}
            name={name}
            value={option.id}
            checked={chosen === option.id}
            onChange={() => setChosen(option.id)}
            disabled={!option.canUse}
            title={<bdi className="wrap-anywhere">{option.name}</bdi>}
            detail={
              <>
                {option.canUse ? null : <span className="block font-semibold text-ink">{option.reason}</span>}
                {option.details.map((text) => (
                  <span key={text} className="block tabular-nums">
                    {text}
                  </span>
                ))}
              </>
            }
            end={
              option.canUse ? <Money>{t({ message: `− ${option.amount}`, comment: 'A reduction: minus sign and amount' })}</Money> : null
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
