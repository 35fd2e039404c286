import { useLingui } from '@lingui/react/macro';
import { couponState } from '@kyakhta/contract/values';
import { Anchor, Button, Code, EmptyState, LinkButton, Notice, Pagination, Tabs, TextInput, TicketPercent } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { CouponCard } from './coupon-card.tsx';
import type { OwnView } from './coupon-view.server.ts';
import type { Mine } from './coupons.server.ts';

type Typed = { typed: string; refused: string | null } | undefined;

/** The buyer's coupons by their state, and the field for a code. */
export function MyCouponsPage({ mine, result }: { mine: Mine; result: Typed }) {
  const { t } = useLingui();
  const { status, counts } = mine;
  const tabs = [
    { of: couponState.unused, label: t({ message: 'Unused', comment: 'Tab: coupons that can still be used' }), count: counts.unused },
    { of: couponState.used, label: t({ message: 'Used', context: 'coupons', comment: 'Tab: coupons that were used' }), count: counts.used },
    {
      of: couponState.expired,
      label: t({ message: 'Expired', context: 'coupons', comment: 'Tab: coupons that expired' }),
      count: counts.expired,
    },
  ];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="text-xl font-semibold md:text-2xl">{t`Coupons`}</h1>
        <LinkButton href={paths.couponCentre()} variant="ghost" size="sm" className="ms-auto">
          {t`Coupon centre`}
        </LinkButton>
      </div>
      <CodeForm result={result} />
      {mine.added ? (
        <Notice tone="good" live className="mb-4">
          {t`The coupon is yours.`}
        </Notice>
      ) : null}
      <Tabs
        label={t`Coupons by state`}
        tabs={tabs.map(({ of, label, count }) => ({ href: paths.coupons({ status: of }), label, count, current: of === status }))}
      />
      {mine.coupons.length > 0 ? (
        <ul className="mt-4 grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {mine.coupons.map((coupon) => (
            <OwnCard key={coupon.couponUserId} coupon={coupon} status={status} />
          ))}
        </ul>
      ) : (
        <NoCoupons status={status} />
      )}
      <div className="mt-6">
        <Pagination
          current={mine.current}
          pages={mine.pages}
          href={(page) => paths.coupons({ status, page })}
          labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
        />
      </div>
    </>
  );
}

function CodeForm({ result }: { result: Typed }) {
  const { t } = useLingui();
  const busy = useNavigation().formMethod === 'POST';
  const error = result === undefined ? undefined : (result.refused ?? t`Enter the code.`);
  return (
    <Form method="post" action={paths.coupons()} noValidate className="mb-5 flex flex-wrap items-start gap-2">
      <TextInput
        name="code"
        label={t`Coupon code`}
        defaultValue={result?.typed}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        dir="ltr"
        className="w-full max-w-72"
      />
      <Button type="submit" variant="soft" busy={busy} className="sm:mt-6.5">
        {t({ message: 'Add', comment: 'Button: adds the coupon of a typed code' })}
      </Button>
    </Form>
  );
}

function OwnCard({ coupon, status }: { coupon: OwnView; status: number }) {
  const { t } = useLingui();
  const { name, used } = coupon;
  const isUnused = status === couponState.unused;
  return (
    <CouponCard coupon={coupon} isOver={!isUnused}>
      {isUnused ? (
        <LinkButton href={coupon.href} variant={coupon.isOpen ? 'primary' : 'ghost'} size="sm" className="justify-self-start self-start">
          {t({ message: 'Use', comment: 'Button: leads to the products that a coupon is for' })}
          <span className="sr-only"> {name}</span>
        </LinkButton>
      ) : null}
      {used === null ? null : (
        <div className="text-sm tabular-nums">
          <p className="text-ink-2">{t({ message: `Used ${used}`, comment: 'When a coupon was used' })}</p>
          <ul>
            {coupon.orderNumbers.map((number) => (
              <li key={number}>
                <Anchor href={paths.order(number)} className="inline-flex min-h-6 items-center text-brand underline hover:no-underline">
                  <Code>{number}</Code>
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      )}
    </CouponCard>
  );
}

function NoCoupons({ status }: { status: number }) {
  const { t } = useLingui();
  const titles: Readonly<Record<number, string>> = {
    [couponState.unused]: t`No coupons to use`,
    [couponState.used]: t`No coupon used yet`,
    [couponState.expired]: t`No coupon has expired`,
  };
  return (
    <EmptyState
      icon={TicketPercent}
      title={titles[status]}
      action={<LinkButton href={paths.couponCentre()}>{t`Open the coupon centre`}</LinkButton>}
    >
      {t`Claim coupons from Kyakhta and from stores; they’re proposed when you check an order.`}
    </EmptyState>
  );
}
