import { StaffPage, ask, sheetHref, type AreaWords } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /shop/admin/staff/list', {});

/** The accounts of the store: who may do what, and who is locked out. */
export function Component() {
  const { t } = useLingui();
  const { accounts } = useLoaderData<typeof loader>();
  const areas: AreaWords[] = [
    {
      key: 'orders',
      name: t({ message: 'Orders', context: 'area', comment: 'Area of work of an account' }),
      holds: t`orders, shipping, refunds, vouchers, inquiries, reviews`,
    },
    {
      key: 'goods',
      name: t({ message: 'Goods', context: 'area', comment: 'Area of work of an account' }),
      holds: t`products, prices, stock, import and export`,
    },
    {
      key: 'money',
      name: t({ message: 'Money', context: 'area', comment: 'Area of work of an account' }),
      holds: t`settlement, payouts, bank account, signing contracts`,
    },
    {
      key: 'store',
      name: t({ message: 'Store', context: 'area', comment: 'Area of work of an account' }),
      holds: t`description of the store, contact, delivery`,
    },
    {
      key: 'owner',
      name: t({ message: 'Staff', context: 'area', comment: 'Area of work of an account' }),
      holds: t`accounts of the store and their permissions`,
    },
  ];
  return (
    <StaffPage
      title={t({ message: 'Staff', comment: 'Page: the accounts of the store and what each may do' })}
      lead={t`Each account has access only to the areas assigned here. Nobody can lock their own account or give up the area Staff.`}
      exportHref={sheetHref('GET /shop/admin/staff/export', {})}
      people={accounts.map(({ accountId, ...rest }) => ({ id: accountId, ...rest }))}
      house={{ areas, idOf: (accountId) => ({ accountId }) }}
    />
  );
}
