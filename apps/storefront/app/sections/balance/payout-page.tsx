import { bankAccountHours } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, Card, EmptyState, LinkButton, Money, Notice, Pagination, RadioCard, TextInput, Wallet } from '@kyakhta/ui';
import { Form, useNavigation } from 'react-router';
import { paths } from '../../paths.ts';
import { FormNotice } from '../account/form-notice.tsx';
import type { FormResult } from '../account/form-result.ts';
import { UnsavedGuard } from '../account/unsaved-guard.tsx';
import { AccountFields, ForgetAccount, ForgetAccountQuestion } from './bank-account.tsx';
import { PayoutList } from './payout-list.tsx';
import type { Payout } from './payout.server.ts';

type PayoutPageProps = { payout: Payout; done: string | null; result: FormResult | undefined };

/** The balance to the bank: how much, to which account, and what was asked for. */
export function PayoutPage({ payout, done, result }: PayoutPageProps) {
  const { t } = useLingui();
  const said: Readonly<Record<string, string>> = {
    asked: t`Your payout has been requested. We review it, then the bank sends it; we email you at each step.`,
    kept: t`Bank account saved.`,
    forgotten: t`Bank account removed.`,
    canceled: t`Payout withdrawn. The money is back in your balance.`,
  };
  const ofAccount = result !== undefined && 'holder' in result.values;
  const { payouts } = payout;
  return (
    <>
      <h1 className="mb-2 text-xl font-semibold md:text-2xl">{t`Have your balance paid out`}</h1>
      <p className="mb-4 max-w-2xl text-ink-2">{t`Two of our staff review every payout before the bank sends it.`}</p>
      {done !== null && said[done] !== undefined && !result ? (
        <Notice tone="good" className="mb-4">
          {said[done]}
        </Notice>
      ) : null}
      <FormNotice result={result} className="mb-4" />
      {payout.asks === null ? null : <ForgetAccountQuestion account={payout.asks} />}
      <div className="grid max-w-3xl gap-4">
        <Ask payout={payout} result={ofAccount ? undefined : result} />
        <Accounts payout={payout} result={ofAccount ? result : undefined} />
      </div>
      <section aria-labelledby="payouts-title" className="mt-8 max-w-3xl">
        <h2 id="payouts-title" className="mb-3 text-lg font-semibold">{t`Your payouts`}</h2>
        {payouts.rows.length > 0 ? (
          <PayoutList rows={payouts.rows} />
        ) : (
          <EmptyState icon={Wallet} title={t`No payouts yet`}>
            {t`Your payouts and their status appear here.`}
          </EmptyState>
        )}
        <div className="mt-6">
          <Pagination
            current={payouts.current}
            pages={payouts.pages}
            href={(page) => paths.payout({ page })}
            labels={{ nav: t`Pages`, previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
          />
        </div>
      </section>
    </>
  );
}

function Ask({ payout, result }: { payout: Payout; result: FormResult | undefined }) {
  const { t } = useLingui();
  const busy = useNavigation().formData?.has('amount') === true;
  const { payable, least, currency, kept } = payout;
  const usable = payout.accounts.filter((one) => one.usableFrom === null);
  const chosen = result?.values['bankAccountId'] ?? String(usable[0]?.id ?? '');
  return (
    <Card as="section" aria-labelledby="ask-title" className="md:p-6!">
      <h2 id="ask-title" className="text-lg font-semibold">{t`Available for payout`}</h2>
      <p className="mt-1">
        <Money className="text-2xl font-bold tracking-tight">{payable}</Money>
      </p>
      {kept === null ? null : (
        <p className="mt-1 text-sm text-ink-2">{t`Your balance is ${kept}. Bonuses from us can only be spent on orders.`}</p>
      )}
      {!payout.canAsk ? (
        <p className="mt-3 text-ink-2">{t`The minimum payout is ${least}.`}</p>
      ) : usable.length === 0 ? (
        <p className="mt-3 text-ink-2">{t`Add your bank account below first.`}</p>
      ) : (
        <Form method="post" noValidate className="mt-4 grid gap-4">
          <UnsavedGuard result={result} />
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-medium">{t`Account`}</legend>
            {usable.map((one) => (
              <RadioCard
                key={one.id}
                name="bankAccountId"
                value={one.id}
                defaultChecked={chosen === String(one.id)}
                title={<bdi dir="ltr">{one.account}</bdi>}
                detail={
                  <bdi>
                    {one.holder}, {one.bank}
                  </bdi>
                }
              />
            ))}
            {result?.fields['bankAccountId'] ? <p className="text-sm text-seal">{result.fields['bankAccountId']}</p> : null}
          </fieldset>
          <div className="flex flex-wrap items-start gap-3">
            <TextInput
              key={result?.attempt}
              name="amount"
              label={t`Amount in ${currency}`}
              hint={t`${least} to ${payable}.`}
              error={result?.fields['amount']}
              defaultValue={result?.values['amount'] ?? ''}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              dir="ltr"
              className="min-w-0 flex-1 basis-56 max-sm:basis-full"
            />
            <Button type="submit" className="sm:mt-6.5" busy={busy}>
              {t`Request payout`}
            </Button>
          </div>
        </Form>
      )}
    </Card>
  );
}

function Accounts({ payout, result }: { payout: Payout; result: FormResult | undefined }) {
  const { t } = useLingui();
  const busy = useNavigation().formData?.has('holder') === true;
  const { accounts } = payout;
  const isFirst = accounts.length === 0;
  const form = payout.canAdd ? (
    <Form method="post" noValidate className="mt-4 grid gap-4">
      <UnsavedGuard result={result} />
      {isFirst ? null : (
        <p className="text-sm text-ink-2">{t`A new account can be used ${bankAccountHours} hours after you add it, so that nobody can redirect your money unnoticed.`}</p>
      )}
      <AccountFields key={`${result?.attempt} ${accounts.length}`} countries={payout.countries} result={result} />
      <div>
        <Button type="submit" variant={isFirst ? 'primary' : 'ghost'} busy={busy}>
          {t`Save bank account`}
        </Button>
      </div>
    </Form>
  ) : null;
  return (
    <Card as="section" aria-labelledby="accounts-title" className="md:p-6!">
      <h2 id="accounts-title" className="text-lg font-semibold">{t`Your bank accounts`}</h2>
      {isFirst ? (
        form
      ) : (
        <>
          <ul className="mt-3 grid gap-2">
            {accounts.map((one) => {
              const { usableFrom } = one;
              return (
                <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2 border border-line px-4 py-3">
                  <span className="min-w-0 flex-1 basis-60">
                    <bdi dir="ltr" className="font-medium">
                      {one.account}
                    </bdi>{' '}
                    <bdi className="text-sm wrap-anywhere text-ink-2">
                      {one.holder}, {one.bank}
                    </bdi>
                    {usableFrom === null ? null : <span className="block text-sm text-ink-2">{t`Can be used from ${usableFrom}`}</span>}
                  </span>
                  <ForgetAccount account={one} />
                </li>
              );
            })}
          </ul>
          {form === null ? null : (
            <details className="mt-4" open={result !== undefined}>
              <summary className="inline-flex min-h-8 cursor-pointer items-center font-semibold text-brand">{t`Add another account`}</summary>
              {form}
            </details>
          )}
        </>
      )}
      <div className="mt-4">
        <LinkButton href={paths.balance()} variant="bare" size="sm">
          {t`Back to balance`}
        </LinkButton>
      </div>
    </Card>
  );
}
