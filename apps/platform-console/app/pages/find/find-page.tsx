import { FindPage, ask, inquiriesHref, orderHref, type Found } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { applicationHref } from '../applications/applications-href.ts';
import { disputeHref } from '../disputes/disputes-href.ts';
import { invoicesHref } from '../invoices/invoices-href.ts';
import { entriesHref } from '../ledger/entries-href.ts';
import { casesHref } from '../payments/cases-href.ts';
import { transfersHref } from '../payments/transfers-href.ts';
import { payoutsHref } from '../payouts/payouts-href.ts';
import { proposalsHref } from '../proposals/proposals-href.ts';
import { staffHref } from '../staff/staff-href.ts';
import { storeHref } from '../stores/stores-href.ts';
import { userHref } from '../users/users-href.ts';

/** What is found by a number alone is opened at once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { found } = q === '' ? { found: [] } : await ask(request, 'GET /platform/find', { q });
  const [only, more] = found;
  const href = only !== undefined && more === undefined ? hrefOf(only) : null;
  if (href !== null) throw redirect(href);
  return { q, found };
}

function hrefOf({ kind, key }: Found): string | null {
  switch (kind) {
    case 'order':
    case 'instalment':
    case 'contract':
    case 'parcel':
      return orderHref(key);
    case 'refund':
      return disputeHref(key);
    case 'payment':
      return entriesHref({ reference: key });
    case 'payout':
      return payoutsHref({ only: key });
    case 'transfer':
      return transfersHref({ view: 'all', only: key });
    case 'paymentCase':
      return casesHref({ only: key });
    case 'invoice':
      return invoicesHref({ view: 'issued', only: key });
    case 'invoiceApplication':
      return invoicesHref({ only: key });
    case 'inquiry':
      return inquiriesHref({ view: 'all', only: key });
    case 'proposal':
      return proposalsHref({ only: key });
    case 'application':
      return applicationHref(Number(key));
    case 'topUp':
    case 'invoiceTitle':
    case 'buyer':
      return userHref(Number(key));
    case 'store':
    case 'storeAccount':
      return storeHref(Number(key));
    case 'operator':
      return staffHref;
    case 'product':
      return null;
  }
}

export function Component() {
  const { t } = useLingui();
  const { q, found } = useLoaderData<typeof loader>();
  return (
    <FindPage
      q={q}
      found={found}
      hrefOf={hrefOf}
      hint={t`Whole numbers are found: of orders, contracts, parcels, refunds, payments, transfers, payouts, invoices and inquiries, tax numbers, ids, articles, an address, the name of an account.`}
    />
  );
}
