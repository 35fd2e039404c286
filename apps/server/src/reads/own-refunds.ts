import { returnMoneyStatus } from '@kyakhta/contract';
import type { Result } from '../runtime/context.ts';

type Own = Result<'GET /p/orderRefund/info'>;
type OwnCard = Result<'GET /p/orderRefund/list'>['records'][number];
/** A refund as the buyer, the store and operators all see it. */
export type Info = Result<'GET /shop/admin/refund/info'>;

/** A card with what it is about under the names by which clients of the lineage read it. */
export const ownCard = <T extends Omit<OwnCard, 'orderItems'>>(card: T): T & Pick<OwnCard, 'orderItems'> => ({
  ...card,
  orderItems: card.items.map(({ orderItemId, prodId, prodName, skuName, pic, count }) => ({
    orderItemId,
    prodId,
    prodName,
    skuName,
    pic,
    prodCount: count,
  })),
});

/** The part of a refund's data that all share. */
export const ownInfo = (info: Omit<Info, 'nickName' | 'lastRefundAddr'>): Own => {
  const { parcel } = info;
  return {
    ...ownCard(info),
    applyTime: info.createTime,
    updateTime: info.changeTime,
    refundScore: info.score,
    rejectMessage: info.returnMoneySts === returnMoneyStatus.sellerRefused ? info.sellerMsg : '',
    isCancel: info.can.includes('cancel'),
    refundDelivery: {
      receiverAddr: info.refundAddr ?? '',
      deyId: parcel?.expressId ?? null,
      deyName: parcel?.expressName ?? '',
      deyNu: parcel?.expressNo ?? '',
      mobile: parcel?.mobile ?? '',
      senderRemarks: parcel?.senderRemarks ?? '',
    },
    deliveryDto: parcel?.track ? { ...parcel.track, companyName: parcel.expressName, dvyFlowId: parcel.expressNo } : null,
  };
};
