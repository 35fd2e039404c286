import { Shell, ask, useMenu } from '@kyakhta/console';
import { useLingui } from '@lingui/react/macro';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { groups, menu } from './menu.ts';

/** Who is logged in, and how much waits in each place for an operator. */
export async function frameLoader({ request }: LoaderFunctionArgs) {
  const [account, lists, { queues }] = await Promise.all([
    ask(request, 'GET /platform/account', {}),
    ask(request, 'GET /platform/listView/all', {}),
    ask(request, 'GET /platform/waiting', {}),
  ]);
  return { account, lists, queues };
}

export function Frame() {
  const { t } = useLingui();
  const { account, lists, queues } = useLoaderData<typeof frameLoader>();
  return (
    <Shell
      owner={account.userName}
      kind={t`Operator console`}
      userName={account.userName}
      demo={account.demo}
      areas={account.areas}
      lists={lists}
      places={useMenu(menu, queues, groups)}
    />
  );
}
