import { orderHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code } from '@kyakhta/ui';

/** The order an account belongs to. */
export const orderOfAccount = (account: string): string | null => /^(?:escrow|fee):(\d{16,20})$/.exec(account)?.[1] ?? null;

/** What an account is, in words. The address stands beside it, because people search by it. */
export function useAccountWords(): (account: string) => string {
  const { t } = useLingui();
  return (account) => {
    const [kind = '', second = '', third] = account.split(':');
    const id = third === undefined ? '' : second;
    const part = third ?? second;
    if (kind === 'escrow') return second ? t`Escrow of the order` : t`Escrow of all orders`;
    if (kind === 'fee') return second ? t`Delivery fee of the order` : t`Delivery fees of all orders`;
    if (kind === 'buyer') {
      if (part === 'held') return id ? t`Buyer ${id}: balance held` : t`Buyers: balance held`;
      return id ? t`Buyer ${id}: balance` : t`Buyers: balance`;
    }
    if (kind === 'store') {
      if (part === 'debt') return id ? t`Store ${id}: owes the platform` : t`Stores: owe the platform`;
      if (part === 'pending') return id ? t`Store ${id}: earned, pending` : t`Stores: earned, pending`;
      return id ? t`Store ${id}: earned, available` : t`Stores: earned, available`;
    }
    if (kind === 'clearing') return second === 'bank' ? t`Clearing: bank transfers` : t`Clearing: payment provider ${part}`;
    switch (second) {
      case 'suspense':
        return t`Money without an order`;
      case 'payouts-in-transit':
        return t`Payouts on their way`;
      case 'commission':
        return t`Commission of the platform`;
      case 'freight':
        return t`Freight of the platform`;
      case 'duties-and-vat':
        return t`Duties and VAT`;
      case 'promotions':
        return t`Promotions of the platform`;
      case 'points-cost':
        return t`Cost of points`;
      case 'risk':
        return t`Risk of the platform`;
      case 'store-debts':
        return t`Debts of stores`;
      case 'fees':
        return t`Delivery fees of stores`;
      case 'adjustments':
        return t`Adjustments`;
      case 'opening':
        return t`Opening balances`;
      default:
        return account;
    }
  };
}

/** An account: words first, its address below; an escrow leads to its order. */
export function AccountName({ account }: { account: string }) {
  const words = useAccountWords();
  const order = orderOfAccount(account);
  return (
    <span className="grid">
      <span>{words(account)}</span>
      {order ? (
        <Anchor href={orderHref(order)} className="inline-flex min-h-6 items-center text-xs text-brand hover:underline">
          <Code>{order}</Code>
        </Anchor>
      ) : (
        <Code className="justify-self-start text-xs text-ink-3">{account}</Code>
      )}
    </span>
  );
}
