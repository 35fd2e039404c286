import type { Output } from '@kyakhta/contract/types';
import { activityState, int4Max, offerKind } from '@kyakhta/contract/values';
import { data } from 'react-router';
import { ask, formatOf, goTo, personOf, type Asked, type PageProblem } from '../../ask.ts';
import { i18nContext } from '../../context.ts';
import { farPaths } from '../../far-paths.ts';
import { paths } from '../../paths.ts';
import { cardView } from '../catalog/card-view.server.ts';
import { secondsTo, whoseOffer } from './offer-words.server.ts';

const offersPerPage = 6;
/** Of each offer in the list; its own page has the rest. */
const cardsShown = 5;
const cardsPerPage = 40;

type Told = Output<'GET /offer/page'>['records'][number];
const pageOf = (url: URL): number => Math.min(100_000, Math.max(1, Math.trunc(Number(url.searchParams.get('page'))) || 1));

/** An offer as its heading says it. */
function headView(asked: Pick<Asked, 'context'>, offer: Told & { paused?: boolean }) {
  const format = formatOf(asked.context);
  const { now } = personOf(asked.context);
  const isRunning = offer.state === activityState.running && offer.paused !== true;
  const next = offer.state === activityState.notStarted ? offer.startTime : offer.endTime;
  return {
    offerId: offer.offerId,
    title: offer.title,
    kind: offer.offerKind,
    state: offer.state,
    isPaused: offer.paused === true,
    whose: whoseOffer(asked, offer.owner === 'store' ? (offer.shopName ?? '') : null),
    storeHref: offer.shopId === null ? null : paths.shop(offer.shopId),
    from: format.deadline(offer.startTime),
    until: format.deadline(offer.endTime),
    count: offer.prodCount,
    isRunning,
    /** When it begins or ends; null once nothing more comes. */
    next: offer.state === activityState.ended ? null : { at: next, seconds: secondsTo(next, now) },
  };
}
export type OfferHead = ReturnType<typeof headView>;

/** Offers of one kind that run or begin soon, each with its first goods. */
export async function loadOffers(asked: Asked) {
  const named = Number(asked.url.searchParams.get('kind'));
  const current = pageOf(asked.url);
  const list = (kind: number, size: number) => ask(asked, 'GET /offer/page', { offerKind: kind, current: size === 1 ? 1 : current, size });
  const [limited, special] = await Promise.all(
    [offerKind.limited, offerKind.special].map((kind) =>
      list(kind, named === offerKind.limited || named === offerKind.special ? (named === kind ? offersPerPage : 1) : offersPerPage),
    ),
  );
  // Without a kind in the address the first that has offers is open.
  const kind =
    named === offerKind.limited || named === offerKind.special
      ? named
      : limited?.total === 0 && (special?.total ?? 0) > 0
        ? offerKind.special
        : offerKind.limited;
  const shown = kind === offerKind.special ? special : limited;
  const pages = shown?.pages ?? 0;
  if (pages > 0 && current > pages) throw goTo(asked.url, paths.offers({ kind, page: pages }));
  const format = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  const groups = await Promise.all(
    (shown?.records ?? []).map(async (offer) => {
      const { records } = await ask(asked, 'GET /offer/prodPage', { offerId: offer.offerId, size: cardsShown });
      return { ...headView(asked, offer), cards: records.map((card) => cardView(format, card, i18n)) };
    }),
  );
  return {
    kind,
    counts: { limited: format.whole(limited?.total ?? 0), special: format.whole(special?.total ?? 0) },
    current,
    pages,
    groups,
  };
}
export type Offers = Awaited<ReturnType<typeof loadOffers>>;

/** One offer with its goods, a page of them. */
export async function loadOffer(asked: Asked) {
  const offerId = Number(asked.url.searchParams.get('offerId'));
  if (!Number.isInteger(offerId) || offerId < 1 || offerId > int4Max)
    throw data<PageProblem>({ msg: '', failure: 'offerUnknown' }, { status: 404 });
  const current = pageOf(asked.url);
  const { offer, records, pages } = await ask(asked, 'GET /offer/prodPage', { offerId, current, size: cardsPerPage });
  if (pages > 0 && current > pages) throw goTo(asked.url, farPaths.offer(offerId, pages));
  const format = formatOf(asked.context);
  const i18n = asked.context.get(i18nContext);
  return { head: headView(asked, offer), cards: records.map((card) => cardView(format, card, i18n)), current, pages };
}
export type OfferWithGoods = Awaited<ReturnType<typeof loadOffer>>;
