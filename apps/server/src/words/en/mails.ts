/** Mails and messages to phones: subject and text, in English. ICU message format. */
export const mails = {
  'mail.loginCode.subject': '{code} is your Kyakhta login code',
  'mail.loginCode.text':
    'Your code is {code}. It is valid for {minutes} minutes and can be used once. If you did not ask for it, ignore this message; nobody can log in without the code.',
  'mail.registerCode.subject': 'Your code for Kyakhta: {code}',
  'mail.registerCode.text':
    'Your code for registering is {code}. It is valid for {minutes} minutes and can be used once. If you did not ask for it, ignore this message.',
  'mail.alreadyRegistered.subject': 'You already have an account',
  'mail.alreadyRegistered.text':
    'Someone, probably you, wanted to register with this address. You already have an account with the name {userName}: log in with it, or choose a new password if you have forgotten the old one.',
  'mail.passwordCode.subject': 'Your code for a new password: {code}',
  'mail.passwordCode.text':
    'Your code for choosing a new password is {code}. It is valid for {minutes} minutes and can be used once. If you did not ask for it, ignore this message; your password stays as it is.',
  'mail.accountAdded.subject': 'An account for you',
  'mail.accountAdded.text':
    'The account {userName} was opened for you. Its first password comes from whoever opened it; change it after the first login. Codes and news for this account are sent to this address.',
  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.text':
    'The password of your account was changed and other devices were logged out. If this was not you, choose a new password at once.',
  'mail.mobileBound.subject': 'This number is bound already',
  'mail.mobileBound.text':
    'Someone, probably you, wanted to bind this number to an account. It is bound to another account already: log in there, or bind another number there first.',
  'mail.bindCode.subject': 'Your confirmation code: {code}',
  'mail.bindCode.text':
    'Your code for confirming this address or number is {code}. It is valid for {minutes} minutes and can be used once.',
  'mail.mailChanged.subject': 'Your email address was changed',
  'mail.mailChanged.text': 'Your account now uses the address {mail}. If this was not you, please contact us at once.',
  'mail.mobileChanged.subject': 'Your mobile number was changed',
  'mail.mobileChanged.text': 'The mobile number of your account was changed. If this was not you, choose a new password at once.',
  'mail.socialBound.subject': 'An account of {site} logs in to your account',
  'mail.socialBound.text':
    'An account of {site} was bound to your account: it now logs in without a password. If this was not you, unbind it in your account and choose a new password at once.',
  'mail.socialUnbound.subject': 'An account of {site} was unbound',
  'mail.socialUnbound.text': 'The account of {site} no longer logs in to your account. If this was not you, choose a new password at once.',
  'mail.destroyCode.subject': 'Your code for deleting the account: {code}',
  'mail.destroyCode.text':
    'Your code for deleting your account is {code}. It is valid for {minutes} minutes. If you do not want to delete it, ignore this message and change your password.',
  'mail.accountDeleted.subject': 'Your account is deleted',
  'mail.accountDeleted.text': 'Your account is deleted. Documents of past orders are kept as the law demands, without your name.',
  'mail.signCode.subject': '{code} signs contract {number}',
  'mail.signCode.text':
    'Your code to sign contract {number} is {code}. It is good for {minutes, plural, one {# minute} other {# minutes}} and for one use. If you did not ask for it, ignore this mail: nothing is signed without the code.',
  'mail.contractWaits.subject': 'A contract about order no. {number} waits for your signature',
  'mail.contractWaits.text':
    'The buyer has signed. Please read and sign your contract with the platform about order no. {number} in the seller console within 72 hours; after that the order is closed.',
  'mail.contractReminder.subject': 'Contract about order no. {number}: {hours, plural, one {# hour} other {# hours}} left',
  'mail.contractReminder.text':
    'The contract about order no. {number} is not signed yet. In {hours, plural, one {# hour} other {# hours}} the order will be closed. Please sign or refuse the contract before.',
  'mail.contractConcluded.subject': 'Both sides have signed: order no. {number}',
  'mail.contractConcluded.text':
    'You and the supplier have signed the contracts about order no. {number}. If it is paid before delivery, please pay it now: the time to pay has begun and stands on the page of the order.',
  'mail.contractEnded.subject': 'Order no. {number} was closed without a contract',
  'mail.contractEnded.text':
    'A contract about order no. {number} was refused or not signed in time. The order is closed, the goods are back in stock, and nothing is charged.',
  'mail.orderPaidByPoints.subject': 'Order no. {number} is paid with points',
  'mail.orderPaidByPoints.text':
    'Your {points} points pay for order no. {number} whole: nothing is charged. The supplier has been told to ship.',
  'mail.groupPaid.subject': 'Order no. {number} is paid and waits for its group',
  'mail.groupPaid.text':
    'We hold {amount} for order no. {number} until its group is complete. If it is not completed, the money goes back the way it came.',
  'mail.groupComplete.subject': 'The group of order no. {number} is complete',
  'mail.groupComplete.text':
    'The group of order no. {number} is complete. The supplier has been told to ship; your money stays with us until you confirm the goods.',
  'mail.groupFailed.subject': 'The group of order no. {number} was not completed',
  'mail.groupFailed.text':
    'The group of order no. {number} was not completed, and the order is closed. {hasPaid, plural, =0 {Nothing was charged.} other {What you paid goes back the way it came.}}',
  'mail.orderPaid.subject': 'Order no. {number} is paid',
  'mail.orderPaid.text': 'We hold {amount} for order no. {number} until you confirm the goods. The supplier has been told to ship.',
  'mail.vouchersReady.subject': 'Order no. {number}: your vouchers are ready',
  'mail.vouchersReady.text':
    'We hold {amount} for order no. {number}, and your vouchers are ready. Open the order in the buyer centre to see their codes; for your safety they are in no mail. Tell a code to the supplier only when you get what it is for.',
  'mail.vouchersEnd.subject': 'Order no. {number}: unused vouchers end soon',
  'mail.vouchersEnd.text':
    'Order no. {number} still has {count, plural, one {# unused voucher} other {# unused vouchers}}. The first can be used until {until}.',
  'mail.payDue.subject': 'Pay {amount} for order no. {number}',
  'mail.payDue.text': '{amount} for order no. {number} are to be paid by {until}. Open the order in the buyer centre to pay.',
  'mail.payOverdue.subject': 'Order no. {number}: a payment is overdue',
  'mail.payOverdue.text':
    '{amount} for order no. {number} were not paid in time. Please pay now: until then the supplier gets nothing and the order cannot be completed.',
  'mail.readyForPickup.subject': 'Order no. {number}: your goods can be collected',
  'mail.readyForPickup.text':
    'The goods of order no. {number} wait for you at {place} ({hours}). Show this code there: {code}. Give it to nobody before you have seen the goods.',
  'mail.storeOverdue.subject': 'Order no. {number}: the buyer is late with a payment',
  'mail.storeOverdue.text':
    'A payment of {amount} for order no. {number} is overdue. The buyer has been reminded. Nothing is released before all of it is paid.',
  'mail.pickupWaits.subject': 'Order no. {number}: your goods still wait for you',
  'mail.pickupWaits.text':
    'The goods of order no. {number} still wait for you at {place} ({hours}). Your code is {code}. If nobody collects them, Kyakhta decides what becomes of them and of the money.',
  'mail.cashMissing.subject': 'Order no. {number}: the courier’s cash has not come',
  'mail.cashMissing.text':
    'No cash has come for order no. {number} ({amount}). If the parcel came back, say so on the page of the order: the order closes and the goods are in stock again.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Your top-up {number} was taken back} covered {Your top-up {number}: the balance was taken for it} other {Your top-up {number}: the balance is yours again}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Your bank or payment service has taken back money of your top-up {number}. {hasHeld, plural, =0 {Your balance had nothing left of it.} other {{amount} of your balance are held until we have looked into it.}} If you did not ask for that, ask your bank.} covered {{amount} that were held of your balance made good what was taken back of your top-up {number}.} other {We have looked into your top-up {number}: the {amount} that were held of your balance are yours again.}}',
  'mail.orderSettled.subject': 'Order no. {number} is settled and closed',
  'mail.orderSettled.text':
    'Kyakhta has settled and closed order no. {number}. {isPaid, plural, =0 {No money was held for it.} other {{toBuyer} go back to you the way they were paid, {toStore} go to the supplier.{isCovered, plural, =0 {} other { Of that you have {covered} from your bank or payment service already.}}}} Reason: {reason}',
  'mail.storeSettled.subject': 'Order no. {number} is settled and closed',
  'mail.storeSettled.text':
    'Kyakhta has settled and closed order no. {number}. {isPaid, plural, =0 {No money was held for it.} other {{toStore} are released to you, less freight and commission; {toBuyer} go back to the buyer.}} Reason: {reason}',
  'mail.proposalDecided.subject':
    'Your proposal {isDone, plural, =0 {was refused} other {was agreed to}}: {kind, select, balance {correct a balance} points {correct points} grant {grant a refund} settle {settle an overdue order} cash {record a courier’s cash} transfer {assign a bank transfer} limit {ask a second operator less often} level {change a level} bank {change the account that buyers transfer to} other {record late cash}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} has refused what you proposed.} other {{by} has agreed to what you proposed, and it was done.}} {hasNote, plural, =0 {} other {Note: {note}.}} Your reason was: {reason}. It stands under Proposals in the operator console.',
  'mail.lateCashStore.subject': 'Cash for order no. {number} came late and is yours',
  'mail.lateCashStore.text':
    '{amount} in cash came for order no. {number}, which was over already. They are released to you, less freight and commission. Reason: {reason}',
  'mail.lateCashBuyer.subject': 'Cash for order no. {number} came late and is on your balance',
  'mail.lateCashBuyer.text':
    '{amount} in cash came for order no. {number}, which was over already. They are on your balance. Reason: {reason}',
  'mail.transferUnfit.subject': '{amount} of your transfer for {orders} go back to you',
  'mail.transferUnfit.text':
    '{cause, select, second {Your transfer of {amount} for {orders} has come, but it is paid already.} over {Your transfer for {orders} has come and paid for it, but {amount} more came than were due.} replaced {Your transfer of {amount} for {orders} pays for nothing, because you chose another way to pay.} other {Your transfer of {amount} for {orders} pays for nothing, because it can no longer be paid.}} The money is kept safe and goes back to the account it came from. You get a mail when it is sent.',
  'mail.paymentUnfit.subject': 'A payment for {orders} does not fit',
  'mail.paymentUnfit.text':
    '{amount} came for {orders}, but {needed} were due. The money pays for nothing: it is kept safe until somebody at Kyakhta has looked at it, and goes back the way it came. {state, select, open {You can pay the order again at once.} paid {The order is paid by now: nothing more is due.} other {The order can no longer be paid: please send no more money for it.}}',
  'mail.partPaid.subject': '{amount} received for order no. {number}',
  'mail.partPaid.text': 'We have received {amount} for order no. {number} and hold them in escrow.',
  'mail.refusedAtDoor.subject': 'Order no. {number} was refused at the door',
  'mail.refusedAtDoor.text':
    'Order no. {number} was not accepted at the door, and the goods have gone back to the supplier. The order is closed; nothing was charged.{hasReason, plural, =0 {} other { Reason: {reason}}}',
  'mail.paidFor':
    '{kind, select, topUp {top-up no. {numbers}} other {{count, plural, one {order no. {numbers}} other {orders no. {numbers}}}}}',
  'mail.transferWaits.subject': 'Transfer {amount} for {orders}',
  'mail.transferWaits.text':
    'Please transfer {amount} for {orders} with the reference {reference}. Our bank details and the last day are on the payment page. Without the reference we cannot tell what the money is for.',
  'mail.transferShort.subject': '{missing} are still missing for {orders}',
  'mail.transferShort.text':
    'Your transfer for {orders} has come, but {missing} are still missing. Please transfer them with the same reference {reference}; if they do not come in time, everything goes back to you.',
  'mail.transferRefused.subject': 'Transfer of {received} for {orders} was not accepted',
  'mail.transferRefused.text':
    'We looked at a transfer of {received} for {orders} and could not take it as your payment.{isOpen, plural, =0 {} other { {missing} are missing: if the money is yours, please do not send it again, but write to us with the receipt of your bank; otherwise transfer it with the reference {reference}.}} Money that belongs to nobody’s payment goes back to whoever sent it.',
  'mail.transferChecking.subject': '{received} for {orders} received, being checked',
  'mail.transferChecking.text':
    'We have received {received} for {orders}. A second person at Kyakhta checks large transfers before they pay; you need not send them again.{isShort, plural, =0 {} other { {missing} are still missing: please transfer only that, with the same reference {reference}.}}',
  'mail.booksOff.subject': 'The books do not agree: {count, plural, one {# rule is broken} other {# rules are broken}}',
  'mail.booksOff.text':
    'The proof of the books of this night found something: {rules}. The rows stand on the page “Proof of the books” of the operator console.',
  'mail.invoiceIssued.subject': 'Invoice {number} for {amount}',
  'mail.invoiceIssued.text': 'Your invoice {number} for {amount} is issued. You can download it from your invoices.',
  'mail.invoiceFailed.subject': 'Your invoice for {orders} could not be issued',
  'mail.invoiceFailed.text':
    'Your invoice for {orders} could not be issued: {reason}. You can correct it and apply again from your invoices.',
  'mail.toppedUp.subject': '{amount} are on your balance',
  'mail.toppedUp.text': 'Your top-up {number} has come: {amount} were added. Your balance is now {balance}.',
  'mail.orderToShip.subject': '{how, select, ready {Get order no. {number} ready to be collected} other {Ship order no. {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {Order no. {number} was placed with cash on delivery: the buyer pays {amount} when the goods come.} part {The first part of order no. {number} is paid: {amount} are held in escrow.} other {Order no. {number} is paid: {amount} are held in escrow.}} {how, select, ready {Get the goods ready by {until} and say so on the page of the order in the seller console; the buyer is then sent the code to collect them.} other {Ship the goods by {until} and enter the packages on the page of the order in the seller console.}}',
  'mail.shipLateBuyer.subject': 'Order no. {number} is late',
  'mail.shipLateBuyer.text':
    '{how, select, ready {The goods of order no. {number} were to be ready by {until}, and are not yet.} other {Order no. {number} was to be shipped by {until}, and not all of it is.}} We have reminded the supplier. If you do not want to wait, ask on the page of the order for what has not left to be refunded.',
  'mail.shipLate.subject':
    '{how, select, ready {Order no. {number} should have been ready by now} other {Order no. {number} should have been shipped by now}}',
  'mail.shipLate.text':
    '{how, select, ready {The goods of order no. {number} were to be ready by {until}. Get them ready and say so on the page of the order in the seller console.} other {Order no. {number} was to be shipped by {until}, and not all of it is. Ship what is left and enter it on the page of the order in the seller console.}} The buyer is waiting.',
  'mail.orderExpired.subject':
    '{count, plural, one {Order no. {orders} is closed: it was not paid in time} other {# orders are closed: they were not paid in time}}',
  'mail.orderExpired.text':
    '{count, plural, one {Order no. {orders} was not paid in time and is closed.} other {These orders were not paid in time and are closed: {orders}.}} {hasCome, plural, =0 {Nothing was taken from you.} other {Money that came all the same goes back to you; we write to you about it.}}{hasPoints, plural, =0 {} other { The points you used are yours again.}} The goods are free for others again. If you still want them, open the order in the buyer centre and press “Buy again”.',
  'mail.payoutApproved.subject': 'Payout of {amount} approved',
  'mail.payoutApproved.text':
    'Your payout {number} of {amount} is approved and goes to your account {account} next. You get a mail once it is sent.',
  'mail.payoutRefused.subject': 'Payout of {amount} refused',
  'mail.payoutRefused.text':
    'Your payout {number} of {amount} was refused. Reason: {reason}. The money is available to you again; you can ask for it anew under Money in the seller console.',
  'mail.payoutPaid.subject': '{amount} are on the way to your bank',
  'mail.payoutPaid.text':
    'Your payout {number} of {amount} was sent to your account {account}. Reference of the bank: {reference}. If it has not come within a few working days, ask your bank about this reference.',
  'mail.payoutReturned.subject': 'The bank has sent {amount} back',
  'mail.payoutReturned.text':
    'The bank has sent your payout {number} of {amount} to account {account} back. Reason: {reason}. The money is available to you again: check your bank account under Money in the seller console, then ask for the payout anew.',
  'mail.balancePayoutRefused.subject': 'Payout of {amount} refused',
  'mail.balancePayoutRefused.text':
    'Your payout {number} of {amount} from your balance was refused. Reason: {reason}. The money is on your balance again.',
  'mail.balancePayoutReturned.subject': 'The bank has sent {amount} back',
  'mail.balancePayoutReturned.text':
    'The bank has sent your payout {number} of {amount} to account {account} back. Reason: {reason}. The money is on your balance again: check your bank account under Balance in the buyer centre, then ask for the payout anew.',
  'mail.bankAccountAdded.subject': 'A bank account was added',
  'mail.bankAccountAdded.text':
    'The bank account {account} was added to your Kyakhta account. {hours, plural, =0 {Your balance can be paid out to it.} one {Your balance can be paid out to it in # hour.} other {Your balance can be paid out to it in # hours.}} If that was not you, change your password at once and write to us.',
  'mail.orderShipped.subject': 'Order no. {number} is on its way',
  'mail.orderShipped.text':
    'The supplier has shipped order no. {number}.{isFollowed, plural, =0 {} other { You can follow the packages in your order.}}',
  'mail.waybillCorrected.subject': 'New waybill for order no. {number}',
  'mail.waybillCorrected.text': 'The supplier has corrected the waybill of a package of order no. {number}. It is now {waybill}.',
  'mail.parcelProblem.subject': 'Problem with a parcel of order no. {number}',
  'mail.parcelProblem.text':
    'A parcel of order no. {number}, waybill {waybill}, is held up on the way: {words} You find where it is on the page of the order. You need not do anything now.',
  'mail.parcelOverdue.subject': 'A parcel of order no. {number} is overdue',
  'mail.parcelOverdue.text':
    'The parcel with waybill {waybill} of order no. {number} should have arrived by now and has not. {to, select, cash {We are asking where it is. You pay nothing before you have the goods.} buyer {We are asking where it is. Your money stays with us until you have the goods; if you do not want to wait, ask for a refund on the page of the order.} other {Please ask the carrier where it is. The buyer has been told.}}',
  'mail.shipmentUndone.subject': 'Order no. {number} has not been sent yet',
  'mail.shipmentUndone.text':
    'The supplier has taken back a shipment of order no. {number}: the goods have not left yet. You will be told when they do.',
  'mail.orderCompleted.subject': 'Order no. {number} is completed',
  'mail.orderCompleted.text': 'Order no. {number} is completed and the supplier has been paid. Thank you.',
  'mail.storeOrderCancelled.subject': 'Order no. {number} was cancelled by its buyer',
  'mail.storeOrderCancelled.text':
    'The buyer has cancelled order no. {number} before it was packed. {amount} went back. Do not send it; its goods are free again.',
  'mail.refundOffered.subject': 'The supplier offers {amount} for order no. {number}',
  'mail.refundOffered.text':
    'Instead of what you asked for, the supplier offers {amount} of order no. {number}, and nothing has to be sent back. Accept or decline it on the page of the refund until {until}; you may also change your application or ask Kyakhta to decide. The supplier writes: {note}',
  'mail.refundOfferAccepted.subject': 'Your offer was accepted: {amount} of order no. {number}',
  'mail.refundOfferAccepted.text': 'The buyer has accepted your offer: {amount} of order no. {number} have gone back.',
  'mail.refundOfferDeclined.subject': 'Your offer for order no. {number} was declined',
  'mail.refundOfferDeclined.text':
    'The buyer has declined your offer for order no. {number}. You may make another one; the buyer may still ask Kyakhta to decide.',
  'mail.refundAsked.subject': 'A buyer asks for {amount} back: order no. {number}',
  'mail.refundAsked.text':
    'A buyer requests a refund of {amount} for order no. {number}. Reason: {note}. Answer by {until}; without an answer the refund counts as agreed.',
  'mail.refundReturn.subject': 'Send the goods of order no. {number} back',
  'mail.refundReturn.text':
    'The return for order no. {number} is agreed: {amount} go back once the goods are there. Send them to: {note}. Enter the waybill in the buyer centre until {until}, or the refund closes.',
  'mail.refundCame.subject': 'The goods of order no. {number} came back to you',
  'mail.refundCame.text':
    'The carrier has parcel {note} with the goods of order no. {number} signed for. Take them in or dispute the parcel until {until}; after that {amount} go back to the buyer.',
  'mail.refundSigned.subject': 'The supplier has your parcel: order no. {number}',
  'mail.refundSigned.text':
    'The carrier has your parcel {note} for order no. {number} signed for. The supplier checks the goods until {until}; after that they count as taken in and {amount} go back to you.',
  'mail.refundRefused.subject': 'The supplier refuses the refund for order no. {number}',
  'mail.refundRefused.text':
    'The supplier refuses to give {amount} of order no. {number} back: {note}. Until {until} you can change the application, or ask the platform to decide.',
  'mail.refundDone.subject': '{amount} of order no. {number} go back to you',
  'mail.refundDone.text':
    'The refund for order no. {number} is granted: {amount} go back the way they came.{isCovered, plural, =0 {} other { Of that you have {covered} from your bank or payment service already.}} {note}',
  'mail.refundHeldUp.subject': '{amount} for {orders} could not be sent back yet',
  'mail.refundHeldUp.text':
    'Your refund of {amount} for {orders} could not be sent back the way you paid. The money is kept safe and we look after it: we send it again, or another way. You need to do nothing; should we need something from you, such as the details of a bank account, we ask you. You get a mail when the money is sent.',
  'mail.refundSent.subject': '{amount} for {orders} have been sent to you',
  'mail.refundSent.text':
    '{by, select, bank {We have sent you your refund of {amount} for {orders} by bank transfer, because it could not go back the way you paid.} other {Your refund of {amount} for {orders}, which was held up, has now gone back the way you paid.}} You need to do nothing.',
  'mail.refundClosed.subject': 'The refund for order no. {number} is closed',
  'mail.refundClosed.text': 'The refund of {amount} for order no. {number} is closed without payment. {note}',
  'mail.refundGranted.subject': 'The platform has granted {amount} of order no. {number} to the buyer',
  'mail.refundGranted.text':
    'After the claim period the platform has granted the buyer {amount} of order no. {number}. Reason: {note}. It is taken from your money; where that was not enough, the platform has paid first and takes it from what you earn next. Your statement shows both.',
  'mail.refundPlatformAsked.subject': 'The platform is asked to decide: order no. {number}',
  'mail.refundPlatformAsked.text':
    'The buyer asks the platform to decide about {amount} of order no. {number}. Reason: {note}. Lay before it what speaks for you, in the seller console under Refunds. A ruling is expected by {until}.',
  'mail.refundBuyersEvidence.subject': 'The buyer has added evidence: order no. {number}',
  'mail.refundBuyersEvidence.text':
    'In the dispute about {amount} of order no. {number} the buyer has laid this before the platform: {note}. You see it in the seller console under Refunds, and may add evidence until the ruling, which is expected by {until}.',
  'mail.refundRuledFor.subject': 'The platform ruled for the buyer: order no. {number}',
  'mail.refundRuledFor.text': 'The platform ruled for the buyer: {amount} of order no. {number} go back. Reason: {note}',
  'mail.refundRuledAgainst.subject': 'The platform ruled against the refund: order no. {number}',
  'mail.refundRuledAgainst.text':
    'The platform ruled against the refund of {amount} for order no. {number}. It is closed, and the order goes on. Reason: {note}',
  'mail.refundSilence.subject': 'No answer in time: {amount} of order no. {number} went back',
  'mail.refundSilence.text':
    'You did not answer in time, so {amount} of order no. {number} have gone back to the buyer. You see the refund in the seller console under Refunds.',
  'mail.refundStoresEvidence.subject': 'The supplier has added evidence: order no. {number}',
  'mail.refundStoresEvidence.text':
    'In the dispute about {amount} of order no. {number} the supplier has laid this before the platform: {note}. You see it on the page of the refund, and may add evidence until the decision, which is expected by {until}.',
  'mail.paymentReturned.subject': '{amount} go back to you',
  'mail.paymentReturned.text':
    'Your payment of {amount} for {orders} came when it could no longer be used, so we have sent it back. You need to do nothing.',
  'mail.inquiryAsked.subject': 'A buyer asks for a price: “{name}”',
  'mail.inquiryAsked.text':
    'A buyer asks your store for a price of “{name}”. The whole question waits for your answer in the seller console under Inquiries.',
  'mail.inquiryAnswered.subject': 'An answer about “{name}”',
  'mail.inquiryAnswered.text': 'A store offers “{name}” for {amount} a unit. The whole answer is in your buyer centre under Inquiries.',
  'mail.applicationReceived.subject': 'We have your application for the store “{name}”',
  'mail.applicationReceived.text':
    'Your application for the store “{name}” has arrived. We look at it within three working days and write to you either way. You can follow it in your buyer centre.',
  'mail.applicationRefused.subject': 'Your application for the store “{name}” needs changes',
  'mail.applicationRefused.text':
    'Some of your application for the store “{name}” could not be accepted. {reasons}. Open it in your buyer centre, mend just these fields and submit it again; everything else stands as it is.',
  'mail.applicationApproved.subject': 'Your store “{name}” is approved',
  'mail.applicationApproved.text':
    'Your application for the store “{name}” is approved. Set the account and the password of the store in your buyer centre: with them you log in to the seller console, and the store is open.',
  'mail.goodsDecided.subject': 'Review of your goods: {approved} approved, {refused} refused',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {# product is approved; buyers see it as you submitted it. } other {# products are approved; buyers see them as you submitted them. }}{refused, plural, =0 {} one {# product was refused; mend it under Products and submit it again. } other {# products were refused; mend them under Products and submit them again. }}{reasons}',
} as const;
