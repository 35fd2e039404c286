import { msg } from '@lingui/core/macro';
import { code, orderStatus } from '@kyakhta/contract/values';
import { ask, formatOf, personOf, tryAsk } from '../ask.ts';
import { i18nContext } from '../context.ts';
import { pageMeta } from '../page-meta.ts';
import { pageTitle } from '../page-title.ts';
import { BuyerCentre } from '../sections/account/buyer-centre.tsx';
import { storeNeed } from '../sections/store-opening/store-need.tsx';
import { loadNeeds } from '../sections/home/needs.server.ts';
import type { Route } from './+types/uc-home';

export const meta: Route.MetaFunction = pageMeta;

export async function loader({ context, url }: Route.LoaderArgs) {
  const asked = { context, url };
  const format = formatOf(context);
  const [centre, balance, score, needs] = await Promise.all([
    ask(asked, 'GET /p/user/centerInfo', {}),
    tryAsk(asked, 'GET /p/userBalance/getBalanceInfo', {}),
    tryAsk(asked, 'GET /p/score/scoreInfo', {}),
    loadNeeds(asked),
  ]);
  const { orderCountData: counts } = centre;
  return {
    title: pageTitle(context.get(i18nContext), msg`Buyer centre`),
    nickName: personOf(context).buyer?.nickName ?? '',
    counts: [
      { status: orderStatus.pendingPayment, count: format.whole(counts.unPay) },
      { status: orderStatus.pendingDelivery, count: format.whole(counts.payed) },
      { status: orderStatus.pendingReceipt, count: format.whole(counts.consignment) },
      { status: orderStatus.pendingEvaluation, count: format.whole(counts.confirm) },
      { status: orderStatus.completed, count: format.whole(counts.success) },
    ],
    openRefunds: counts.refund > 0 ? format.whole(counts.refund) : null,
    balance:
      balance.code === code.ok
        ? {
            available: format.money(balance.data.balance, balance.data.currency),
            about: format.about(balance.data.balance, balance.data.currency),
            held: balance.data.heldBalance > 0 ? format.money(balance.data.heldBalance, balance.data.currency) : null,
          }
        : null,
    points:
      score.code === code.ok
        ? {
            score: format.whole(score.data.score),
            expiring:
              score.data.expiringTime === null
                ? null
                : { points: format.whole(score.data.expiringScore), day: format.day(score.data.expiringTime) },
          }
        : null,
    store: storeNeed(centre),
    needs,
  };
}

export default function UcHome({ loaderData }: Route.ComponentProps) {
  return <BuyerCentre {...loaderData} />;
}
