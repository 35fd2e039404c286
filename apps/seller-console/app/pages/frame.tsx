import { Shell, ask, useMenu } from '@kyakhta/console';
import { shopStatus } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { menu } from './menu.ts';

/** Whose store this is, and how much waits in it: of goods what the platform refused. */
export async function frameLoader({ request }: LoaderFunctionArgs) {
  const [account, lists, { queues }] = await Promise.all([
    ask(request, 'GET /shop/admin/account', {}),
    ask(request, 'GET /shop/admin/listView/all', {}),
    ask(request, 'GET /shop/admin/waiting', {}),
  ]);
  return { account, lists, queues };
}

export function Frame() {
  const { t } = useLingui();
  const { account, lists, queues } = useLoaderData<typeof frameLoader>();
  const reason = account.suspendReason;
  return (
    <Shell
      owner={account.shopName}
      kind={t`Seller console`}
      userName={account.userName}
      demo={account.demo}
      areas={account.areas}
      lists={lists}
      notice={
        reason ? (
          <Trans>
            The platform has taken this store off the site: <bdi>{reason}</bdi>. Orders in progress continue.
          </Trans>
        ) : account.shopStatus === shopStatus.closed ? (
          t`The store is offline: buyers see neither it nor its products.`
        ) : null
      }
      places={useMenu(menu, queues)}
    />
  );
}
