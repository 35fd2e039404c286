import { returnMoneyStatus } from '@kyakhta/contract';
import { useFiles } from '../../domains/files/index.ts';
import { canRefundMove, filesOfRefund, moveRefund, type RefundRow, type ReturnParcel, setParcel } from '../../domains/refunds/index.ts';
import { listCarriers } from '../../domains/shipping/index.ts';
import { siteSettings } from '../../domains/site/index.ts';
import { addDays } from '../../runtime/clock.ts';
import type { CtxFor, Parsed } from '../../runtime/context.ts';
import { refuse } from '../../runtime/errors.ts';
import { lockOwnRefund } from './apply-refund.ts';

type Told = Parsed<'POST /p/orderRefund/submitExpress'>;
type BuyerCtx = CtxFor<'POST /p/orderRefund/submitExpress'>;

/** The parcel as it is kept, with the pictures that she has brought of it. */
const parcelOf = async (ctx: BuyerCtx, refund: RefundRow, told: Told): Promise<ReturnParcel> => {
  const carriers = await listCarriers(ctx);
  if (!carriers.some((c) => c.dvyId === told.expressId)) return refuse('carrierUnknown');
  const before = refund.parcel?.pictures ?? [];
  // Absent in a correction: those of before stay.
  const pictures = told.imgs ?? before;
  const fresh = pictures.filter((path) => !before.includes(path));
  await useFiles(ctx, ctx.actor, 'refund', fresh, filesOfRefund(refund.id, `${refund.applyNumber}:parcel`));
  return {
    expressId: told.expressId,
    expressNo: told.expressNo,
    mobile: told.mobile ?? '',
    senderRemarks: told.senderRemarks ?? '',
    pictures,
    at: ctx.now.toISOString(),
  };
};

/** The goods go back; from now on the store has the days of their way and of opening the parcel. */
export const sendBack = async (ctx: BuyerCtx, input: Told): Promise<null> => {
  const { refund } = await lockOwnRefund(ctx, input.refundSn);
  if (!canRefundMove('sentBack', refund.status)) return refuse('refundNotInState');
  const { refundTakeInDays } = await siteSettings(ctx.db);
  const parcel = await parcelOf(ctx, refund, input);
  await moveRefund(ctx, refund, 'sentBack', parcel.expressNo, {
    parcel: JSON.stringify(parcel),
    due_at: addDays(ctx.now, refundTakeInDays),
  });
  return null;
};

/** A slip in the waybill is mended; the store's days stay as they are. */
export const correctParcel = async (
  ctx: CtxFor<'PUT /p/orderRefund/reSubmitExpress'>,
  input: Parsed<'PUT /p/orderRefund/reSubmitExpress'>,
): Promise<null> => {
  const { refund } = await lockOwnRefund(ctx, input.refundSn);
  if (refund.status !== returnMoneyStatus.buyerShipped) return refuse('refundNotInState');
  await setParcel(ctx.db, refund.id, await parcelOf(ctx, refund, input));
  return null;
};
