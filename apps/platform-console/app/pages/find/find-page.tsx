import { FindPage, ask, orderHref, type Found } from '@kyakhta/console';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { disputeHref } from '../disputes/disputes-href.ts';
import { invoicesHref } from '../invoices/invoices-href.ts';
import { entriesHref } from '../ledger/entries-href.ts';
import { transfersHref } from '../payments/transfers-href.ts';
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
    case 'parcel':
      return orderHref(key);
    case 'refund':
      return disputeHref(key);
    case 'payment':
    case 'payout':
      return entriesHref({ reference: key });
    case 'transfer':
      return transfersHref({ view: 'all' });
    case 'invoice':
      return invoicesHref({ view: 'issued' });
    case 'topUp':
    case 'buyer':
      return userHref(Number(key));
    case 'store':
      return storeHref(Number(key));
    case 'product':
      return null;
  }
}

export function Component() {
  const { q, found } = useLoaderData<typeof loader>();
  return <FindPage q={q} found={found} hrefOf={hrefOf} />;
}
