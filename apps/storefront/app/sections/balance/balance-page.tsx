import { useLingui } from '@lingui/react/macro';
import { Button, Card, LinkButton, Money, TextInput, Wallet } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { paths } from '../../paths.ts';
import { PayoutList } from './payout-list.tsx';
import { BalanceLog } from './balance-log.tsx';
import type { Balance } from './balance.server.ts';

/** What there is, how to add to it, and what has moved it. */
export function BalancePage({ balance, result }: { balance: Balance; result: FormResult | undefined }) {
  const { t } = useLingui();
  return (
    <>
      <h1 className="mb-4 text-xl font-semibold md:text-2xl">{t`Balance`}</h1>
      <div className="grid items-start gap-4 xl:grid-cols-[18rem_minmax(0,1fr)]">
        <Card as="section" aria-labelledby="available-title">
          <h2 id="available-title" className="flex items-center gap-2 text-lg font-semibold">
            <Wallet aria-hidden className="size-5 text-brand" />
            {t`Available`}
          </h2>
          <p className="mt-2">
            <Money className="text-2xl font-bold tracking-tight">{balance.available}</Money>
          </p>
          {balance.about ? (
            <Money className="text-sm text-ink-2">
              {t({ message: `≈ ${balance.about}`, comment: 'The same price in the currency shown, approximately' })}
            </Money>
          ) : null}
          {balance.held ? <p className="mt-1 text-sm text-ink-2">{t`Held: ${balance.held}`}</p> : null}
          {balance.inTransit ? <p className="mt-1 text-sm text-ink-2">{t`On its way to your bank: ${balance.inTransit}`}</p> : null}
          {balance.canPayOut ? (
            <LinkButton href={paths.payout()} variant="ghost" size="sm" className="mt-3">
              {t`Pay out to my bank`}
            </LinkButton>
          ) : null}
        </Card>
        <TopUp balance={balance} result={result} />
      </div>
      {balance.payouts.rows.length > 0 ? (
        <section aria-labelledby="payouts-title" className="mt-8">
          <h2 id="payouts-title" className="mb-3 text-lg font-semibold">{t`Your payouts`}</h2>
          <PayoutList rows={balance.payouts.rows} />
        </section>
      ) : null}
      <BalanceLog balance={balance} />
    </>
  );
}

/** An offered amount is one press; any other is typed. Either goes on to the payment page. */
function TopUp({ balance, result }: { balance: Balance; result: FormResult | undefined }) {
  const { t } = useLingui();
  const under = useNavigation().formData?.get('rechargeAmount');
  const { least, most, currency } = balance;
  return (
    <Card as="section" aria-labelledby="topup-title">
      <h2 id="topup-title" className="text-lg font-semibold">{t`Top up`}</h2>
      <p className="mt-1 text-sm text-ink-2">{t`Choose an amount; you choose how to pay in the next step.`}</p>
      <FormNotice result={result} className="mt-3" />
      {balance.offers.length > 0 ? (
        <Form noValidate method="post" className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3">
          {balance.offers.map(({ value, amount, gift }) => {
            const more = gift ?? '';
            return (
              <Button
                key={value}
                type="submit"
                name="rechargeAmount"
                value={value}
                variant="ghost"
                busy={under === value}
                className="flex-col gap-0!"
              >
                <span className="sr-only">{t`Top up by`}</span> <Money>{amount}</Money>
                {gift === null ? null : <span className="text-xs font-normal text-brand">{t`+ ${more} bonus`}</span>}
              </Button>
            );
          })}
        </Form>
      ) : null}
      <Form method="post" noValidate className="mt-4 flex flex-wrap items-start gap-3 border-t border-line pt-4">
        <TextInput
          key={result?.attempt}
          name="rechargeAmount"
          label={t`Another amount, in ${currency}`}
          hint={t`${least} to ${most} at a time.`}
          error={result?.fields['rechargeAmount']}
          defaultValue={result?.values['rechargeAmount'] ?? ''}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          dir="ltr"
          className="min-w-0 flex-1 basis-56 max-sm:basis-full"
        />
        <Button
          type="submit"
          className="sm:mt-6.5"
          busy={under !== undefined && under !== null && balance.offers.every(({ value }) => value !== under)}
        >
          {t`Continue to payment`}
        </Button>
      </Form>
    </Card>
  );
}
