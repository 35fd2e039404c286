import type { RefundMove } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';

/** A sentence for each move of a refund, to its buyer. @param isOnItsWay its money is still to be sent by bank */
export function useRefundMoves(isOnItsWay = false): Readonly<Record<RefundMove, string>> {
  const { t } = useLingui();
  return {
    applied: t`You applied for the refund`,
    changed: t`You changed the application`,
    withdrawn: t`You withdrew it`,
    orderCancelled: t`Ended, as you cancelled the order`,
    agreed: t`The supplier agreed`,
    agreedByClock: t`Counted as agreed, as the supplier did not answer in time`,
    refused: t`The supplier refused`,
    offered: t`The supplier offered something else`,
    offerAccepted: isOnItsWay
      ? t`You accepted the supplier’s offer, the money is on its way back`
      : t`You accepted the supplier’s offer, the money went back`,
    offerDeclined: t`You declined the supplier’s offer`,
    offerWithdrawn: t`The supplier took its offer back`,
    lateOfferWithdrawn: t`The supplier took its offer back`,
    offerUnanswered: t`Closed, as you did not answer the supplier’s offer in time`,
    declineNotPursued: t`Closed, as you did nothing more in time after declining the offer`,
    sentBack: t`You sent the goods back`,
    parcelMended: t`You corrected the waybill`,
    parcelLate: t`Closed, as no waybill was entered in time`,
    takenIn: t`The supplier has the goods`,
    takenInByClock: t`Counted as taken in, as the supplier said nothing in time`,
    disputed: t`The supplier objects to what came back`,
    cancelledUnpacked: isOnItsWay
      ? t`You cancelled the order before it was packed, the money is on its way back`
      : t`Refunded, as you cancelled the order before it was packed`,
    groupFailed: isOnItsWay ? t`The group was not completed, the money is on its way back` : t`Refunded, as the group was not completed`,
    notPursued: t`Closed, as nothing followed the refusal in time`,
    intervene: t`You asked Kyakhta to decide`,
    intervenedNoMore: t`You withdrew your request to Kyakhta`,
    ruledFor: t`Kyakhta decided for you`,
    ruledAgainst: t`Kyakhta decided for the supplier`,
    given: t`The supplier granted a refund on its own`,
    granted: t`Kyakhta granted it after the claim period`,
    settled: t`Kyakhta settled the overdue order`,
    paidBack: isOnItsWay ? t`The money is on its way back` : t`The money went back`,
  };
}
