import type { FindKind } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import { Anchor, Code, EmptyState, Search } from '@kyakhta/ui';
import { PageHead } from './page-head.tsx';

export type Found = { readonly kind: FindKind; readonly key: string; readonly name: string };
type FindPageProps = {
  q: string;
  found: readonly Found[];
  hrefOf: (found: Found) => string | null;
  /** What is found by its number here. */
  hint: string;
};

/** What goes by a number, of every kind, each a way to its page. */
export function FindPage({ q, found, hrefOf, hint }: FindPageProps) {
  const { t } = useLingui();
  const kinds: Record<FindKind, string> = {
    order: t({ message: 'Order', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    instalment: t({ message: 'Instalment of an order', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    contract: t({ message: 'Contract', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    parcel: t({ message: 'Parcel of an order', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    refund: t({ message: 'Refund', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    payment: t({ message: 'Payment', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    paymentCase: t({ message: 'Payment case', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    transfer: t({ message: 'Bank transfer', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    payout: t({ message: 'Payout', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    invoice: t({ message: 'Invoice', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    invoiceApplication: t({
      message: 'Application for an invoice',
      comment: 'Kind of a thing that was found by its number',
      context: 'found',
    }),
    topUp: t({ message: 'Top-up of a buyer', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    buyer: t({ message: 'Buyer', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    invoiceTitle: t({ message: 'Firm of a buyer', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    store: t({ message: 'Store', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    storeAccount: t({ message: 'Account of a store', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    application: t({ message: 'Application for a store', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    inquiry: t({ message: 'Inquiry', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    proposal: t({ message: 'Proposal', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    operator: t({ message: 'Operator', comment: 'Kind of a thing that was found by its number', context: 'found' }),
    product: t({ message: 'Product', comment: 'Kind of a thing that was found by its number', context: 'found' }),
  };
  return (
    <>
      <PageHead title={t`Find by number`} />
      {found.length === 0 ? (
        <EmptyState icon={Search} title={t`Nothing found for “${q}”`}>
          {hint}
        </EmptyState>
      ) : (
        <ul className="grid max-w-3xl gap-2">
          {found.map((one) => {
            const href = hrefOf(one);
            const words = (
              <>
                <span className="block text-sm text-ink-2">{kinds[one.kind]}</span>
                <span className="flex flex-wrap gap-x-3">
                  <Code className="font-semibold">{one.key}</Code>
                  <bdi className="wrap-anywhere">{one.name}</bdi>
                </span>
              </>
            );
            return (
              <li key={`${one.kind} ${one.key} ${one.name}`}>
                {href === null ? (
                  <div className="rounded-2 border border-line bg-paper px-4 py-3">{words}</div>
                ) : (
                  <Anchor href={href} className="block rounded-2 border border-line bg-paper px-4 py-3 hover:border-brand">
                    {words}
                  </Anchor>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
