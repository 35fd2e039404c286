import { Shell, ask, ordersHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Banknote, Clock, FileText, Package, ReceiptText, Search, ShieldCheck, SlidersHorizontal, Star, Store, User } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { auditHref } from './audit/audit-href.ts';
import { jobsHref } from './jobs/jobs-href.ts';
import { entriesHref } from './ledger/entries-href.ts';
import { casesHref } from './payments/cases-href.ts';
import { reviewsHref } from './reviews/reviews-href.ts';
import { synonymsHref } from './search/synonyms-href.ts';
import { siteHref } from './site/site-href.ts';
import { storesHref } from './stores/stores-href.ts';
import { usersHref } from './users/users-href.ts';

/** Who is logged in, and how many payments wait for an operator. */
export async function frameLoader({ request }: LoaderFunctionArgs) {
  const [account, cases] = await Promise.all([
    ask(request, 'GET /platform/account', {}),
    ask(request, 'GET /platform/payment/cases', { size: 1 }),
  ]);
  return { account, openCases: cases.total };
}

export function Frame() {
  const { t } = useLingui();
  const { account, openCases } = useLoaderData<typeof frameLoader>();
  return (
    <Shell
      owner={account.userName}
      kind={t`Operator console`}
      userName={account.userName}
      demo={account.demo}
      places={[
        { to: ordersHref({}), icon: Package, label: t`Orders` },
        { to: reviewsHref({}), icon: Star, label: t`Reviews` },
        { to: casesHref({}), icon: Banknote, label: t`Payment cases`, waiting: openCases },
        { to: usersHref({}), icon: User, label: t`Buyers` },
        { to: storesHref({}), icon: Store, label: t`Stores` },
        { to: '/ledger', icon: ShieldCheck, label: t`Proof of the books`, exact: true },
        { to: entriesHref({}), icon: ReceiptText, label: t`Journal entries` },
        { to: synonymsHref({}), icon: Search, label: t`Synonyms` },
        { to: siteHref, icon: SlidersHorizontal, label: t`Site settings` },
        { to: jobsHref({}), icon: Clock, label: t`Background work` },
        { to: auditHref({}), icon: FileText, label: t`Record of changes` },
      ]}
    />
  );
}
