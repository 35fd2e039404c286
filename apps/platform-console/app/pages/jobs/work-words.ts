import type { WorkKind } from '@kyakhta/contract/values';
import { useLingui } from '@lingui/react/macro';

/** What a kind of background work does, in words. A kind of an earlier release stands for itself. */
export function useWorkWords(): (kind: string) => string {
  const { t } = useLingui();
  const mailAboutOrder = t`Mail about an order`;
  const mailAboutPayment = t`Mail about a payment`;
  const clearing = t`Clearing of what is not needed any more`;
  const importing = t`Import of products`;
  const searchWords = t`Words of the search brought up to date`;
  const rankings = t`Rankings counted`;
  const visits = t`Visits counted`;
  const words: Readonly<Record<WorkKind, string>> = {
    'accounts.mailCode': t`Mail with a code`,
    'accounts.retention': clearing,
    'agreements.certify': t`Certificate of a signature drawn`,
    'agreements.draw': t`Contract drawn`,
    'agreements.lapse': t`Contract that was not signed in time ends`,
    'agreements.remind': t`Reminder to sign a contract`,
    'analytics.countDays': visits,
    'analytics.countSales': t`Sales counted`,
    'analytics.keepPartitions': visits,
    'catalog.countReview': t`Reviews of a product counted`,
    'catalog.countSold': t`Sales of a product counted`,
    'catalog.importPiece': importing,
    'catalog.importRetention': clearing,
    'catalog.indexWords': searchWords,
    'catalog.listStore': t`Goods of a store put on the lists or taken off`,
    'site.turnTerms': t`New terms become valid`,
    'catalog.moveGoods': t`Goods of categories that were moved or merged`,
    'catalog.mailDecided': t`Mail about goods that were reviewed`,
    'catalog.rankGoods': rankings,
    'catalog.readImport': importing,
    'catalog.refreshPopularity': rankings,
    'catalog.takeUpOutdatedWords': searchWords,
    'catalog.tidyImport': clearing,
    'collections.retention': clearing,
    'files.align': t`File brought to where it belongs`,
    'files.forgetUnused': clearing,
    'files.sweep': clearing,
    'invoices.draw': t`Invoice drawn`,
    'ledger.prove': t`Proof of the books`,
    'loyalty.expirePoints': t`Points that expire`,
    'messages.deliver': t`Mail sent`,
    'orders.endClaimPeriod': t`Claim period ends`,
    'orders.expire': t`Order that was not paid in time closes`,
    'orders.instalmentOverdue': t`Part of a price is overdue`,
    'orders.mailCashMissing': mailAboutOrder,
    'orders.mailCompleted': mailAboutOrder,
    'orders.mailExpired': mailAboutOrder,
    'orders.mailLateCash': mailAboutOrder,
    'orders.mailPaid': mailAboutOrder,
    'orders.mailPartPaid': mailAboutOrder,
    'orders.mailPayBy': mailAboutOrder,
    'orders.mailPayDue': mailAboutOrder,
    'orders.mailPayOverdue': mailAboutOrder,
    'orders.mailPickupWaits': mailAboutOrder,
    'orders.mailReady': mailAboutOrder,
    'orders.mailRefusedAtDoor': mailAboutOrder,
    'orders.mailSettled': mailAboutOrder,
    'orders.mailShipLate': mailAboutOrder,
    'orders.mailShipped': mailAboutOrder,
    'orders.mailStoreOverdue': mailAboutOrder,
    'orders.mailToShip': mailAboutOrder,
    'orders.receiveAutomatically': t`Receipt counts as given`,
    'payments.check': t`Payment asked after at the provider`,
    'payments.lapseTransfer': t`Waiting for a bank transfer ends`,
    'payments.mailReturned': mailAboutPayment,
    'payments.mailShort': mailAboutPayment,
    'payments.mailTransfer': mailAboutPayment,
    'payments.mailTransferUnfit': mailAboutPayment,
    'payments.mailUnfit': mailAboutPayment,
    'payments.refund': t`Money sent back`,
    'payments.retention': clearing,
    'proposals.mailDecided': t`Mail about a proposal`,
    'refunds.due': t`Time limit of a refund`,
    'refunds.mail': t`Mail about a refund`,
    'reviews.showNameAnew': t`Name of a reviewer shown anew`,
    'runtime.retention': clearing,
    'stock.foldMovements': clearing,
    'settlement.mailPayout': t`Mail about a payout`,
    'settlement.mailToppedUp': mailAboutPayment,
    'shipping.track': t`Package asked after at the carrier`,
    'stores.emptyDraft': clearing,
    'vouchers.end': t`Vouchers that expire`,
    'vouchers.remind': t`Reminder of a voucher`,
  };
  const byKind: ReadonlyMap<string, string> = new Map(Object.entries(words));
  return (kind) => byKind.get(kind) ?? kind;
}
