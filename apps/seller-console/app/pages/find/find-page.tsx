import { FindPage, ask, orderHref, type Found } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { inquiryHref } from '../inquiries/inquiries-resource.ts';
import { moneyHref } from '../money/money-resource.ts';
import { contractHref } from '../orders/contract-href.ts';
import { productHref } from '../products/products-resource.ts';
import { refundHref } from '../refunds/refunds-resource.ts';
import { staffHref } from '../staff/staff-href.ts';

/** What is found by a number alone is opened at once. */
export async function loader({ request }: LoaderFunctionArgs) {
  const q = new URL(request.url).searchParams.get('q')?.trim().slice(0, 100) ?? '';
  const { found } = q === '' ? { found: [] } : await ask(request, 'GET /shop/admin/find', { q });
  const [only, more] = found;
  const href = only !== undefined && more === undefined ? hrefOf(only) : null;
  if (href !== null) throw redirect(href);
  return { q, found };
}

function hrefOf({ kind, key }: Found): string | null {
  switch (kind) {
    case 'order':
    case 'instalment':
    case 'parcel':
      return orderHref(key);
    case 'contract':
      return contractHref(key);
    case 'inquiry':
      return inquiryHref(Number(key));
    case 'refund':
      return refundHref(key);
    case 'payout':
      return moneyHref({ view: 'payouts', number: key });
    case 'product':
      return productHref(Number(key));
    case 'storeAccount':
      return staffHref;
    default:
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
      hint={t`Enter a complete number: order, contract, parcel, refund, payout, inquiry or article; or an account name.`}
    />
  );
}
