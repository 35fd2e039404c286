import { offersOpenMax } from '@kyakhta/contract';
import { currencyOf, LARGEST_AMOUNT, money, toDecimal } from '@kyakhta/money';
import type { CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { exclusivelyLater } from '../../../runtime/exclusive.ts';
import { refuseFields } from '../../../runtime/wrong-fields.ts';
import { say } from '../../../words/index.ts';
import { recordAudit } from '../../audit/index.ts';
import { type FormFault, type OfferGoods, readForm, sameItems, sameTerms, type WrittenItem, type WrittenOffer } from '../model/written.ts';
import { countOpen, endOffer, insertOffer, type KeptOffer, lockOffer, rewriteOffer, setPaused, updateOffer } from '../store/kept.ts';

export type CreateOffer = 'POST /shop/admin/offer' | 'POST /platform/offer';
export type ChangeOffer = 'PUT /shop/admin/offer' | 'PUT /platform/offer';
type Keeper = CtxFor<CreateOffer>;
type Goods = ReadonlyMap<number, OfferGoods>;
/** Variants as the record names them. */
type Named = ReadonlyMap<number, Pick<OfferGoods, 'article' | 'currency'>>;
/** Whose offers an account keeps; null is the platform. */
export const offerOwner = ({ actor }: Pick<Keeper, 'actor'>): number | null => (actor.kind === 'seller' ? actor.storeId : null);

const subject = (id: number): string => `offer:${id}`;
const toldItem = (i: WrittenItem, named: Named) => {
  const { article, currency } = named.get(i.skuId) ?? { article: String(i.skuId), currency: null };
  const price = (of: bigint): string => (currency === null ? String(of) : toDecimal(money(of, currencyOf(currency))));
  return {
    article,
    ...(i.price !== null && { price: price(i.price) }),
    ...(i.percent !== null && { percentOff: i.percent }),
    ...(i.quota !== null && { offerQuota: i.quota }),
    ...(i.perBuyer !== null && { offerPerBuyer: i.perBuyer }),
  };
};
const told = (o: WrittenOffer, named: Named) => ({
  titles: o.titles,
  offerKind: o.kind,
  offerStart: o.startsAt,
  offerEnd: o.endsAt,
  offerItems: o.items.map((i) => toldItem(i, named)),
});

const refuseFaults = ({ locale }: Pick<Keeper, 'locale'>, faults: ReadonlyMap<string, FormFault>): void => {
  if (faults.size === 0) return;
  refuseFields(locale, Object.fromEntries([...faults].map(([field, { word, values = {} }]) => [field, say(locale, word, values)])));
};
const isOver = (o: KeptOffer, now: Date): boolean => o.endedAt !== null || o.endsAt <= now;
/** An offer of the caller that is not over, held until it is changed. */
const openOffer = async (ctx: CtxFor<ChangeOffer | EndOffer | PauseOffer>, offerId: number): Promise<KeptOffer> => {
  const offer = (await lockOffer(ctx.db, offerOwner(ctx), offerId)) ?? refuse('offerUnknown');
  return isOver(offer, ctx.now) ? refuse('offerOver') : offer;
};

/** A store or the platform makes an offer. @param goods the variants that it may put on offer, by id */
export const createOffer = async (ctx: Keeper, input: Parsed<CreateOffer>, goods: Goods): Promise<number> => {
  const storeId = offerOwner(ctx);
  const { written, faults } = readForm(input, goods, ctx.locale, ctx.now);
  refuseFaults(ctx, faults);
  await exclusivelyLater(ctx.db, `offers:${storeId ?? 'platform'}`);
  if ((await countOpen(ctx.db, storeId, ctx.now)) >= offersOpenMax) refuse('offersFull', { max: offersOpenMax });
  const offerId = await insertOffer(ctx.db, storeId, written, ctx.now);
  await recordAudit(ctx, 'offer.add', subject(offerId), null, told(written, goods));
  return offerId;
};

/** The goods of an offer that runs: what they cost now does not matter any more. */
const asTheyWere = (offer: KeptOffer, named: Named): Goods =>
  new Map(
    offer.items.flatMap((i) => {
      const known = named.get(i.skuId);
      return known === undefined
        ? []
        : [[i.skuId, { ...i, ...known, low: LARGEST_AMOUNT, high: LARGEST_AMOUNT, cartonQuantity: 1 }] as const];
    }),
  );

/**
 * Changes an offer that is not over: before it begins all of it; then its titles, and its end to an earlier one.
 * @param goods the variants that its owner may put on offer now, by id
 * @param named those that are on it, and those that are to be
 * @returns whether its stores are to be asked anew
 */
export const changeOffer = async (ctx: CtxFor<ChangeOffer>, input: Parsed<ChangeOffer>, goods: Goods, named: Named): Promise<boolean> => {
  const before = await openOffer(ctx, input.offerId);
  if (before.version !== input.version) return refuse('changedMeanwhile');
  // The lock may have been waited for: by now it may have begun, and pieces may be taken.
  const hasBegun = before.startsAt <= ctx.clock.now();
  const known = hasBegun ? asTheyWere(before, named) : goods;
  const { written: read, faults } = readForm(input, known, ctx.locale, ctx.now);
  // A title as one text is that of the writer's language; those of the others stay.
  const written = typeof input.title === 'string' ? { ...read, titles: { ...before.titles, ...read.titles } } : read;
  if (hasBegun && [...faults.keys()].some((field) => field.startsWith('items'))) refuse('offerRunning');
  refuseFaults(ctx, faults);
  if (
    hasBegun &&
    (!sameItems(before, written) || before.startsAt.getTime() !== written.startsAt.getTime() || written.endsAt > before.endsAt)
  )
    return refuse('offerRunning');
  const isNew = !hasBegun && !sameTerms(before, written);
  if (isNew) await rewriteOffer(ctx.db, before, written);
  else await updateOffer(ctx.db, before.id, written.titles, written.endsAt);
  await recordAudit(ctx, 'offer.change', subject(before.id), told(before, named), told(written, named));
  return isNew;
};

type PauseOffer = 'PUT /shop/admin/offer/pause' | 'PUT /platform/offer/pause';
/** Pauses an offer that is not over, or goes on with it. @returns whether that changed anything */
export const pauseOffer = async (ctx: CtxFor<PauseOffer>, { offerId, paused }: Parsed<PauseOffer>): Promise<boolean> => {
  const offer = await openOffer(ctx, offerId);
  const was = offer.pausedAt !== null;
  if (was === (paused === 1)) return false;
  await setPaused(ctx.db, offerId, paused === 1 ? ctx.now : null);
  await recordAudit(ctx, 'offer.pause', subject(offerId), { offerPaused: was }, { offerPaused: !was });
  return true;
};

type EndOffer = 'PUT /shop/admin/offer/end' | 'PUT /platform/offer/end';
/** Ends an offer for good. Orders keep the price that they were placed at. */
export const stopOffer = async (ctx: CtxFor<EndOffer>, { offerId }: Parsed<EndOffer>): Promise<void> => {
  await openOffer(ctx, offerId);
  await endOffer(ctx.db, offerId, ctx.now);
  await recordAudit(ctx, 'offer.end', subject(offerId), { offerEnded: false }, { offerEnded: true });
};
