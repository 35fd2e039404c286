import { FindPage, ask, orderHref, type Found } from '@kyakhta/console';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { moneyHref } from '../money/money-href.ts';
import { productHref } from '../products/products-href.ts';
import { refundHref } from '../refunds/refunds-href.ts';

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
    case 'parcel':
      return orderHref(key);
    case 'refund':
      return refundHref(key);
    case 'payout':
      return moneyHref({ view: 'payouts' });
    case 'product':
      return productHref(Number(key));
    default:
      return null;
  }
}

export function Component() {
  const { q, found } = useLoaderData<typeof loader>();
  return <FindPage q={q} found={found} hrefOf={hrefOf} />;
}
