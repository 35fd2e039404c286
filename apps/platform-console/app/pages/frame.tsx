import { Shell, ask, inquiriesHref, ordersHref, permitted } from '@kyakhta/console';
import { hasArea } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';
import {
  BadgeCheck,
  Banknote,
  ChartColumn,
  CircleAlert,
  Clock,
  Download,
  FileText,
  Hourglass,
  Landmark,
  LayoutGrid,
  MessagesSquare,
  Monitor,
  Info,
  Package,
  PackageCheck,
  RotateCcw,
  ReceiptText,
  Search,
  ShieldCheck,
  SlidersHorizontal,
  Star,
  Store,
  User,
  UserPlus,
  Wallet,
} from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { applicationsHref } from './applications/applications-href.ts';
import { categoriesHref } from './categories/categories-href.ts';
import { auditHref } from './audit/audit-href.ts';
import { disputesHref } from './disputes/disputes-href.ts';
import { goodsHref } from './goods/goods-href.ts';
import { homeHref } from './home/home-href.ts';
import { invoicesHref } from './invoices/invoices-href.ts';
import { jobsHref } from './jobs/jobs-href.ts';
import { noticesHref } from './notices/notices-href.ts';
import { entriesHref } from './ledger/entries-href.ts';
import { casesHref } from './payments/cases-href.ts';
import { overdueHref } from './orders/orders-href.ts';
import { payoutsHref } from './payouts/payouts-href.ts';
import { transfersHref } from './payments/transfers-href.ts';
import { proposalsHref } from './proposals/proposals-href.ts';
import { reviewsHref } from './reviews/reviews-href.ts';
import { synonymsHref } from './search/synonyms-href.ts';
import { siteHref } from './site/site-href.ts';
import { staffHref } from './staff/staff-href.ts';
import { storesHref } from './stores/stores-href.ts';
import { termsHref } from './terms/terms-href.ts';
import { usersHref } from './users/users-href.ts';
import { visitsHref } from './visits/visits-href.ts';

/** Who is logged in, and how much waits in each place for an operator. */
export async function frameLoader({ request }: LoaderFunctionArgs) {
  const [account, lists, cases, transfers, inquiries, payouts, proposals, overdue, invoices, disputes, applications, goods, nights, jobs] =
    await Promise.all([
      ask(request, 'GET /platform/account', {}),
      ask(request, 'GET /platform/listView/all', {}),
      permitted(ask(request, 'GET /platform/payment/cases', { size: 1 })),
      permitted(ask(request, 'GET /platform/payment/transfers', { open: 1, size: 1 })),
      permitted(ask(request, 'GET /platform/inquiry/page', { size: 1 })),
      permitted(ask(request, 'GET /platform/settlement/payouts', { size: 1 })),
      permitted(ask(request, 'GET /platform/proposal/page', { size: 1 })),
      permitted(ask(request, 'GET /platform/order/overdue', { size: 1 })),
      permitted(ask(request, 'GET /platform/invoice/page', { size: 1 })),
      permitted(ask(request, 'GET /platform/intervention/page', { size: 1 })),
      permitted(ask(request, 'GET /platform/shopAudit/page', { size: 1 })),
      permitted(ask(request, 'GET /platform/prodAudit/page', { size: 1 })),
      permitted(ask(request, 'GET /platform/ledger/runs', { size: 1 })),
      permitted(ask(request, 'GET /platform/jobs/page', { failed: 1, size: 1 })),
    ]);
  return {
    account,
    lists,
    openCases: cases?.total,
    unmatched: transfers?.total,
    asked: inquiries?.counts.waiting,
    payouts: payouts?.open,
    proposals: proposals?.open,
    overdue: overdue?.total,
    invoices: invoices?.open,
    disputes: disputes?.waiting,
    applications: applications?.open,
    goods: goods?.open,
    /** What the last night found off in the books. */
    differences: nights?.records[0]?.differences.length,
    failedJobs: jobs?.total,
  };
}

