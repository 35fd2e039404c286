import { StaffPage, ask, sheetHref, type AreaWords } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';

export const loader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /platform/staff/list', {});

/** The operators: who may do what, and who is locked out. */
export function Component() {
  const { t } = useLingui();
  const { operators } = useLoaderData<typeof loader>();
  const areas: AreaWords[] = [
    {
      key: 'trade',
      name: t({ message: 'Trade', context: 'area', comment: 'Area of work of an account' }),
      holds: t`orders, overdue orders, disputes, deliveries, granted refunds`,
    },
    {
      key: 'money',
      name: t({ message: 'Money', context: 'area', comment: 'Area of work of an account' }),
      holds: t`payments, bank transfers, payouts, proposals, invoices, the books`,
    },
    {
      key: 'people',
      name: t({ message: 'Buyers', context: 'area', comment: 'Area of work of an account' }),
      holds: t`buyers, reviews, inquiries`,
    },
    {
      key: 'stores',
      name: t({ message: 'Stores', context: 'area', comment: 'Area of work of an account' }),
      holds: t`stores, applications for stores`,
    },
    {
      key: 'goods',
      name: t({ message: 'Goods', context: 'area', comment: 'Area of work of an account' }),
      holds: t`products awaiting approval`,
    },
    {
      key: 'content',
      name: t({ message: 'Content', context: 'area', comment: 'Area of work of an account' }),
      holds: t`home page, notices, synonyms, popular searches, visits`,
    },
    {
      key: 'settings',
      name: t({ message: 'Settings', context: 'area', comment: 'Area of work of an account' }),
      holds: t`site rules, currencies, payment methods, background jobs`,
    },
    {
      key: 'staff',
      name: t({ message: 'Staff', context: 'area', comment: 'Area of work of an account' }),
      holds: t`operators and their permissions, the audit log`,
    },
  ];
  return (
    <StaffPage
      title={t({ message: 'Staff', comment: 'Page: the operators and what each may do' })}
      lead={t`Each operator has access only to the areas assigned here. Nobody can lock their own account or give up the area Staff.`}
      people={operators.map(({ operatorId, ...rest }) => ({ id: operatorId, ...rest }))}
      exportHref={sheetHref('GET /platform/staff/export', {})}
      house={{ areas, idOf: (operatorId) => ({ operatorId }) }}
    />
  );
}
