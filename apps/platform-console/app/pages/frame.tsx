import { Shell, ask, ordersHref } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { Clock, Package, ReceiptText, Search, ShieldCheck } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs } from 'react-router';
import { entriesHref } from './ledger/entries-href.ts';
import { synonymsHref } from './search/synonyms-href.ts';

export const frameLoader = ({ request }: LoaderFunctionArgs) => ask(request, 'GET /platform/account', {});

/** Who is logged in does not change from page to page. */
export const frameAgain = ({ formMethod, defaultShouldRevalidate, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  formMethod !== undefined ? defaultShouldRevalidate : currentUrl.href === nextUrl.href;

export function Frame() {
  const { t } = useLingui();
  const account = useLoaderData<typeof frameLoader>();
  return (
    <Shell
      owner={account.userName}
      kind={t`Operator console`}
      userName={account.userName}
      demo={account.demo}
      places={[
        { to: ordersHref({}), icon: Package, label: t`Orders` },
        { to: '/ledger', icon: ShieldCheck, label: t`Proof of the books`, exact: true },
        { to: entriesHref({}), icon: ReceiptText, label: t`Journal entries` },
        { to: synonymsHref({}), icon: Search, label: t`Synonyms` },
        { to: '/jobs', icon: Clock, label: t`Background work` },
      ]}
    />
  );
}
