import { FindPage, ask, orderHref, type Found } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { applicationHref } from '../applications/applications-resource.ts';
import { disputeHref } from '../disputes/disputes-resource.ts';
import { inquiriesHref } from '../inquiries/inquiries-resource.ts';
import { invoicesHref } from '../invoices/invoices-resource.ts';
import { entriesHref } from '../ledger/entries-resource.ts';
import { casesHref } from '../payments/cases-resource.ts';
import { transfersHref } from '../payments/transfers-resource.ts';
import { payoutsHref } from '../payouts/payouts-resource.ts';
import { proposalsHref } from '../proposals/proposals-resource.ts';
import { staffHref } from '../staff/staff-href.ts';
import { storeHref } from '../stores/stores-resource.ts';
import { userHref } from '../users/users-resource.ts';

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
      hint={t`Enter a complete number: order, contract, parcel, refund, payment, transfer, payout, invoice, inquiry, tax number, id or article; or an email address or account name.`}
    />
  );
}
