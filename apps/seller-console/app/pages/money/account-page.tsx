import {
  CountrySelect,
  DetailPage,
  Facts,
  RefusalNotice,
  Section,
  ask,
  sending,
  useDone,
  useFormGuard,
  useFormat,
  useSend,
} from '@kyakhta/console';
import { bankAccountHours, bankAccountRule, isAccountSound } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Button, EmptyState, Notice, TextInput, Wallet, useToast } from '@kyakhta/ui';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { moneyHref } from './money-resource.ts';

export const loader = async ({ request }: LoaderFunctionArgs) => ({
  account: await ask(request, 'GET /shop/admin/settlement/account', {}),
});
export const action = sending('PUT /shop/admin/settlement/account');

const empty = { holder: '', bank: '', account: '', swift: '', country: 'CN' };
type Written = typeof empty;

/** Where the store's money is sent to. The number is written anew with each change; what stands shows its end only. */
export function Component() {
  const { t } = useLingui();
  const { moment, country } = useFormat();
  const say = useToast();
  const { account } = useLoaderData<typeof loader>();
  const [written, setWritten] = useState<Written>(account === null ? empty : { ...account, account: '' });
  const [checked, setChecked] = useState(false);
  const { send, busy, result } = useSend<'PUT /shop/admin/settlement/account'>();
  useDone(result, () => {
    say({ tone: 'good', text: t`Saved` });
    setChecked(false);
    setWritten((now) => ({ ...now, account: '' }));
  });
  const guard = useFormGuard(written, { busy, result });
  const problems: Partial<Record<keyof Written, string>> = {
    ...(written.holder.trim().length < 2 && { holder: t`Enter the account holder’s name.` }),
    ...(written.bank.trim().length < 2 && { bank: t`Enter the name of the bank.` }),
    ...(!bankAccountRule.account.test(written.account.trim()) && { account: t`Enter an account number of 6 to 40 letters and digits.` }),
    ...(!isAccountSound(written.account) && { account: t`This is not a valid IBAN. Check its letters and digits.` }),
    ...(!bankAccountRule.swift.test(written.swift.trim().toUpperCase()) && { swift: t`A SWIFT code has 8 or 11 letters and digits.` }),
  };
  const field = (name: keyof Written, label: string, more: { hint?: string; dir?: 'ltr' } = {}) => (
    <TextInput
      label={label}
      required
      autoComplete="off"
      maxLength={120}
      error={checked ? problems[name] : undefined}
      value={written[name]}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setWritten((now) => ({ ...now, [name]: value }));
      }}
      {...more}
    />
  );
  const usableFrom = account === null ? '' : moment(account.usableFrom);
  return (
    <DetailPage
      title={t`Bank account`}
      back={{ href: moneyHref({}), label: t`Money` }}
      aside={
        <Section title={t({ message: 'As it stands', comment: 'Heading: the bank account payouts go to now' })}>
          {account === null ? (
            <EmptyState icon={Wallet} title={t`No account yet`}>
              {t`Without an account no payouts are possible.`}
            </EmptyState>
          ) : (
            <Facts
              facts={[
                { key: 'holder', term: t`Account holder`, value: <bdi>{account.holder}</bdi> },
                { key: 'bank', term: t({ message: 'Bank', comment: 'Field: name of a bank' }), value: <bdi>{account.bank}</bdi> },
                { key: 'account', term: t`Account number`, value: <bdi dir="ltr">{account.account}</bdi> },
                { key: 'swift', term: t`SWIFT code`, value: <bdi dir="ltr">{account.swift}</bdi> },
                { key: 'country', term: t({ message: 'Country', comment: 'Of a bank' }), value: country(account.country) },
                { key: 'usable', term: t({ message: 'Can be used from', comment: 'Day and time' }), value: usableFrom },
              ]}
            />
          )}
        </Section>
      }
    >
      <Section title={t`Payout account`}>
        <form
          noValidate
          className="grid max-w-lg gap-4"
          onSubmit={(submit) => {
            submit.preventDefault();
            setChecked(true);
            if (Object.keys(problems).length === 0) send(written);
          }}
        >
          {account === null ? null : (
            <Notice tone="wait">
              {t`A changed account can be used after ${bankAccountHours} hours, so that nobody can redirect your money unnoticed.`}
            </Notice>
          )}
          <RefusalNotice refusal={result && !result.ok ? result : undefined} />
          {field('holder', t`Account holder`, { hint: t`As it appears at your bank.` })}
          {field('bank', t({ message: 'Bank', comment: 'Field: name of a bank' }))}
          {field('account', t`Account number`, { dir: 'ltr' })}
          {field('swift', t`SWIFT code`, { dir: 'ltr' })}
          <CountrySelect
            label={t({ message: 'Country', comment: 'Of a bank' })}
            value={written.country}
            onChoose={(code) => setWritten((now) => ({ ...now, country: code }))}
          />
          <div>
            <Button type="submit" busy={busy}>
              {t`Save`}
            </Button>
          </div>
          {guard.question}
        </form>
      </Section>
    </DetailPage>
  );
}