export function Frame() {
  const { t } = useLingui();
  const loaded = useLoaderData<typeof frameLoader>();
  const { account, lists, openCases, unmatched, asked, payouts, proposals, overdue, invoices, disputes, applications, goods } = loaded;
  return (
    <Shell
      owner={account.userName}
      kind={t`Operator console`}
      userName={account.userName}
      demo={account.demo}
      areas={account.areas}
      lists={lists}
      places={[
        {
          to: '/',
          area: ['trade', 'money', 'people', 'stores', 'goods'],
          icon: LayoutGrid,
          label: t({ message: 'Today', comment: 'Page: what waits for operators' }),
          exact: true,
        },
        { to: ordersHref({}), area: 'trade', icon: Package, label: t`Orders` },
        {
          to: overdueHref(),
          area: 'trade',
          icon: Hourglass,
          label: t({ message: 'Overdue orders', comment: 'Page: orders that wait for a payment, a pickup or cash too long' }),
          waiting: overdue,
        },
        {
          to: disputesHref({}),
          area: 'trade',
          icon: CircleAlert,
          label: t({ message: 'Disputes', comment: 'Page: refunds the platform is asked to decide' }),
          waiting: disputes,
        },
        { to: reviewsHref({}), area: 'people', icon: Star, label: t`Reviews` },
        { to: inquiriesHref({}), area: 'people', icon: MessagesSquare, label: t`Inquiries`, waiting: asked },
        { to: casesHref({}), area: 'money', icon: Banknote, label: t`Payment cases`, waiting: openCases },
        { to: transfersHref({}), area: 'money', icon: Landmark, label: t`Bank transfers`, waiting: unmatched },
        {
          to: payoutsHref({}),
          area: 'money',
          icon: Wallet,
          label: t({ message: 'Payouts', comment: 'Money of stores sent to their banks' }),
          waiting: payouts,
        },
        {
          to: proposalsHref({}),
          area: ['money', 'trade', 'settings'],
          icon: RotateCcw,
          label: t({ message: 'Proposals', comment: 'Page: what one operator proposes and another agrees to' }),
          waiting: hasArea(account.areas, 'money') ? proposals : undefined,
        },
        { to: invoicesHref({}), area: 'money', icon: Download, label: t`Invoices`, waiting: invoices },
        { to: usersHref({}), area: 'people', icon: User, label: t`Buyers` },
        { to: applicationsHref({}), area: 'stores', icon: BadgeCheck, label: t`Applications for stores`, waiting: applications },
        {
          to: goodsHref({}),
          area: 'goods',
          icon: PackageCheck,
          label: t({ message: 'Goods to look at', comment: 'Page: goods of stores that wait for approval' }),
          waiting: goods,
        },
        { to: storesHref({}), area: 'stores', icon: Store, label: t`Stores` },
        { to: visitsHref({}), area: 'content', icon: ChartColumn, label: t({ message: 'Visits', comment: 'How many pages were opened' }) },
        {
          to: '/ledger',
          area: 'money',
          icon: ShieldCheck,
          label: t`Proof of the books`,
          exact: true,
          waiting: loaded.differences,
          alarm: true,
        },
        { to: entriesHref({}), area: 'money', icon: ReceiptText, label: t`Journal entries` },
        { to: categoriesHref, area: 'content', icon: LayoutGrid, label: t`Categories` },
        { to: synonymsHref({}), area: 'content', icon: Search, label: t`Synonyms` },
        { to: noticesHref(), area: 'content', icon: Info, label: t`Notices` },
        { to: termsHref, area: 'content', icon: ReceiptText, label: t`Terms` },
        { to: homeHref, area: 'content', icon: Monitor, label: t`Home page` },
        { to: siteHref, area: 'settings', icon: SlidersHorizontal, label: t`Site settings` },
        { to: jobsHref({}), area: 'settings', icon: Clock, label: t`Background work`, waiting: loaded.failedJobs, alarm: true },
        {
          to: staffHref,
          area: 'staff',
          icon: UserPlus,
          label: t({ message: 'Staff', comment: 'Page: the operators and what each may do' }),
        },
        { to: auditHref({}), area: 'staff', icon: FileText, label: t`Record of changes` },
      ]}
    />
  );
}
