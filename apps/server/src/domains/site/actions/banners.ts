import { bannersMax } from '@kyakhta/contract';
import type { Ctx, CtxFor, Parsed } from '../../../runtime/context.ts';
import { refuse } from '../../../runtime/errors.ts';
import { recordAudit } from '../../audit/index.ts';
import {
  type Banner,
  deleteBanner,
  insertBanner,
  type KeptBanner,
  lockBanners,
  selectBanners,
  updateBanner,
  updateBannerOrder,
  updateBannerPicture,
} from '../store/banners.ts';

type Told = Parsed<'POST /platform/banner'>;
const subject = (id: number): string => `banner:${id}`;

/** A banner as it was sent, without its picture. */
const bannerOf = ({ type, relation, titles, locales, startsAt, endsAt, isOn }: Told): Banner => {
  const [from, to] = [startsAt, endsAt].map((text) => (text === null ? null : new Date(text)));
  if (from && to && to <= from) refuse('bannerEndsEarly');
  return { type, relation, titles, locales, startsAt: from ?? null, endsAt: to ?? null, isOn };
};

/** The banner as it is, all of them held until this transaction is over. */
const bannerNow = async (ctx: Ctx, id: number): Promise<KeptBanner> => {
  await lockBanners(ctx.db);
  return (await selectBanners(ctx.db)).find((one) => one.id === id) ?? refuse('bannerUnknown');
};

/** Adds a banner after the others; its picture comes by `showBannerPicture`. @returns its id */
export const addBanner = async (ctx: Ctx, input: Told): Promise<number> => {
  const banner = bannerOf(input);
  await lockBanners(ctx.db);
  const { length } = await selectBanners(ctx.db);
  if (length >= bannersMax) return refuse('bannersFull', { max: bannersMax });
  const id = await insertBanner(ctx.db, banner);
  await recordAudit(ctx, 'banner.add', subject(id), null, banner);
  return id;
};

/** Changes what stands on a banner. @returns the path of the picture it has */
export const changeBanner = async (
  ctx: Ctx,
  { bannerId, version, ...told }: Parsed<'PUT /platform/banner/{bannerId}'>,
): Promise<string | null> => {
  const banner = bannerOf(told);
  const { id, version: now, picture, ...was } = await bannerNow(ctx, bannerId);
  if (now !== version) return refuse('changedMeanwhile');
  await updateBanner(ctx.db, id, banner);
  await recordAudit(ctx, 'banner.change', subject(id), was, banner);
  return picture;
};

/** @param picture path of a stored picture; null: that of what it leads to */
export const showBannerPicture = async (ctx: Ctx, id: number, picture: string | null, was: string | null): Promise<void> => {
  await updateBannerPicture(ctx.db, id, picture);
  await recordAudit(ctx, 'banner.picture', subject(id), { picture: was }, { picture });
};

export const removeBanner = async (ctx: Ctx, id: number): Promise<void> => {
  const { id: _id, version: _version, ...was } = await bannerNow(ctx, id);
  await deleteBanner(ctx.db, id);
  await recordAudit(ctx, 'banner.remove', subject(id), was, null);
};

/** Puts all banners into an order; a caller that did not know all of them gets an error. */
export const orderBanners = async (
  ctx: CtxFor<'PUT /platform/banner/order'>,
  input: Parsed<'PUT /platform/banner/order'>,
): Promise<null> => {
  await lockBanners(ctx.db);
  const before = (await selectBanners(ctx.db)).map(({ id }) => id);
  const wanted = [...new Set(input.bannerIds)];
  if (wanted.length !== before.length || before.some((id) => !wanted.includes(id))) return refuse('changedMeanwhile');
  if (wanted.every((id, place) => before[place] === id)) return null;
  await updateBannerOrder(ctx.db, wanted);
  await recordAudit(ctx, 'banner.order', 'site:banners', before, wanted);
  return null;
};
