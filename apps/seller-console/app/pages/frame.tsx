import { Shell, ask, countOf, ordersHref, permitted, statesOf } from '@kyakhta/console';
import { shopStatus } from '@kyakhta/contract/values';
import { Trans, useLingui } from '@lingui/react/macro';
import { Box, Clock, LayoutGrid, MessagesSquare, Package, ReceiptText, RotateCcw, Star, Store, Truck, UserPlus, Wallet } from '@kyakhta/ui';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { vouchersHref } from './orders/pickup-href.ts';
import { refundsHref } from './refunds/refunds-href.ts';

/** Whose store this is, and how much waits in it: of goods what the platform refused. */
export async function frameLoader({ request }: LoaderFunctionArgs) {
  const [account, lists, orders, reviews, inquiries, refunds, goods] = await Promise.all([
    ask(request, 'GET /shop/admin/account', {}),
    ask(request, 'GET /shop/admin/listView/all', {}),
    permitted(ask(request, 'GET /shop/admin/order/page', { size: 1 })),
    permitted(ask(request, 'GET /shop/admin/comment/page', { size: 1 })),
    permitted(ask(request, 'GET /shop/admin/inquiry/page', { size: 1 })),
    permitted(ask(request, 'GET /shop/admin/refund/page', { size: 1 })),
    permitted(ask(request, 'GET /shop/admin/prod/review', {})),
  ]);
  return {
    account,
    lists,
    toShip: orders === null ? undefined : countOf(orders.counts, statesOf('to-ship')),
    unanswered: reviews?.counts.unanswered,
    asked: inquiries?.counts.waiting,
    claimed: refunds?.waiting,
    refusedGoods: goods?.refused,
  };
}

export function Frame() {
  const { t } = useLingui();
  const { account, lists, toShip, unanswered, asked, claimed, refusedGoods } = useLoaderData<typeof frameLoader>();
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
            The platform has taken this store off the site: <bdi>{reason}</bdi>. Orders that are under way go on.
          </Trans>
        ) : account.shopStatus === shopStatus.closed ? (
          t`The store is offline: buyers see neither it nor its goods.`
        ) : null
      }
      places={[
        {
          to: '/',
          area: ['orders', 'money'],
          icon: Clock,
          label: t({ message: 'Today', comment: 'Page: what needs the seller now' }),
          exact: true,
        },
        { to: ordersHref({}), area: 'orders', icon: Package, label: t`Orders`, waiting: toShip },
        {
          to: refundsHref({}),
          area: 'orders',
          icon: RotateCcw,
          label: t({ message: 'Refunds', comment: 'Page: what buyers ask back' }),
          waiting: claimed,
        },
        { to: vouchersHref, area: 'orders', icon: ReceiptText, label: t`Vouchers` },
        { to: '/products', area: 'goods', icon: LayoutGrid, label: t`Products`, waiting: refusedGoods },
        { to: '/stock', area: 'goods', icon: Box, label: t({ message: 'Stock', comment: 'Page: what is in the warehouse of the store' }) },
        { to: '/inquiries', area: 'orders', icon: MessagesSquare, label: t`Inquiries`, waiting: asked },
        { to: '/reviews', area: 'orders', icon: Star, label: t`Reviews`, waiting: unanswered },
        { to: '/money', area: 'money', icon: Wallet, label: t`Money` },
        { to: '/store', area: 'store', icon: Store, label: t({ message: 'Store', comment: 'Page: what the store says of itself' }) },
        {
          to: '/delivery',
          area: 'store',
          icon: Truck,
          label: t({ message: 'Delivery', comment: 'Page: how the goods of the store come to buyers' }),
        },
        {
          to: '/staff',
          area: 'owner',
          icon: UserPlus,
          label: t({ message: 'Staff', comment: 'Page: the accounts of the store and what each may do' }),
        },
      ]}
    />
  );
}
