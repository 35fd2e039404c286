import { agreeToRefund, disputeParcel, refuseRefund, takeIn } from '../../flows/refund/answer-refund.ts';
import { mostOfAny, mostOfMine, mostOfStores } from '../../flows/refund/application-most.ts';
import { applyForRefund, changeRefund, withdrawRefund } from '../../flows/refund/apply-refund.ts';
import { givable, giveRefund } from '../../flows/refund/give-refund.ts';
import { grantable, grantRefund } from '../../flows/refund/grant-refund.ts';
import {
  askPlatformToDecide,
  buyersVoucher,
  ruleAgainst,
  ruleFor,
  storesVoucher,
  withdrawFromPlatform,
} from '../../flows/refund/intervene.ts';
import { notePacket } from '../../flows/refund/note-packet.ts';
import { answerOffer, offerInstead, withdrawOffer } from '../../flows/refund/offer-refund.ts';
import { planGrant } from '../../flows/refund/plan-money.ts';
import { previewRefund } from '../../flows/refund/preview-refund.ts';
import { correctParcel, sendBack } from '../../flows/refund/return-goods.ts';
import { storeFile } from '../../reads/exports/sheet.ts';
import { storeRefundSheet } from '../../reads/exports/store-sheets.ts';
import { withTotal } from '../../reads/paging.ts';
import { anyRefund, myRefund, storeRefund } from '../../reads/refund-info.ts';
import { anyRefunds, myRefunds, storeRefunds } from '../../reads/refunds.ts';
import { anyRefundPicture, myRefundPicture, storeRefundPicture } from '../../reads/refund-picture.ts';
import { anyPacket, buyersPacket, type Packet, storesPacket } from '../../reads/packet/packet.ts';
import type { Ctx, Routes } from '../../runtime/context.ts';

/** A packet is given out once it is written down that it is. */
const written =
  <C extends Ctx, I extends { readonly refundSn: string }>(read: (ctx: C, input: I) => Promise<Packet>) =>
  async (ctx: C, input: I): Promise<Packet['file']> => {
    const { file, made } = await read(ctx, input);
    await notePacket(ctx, input.refundSn, made);
    return file;
  };

export const refundRoutes = {
  'GET /p/orderRefund/preview': previewRefund,
  'GET /p/orderRefund/list': withTotal(myRefunds),
  'GET /p/orderRefund/info': myRefund,
  'GET /p/orderRefund/most': mostOfMine,
  'GET /p/orderRefund/picture': myRefundPicture,
  'GET /p/orderRefund/packet': written(buyersPacket),
  'POST /p/orderRefund/apply': applyForRefund,
  'PUT /p/orderRefund/update_refund': changeRefund,
  'PUT /p/orderRefund/cancel': withdrawRefund,
  'PUT /p/orderRefund/answerOffer': answerOffer,
  'POST /p/orderRefund/submitExpress': sendBack,
  'PUT /p/orderRefund/reSubmitExpress': correctParcel,
  'PUT /p/orderRefund/apply_platform_intervention': askPlatformToDecide,
  'PUT /p/orderRefund/cancel_platform_intervention': withdrawFromPlatform,
  'POST /p/orderRefundIntervention/saveInterventionVoucher': buyersVoucher,
  'GET /shop/admin/refund/page': withTotal(storeRefunds),
  'GET /shop/admin/refund/export': storeFile(storeRefundSheet),
  'GET /shop/admin/refund/info': storeRefund,
  'GET /shop/admin/refund/most': mostOfStores,
  'GET /shop/admin/refund/picture': storeRefundPicture,
  'GET /shop/admin/refund/packet': written(storesPacket),
  'PUT /shop/admin/refund/agree': agreeToRefund,
  'PUT /shop/admin/refund/refuse': refuseRefund,
  'PUT /shop/admin/refund/offer': offerInstead,
  'PUT /shop/admin/refund/withdrawOffer': withdrawOffer,
  'PUT /shop/admin/refund/receive': takeIn,
  'PUT /shop/admin/refund/dispute': disputeParcel,
  'GET /shop/admin/refund/givable': givable,
  'POST /shop/admin/refund/give': giveRefund,
  'POST /shop/admin/refund/voucher': storesVoucher,
  'GET /platform/intervention/page': withTotal(anyRefunds),
  'GET /platform/intervention/info': anyRefund,
  'GET /platform/intervention/most': mostOfAny,
  'GET /platform/intervention/picture': anyRefundPicture,
  'GET /platform/intervention/packet': written(anyPacket),
  'PUT /platform/intervention/agree': ruleFor,
  'PUT /platform/intervention/refuse': ruleAgainst,
  'GET /platform/intervention/grantable': grantable,
  'GET /platform/intervention/plan': planGrant,
  'POST /platform/intervention/grant': grantRefund,
} satisfies Partial<Routes>;
