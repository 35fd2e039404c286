import { returnMoneyStatus } from '@kyakhta/contract';
import { useFiles } from '../../domains/files/index.ts';
import type { OrderRow } from '../../domains/orders/index.ts';
import { canRefundMove, filesOfRefund, moveRefund, type RefundRow, type ReturnParcel, setParcel } from '../../domains/refunds/index.ts';
import { addReturnPackage, isSentAs, listCarriers, packageById } from '../../domains/shipping/index.ts';
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
  if (await isSentAs(ctx.db, order.id, told.expressNo)) return refuse('waybillOfOrder');
  const carrier = await carrierOf(ctx, told);
  const before = refund.parcel?.pictures ?? [];
  // Absent in a correction: those of before stay.
  const pictures = told.imgs ?? before;
  const fresh = pictures.filter((path) => !before.includes(path));
  await useFiles(ctx, ctx.actor, 'refund', fresh, filesOfRefund(refund.id, `${refund.applyNumber}:parcel`));
  return {
    ...carrier,
    expressNo: told.expressNo,
    mobile: told.mobile ?? '',
    senderRemarks: told.senderRemarks ?? '',
    pictures,
    at: refund.parcel?.at ?? ctx.now.toISOString(),
  };
};

/** Where its carrier can be asked, the parcel is followed along the order's line. @returns the package, or null */
const follow = async (ctx: BuyerCtx, order: OrderRow, { expressId, expressNo }: ReturnParcel): Promise<number | null> =>
  expressId === 0 ? null : addReturnPackage(ctx, { carrierId: expressId, waybill: expressNo, transportType: order.transportType });

/** The goods go back; from now on the store has the days of their way and of opening the parcel, until news of the carrier set others. */
export const sendBack = async (ctx: BuyerCtx, input: Told): Promise<null> => {
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  if (!canRefundMove('sentBack', refund.status)) return refuse('refundNotInState');
  const { refundTakeInDays } = await siteSettings(ctx.db);
  const parcel = await parcelOf(ctx, refund, order, input);
  await moveRefund(ctx, refund, 'sentBack', parcel.expressNo, {
    parcel: JSON.stringify(parcel),
    package_id: await follow(ctx, order, parcel),
    due_at: addDays(ctx.now, refundTakeInDays),
  });
  return null;
};

/** A slip is mended while nobody has signed for the parcel; the store's days stay as they are. Another waybill is followed anew. */
export const correctParcel = async (
  ctx: CtxFor<'PUT /p/orderRefund/reSubmitExpress'>,
  input: Parsed<'PUT /p/orderRefund/reSubmitExpress'>,
): Promise<null> => {
  const { refund, order } = await lockOwnRefund(ctx, input.refundSn);
  if (refund.status !== returnMoneyStatus.buyerShipped) return refuse('refundNotInState');
  const followed = refund.packageId === null ? null : await packageById(ctx.db, refund.packageId);
  if (followed !== null && followed.signedAt !== null) return refuse('refundNotInState');
  const parcel = await parcelOf(ctx, refund, order, input);
  const isSame = followed?.carrierId === parcel.expressId && followed.waybill === parcel.expressNo;
  await setParcel(ctx.db, refund.id, parcel, isSame ? followed.id : await follow(ctx, order, parcel));
  return null;
};
