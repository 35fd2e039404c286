import { isSameWaybill, returnMoneyStatus } from '@kyakhta/contract';
import { parcelMobileOf } from '../../domains/accounts/index.ts';
import { useFiles } from '../../domains/files/index.ts';
import type { OrderRow } from '../../domains/orders/index.ts';
import {
  canRefundMove,
  filesOfRefund,
  keepParcel,
  moveRefund,
  refundByNumber,
  type RefundRow,
  type ReturnParcel,
} from '../../domains/refunds/index.ts';
import {
  addReturnPackage,
  listCarriers,
  lockPackage,
  mendReturnPackage,
  type PackageRow,
  waybillsOf,
} from '../../domains/shipping/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { lockOwnRefund } from './apply-refund.ts';

type Told = Parsed<'POST /p/orderRefund/submitExpress'>;
type BuyerCtx = CtxFor<'POST /p/orderRefund/submitExpress'>;

/** One of the site's carriers, by its number or by its name as she wrote it; otherwise any other that she names. */
const carrierOf = async (
  ctx: BuyerCtx,
  { expressId: told, expressName }: Told,
): Promise<Pick<ReturnParcel, 'expressId' | 'expressName'>> => {
  const expressId = told === 0 ? undefined : told;
  const wanted = expressName?.toLowerCase();
  const known = (await listCarriers(ctx)).find((c) =>
    expressId === undefined ? c.dvyName.toLowerCase() === wanted : c.dvyId === expressId,
  );
  if (known !== undefined) return { expressId: known.dvyId };
  return expressId === undefined && expressName !== undefined ? { expressId: 0, expressName } : refuse('carrierUnknown');
};

/** The parcel as it is kept, with the pictures that she has brought of it. */
const parcelOf = async (ctx: BuyerCtx, refund: RefundRow, order: OrderRow, told: Told): Promise<ReturnParcel> => {
  // She would sign for that one herself, and the store's days would run.
  if ((await waybillsOf(ctx.db, order.id)).some((sent) => isSameWaybill(sent, told.expressNo))) return refuse('waybillOfOrder');
  const carrier = await carrierOf(ctx, told);
  const before = refund.parcel?.pictures ?? [];
  // Absent in a correction: those of before stay.
  const pictures = told.imgs ?? before;
  const fresh = pictures.filter((path) => !before.includes(path));
  await useFiles(ctx, ctx.actor, 'refund', fresh, filesOfRefund(refund.id, `${refund.applyNumber}:parcel`));
  return {
    ...carrier,
    expressNo: told.expressNo,
    mobile: parcelMobileOf(ctx, told.mobile),
    senderRemarks: told.senderRemarks ?? '',
    pictures,
    at: refund.parcel?.at ?? ctx.now.toISOString(),
  };
};

/** Where its carrier can be asked, the parcel is followed along the order's line. @returns the package, or null */
const follow = async (ctx: BuyerCtx, order: OrderRow, { expressId, expressNo }: ReturnParcel): Promise<number | null> =>
  expressId === 0 ? null : addReturnPackage(ctx, { carrierId: expressId, waybill: expressNo, transportType: order.transportType });

/** What she told already, to the words and pictures: a call that is repeated tells nothing new. */
const isTold = (a: ReturnParcel, b: ReturnParcel | null): boolean =>
  b !== null &&
  a.expressId === b.expressId &&
  a.expressName === b.expressName &&
  a.expressNo === b.expressNo &&
  a.mobile === b.mobile &&
  a.senderRemarks === b.senderRemarks &&
  a.pictures.join() === b.pictures.join();

/** The goods go back; from now on the store has the days of their way and of opening the parcel, until news of the carrier set others. */
export const sendBack = async (ctx: BuyerCtx, input: Told): Promise<null> => {
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  if (!canRefundMove('sentBack', refund.status)) return refuse('refundNotInState');
  const { refundTakeInDays } = await siteSettings(ctx.db);
  const parcel = await parcelOf(ctx, refund, order, input);
  const packageId = await follow(ctx, order, parcel);
  await moveRefund(ctx, refund, 'sentBack', parcel.expressNo, {
    parcel: JSON.stringify(parcel),
    package_id: packageId,
    due_at: addDays(ctx.now, refundTakeInDays),
  });
  await keepParcel(ctx.db, refund.id, parcel, packageId, ctx.now);
  return null;
};

/** What is followed for her refund, locked before order and refund are, as a call that asks the carrier locks it; null where nothing is. */
const lockFollowed = async (ctx: BuyerCtx, number: string): Promise<PackageRow | null> => {
  const known = await refundByNumber(ctx.db, number);
  return known === null || known.userId !== ctx.actor.id || known.packageId === null ? null : lockPackage(ctx.db, known.packageId);
};

/**
 * A slip is mended while nobody has signed for the parcel; the store's days stay as they are. Another waybill is followed in
 * place of the one before, which stays in the history.
 */
export const correctParcel = async (
  ctx: CtxFor<'PUT /p/orderRefund/reSubmitExpress'>,
  input: Parsed<'PUT /p/orderRefund/reSubmitExpress'>,
): Promise<null> => {
  const followed = await lockFollowed(ctx, input.refundSn);
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  // It was mended meanwhile: the first one has reported it.
  if (refund.status !== returnMoneyStatus.buyerShipped || refund.packageId !== (followed?.id ?? null)) return refuse('refundNotInState');
  if (followed !== null && followed.signedAt !== null) return refuse('refundNotInState');
  const parcel = await parcelOf(ctx, refund, order, input);
  if (isTold(parcel, refund.parcel)) return null;
  const packageId = await followInstead(ctx, order, parcel, followed);
  await moveRefund(ctx, refund, 'parcelMended', parcel.expressNo, {
    parcel: JSON.stringify(parcel),
    package_id: packageId,
    due_at: refund.dueAt,
  });
  await keepParcel(ctx.db, refund.id, parcel, packageId, ctx.now);
  return null;
};

const followInstead = async (ctx: BuyerCtx, order: OrderRow, parcel: ReturnParcel, before: PackageRow | null): Promise<number | null> => {
  const { expressId: carrierId, expressNo: waybill } = parcel;
  if (before === null || carrierId === 0) return follow(ctx, order, parcel);
  if (before.carrierId === carrierId && before.waybill === waybill) return before.id;
  return mendReturnPackage(ctx, before.id, { carrierId, waybill, transportType: order.transportType });
};
