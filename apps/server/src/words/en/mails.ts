/** Mails and messages to phones: subject and text, in English. ICU message format. */
export const mails = {
  'mail.loginCode.subject': '{code} is your Kyakhta login code',
  'mail.loginCode.text':
    'Your code is {code}. It is valid for {minutes} minutes and can be used once. If you didn’t request it, ignore this message; nobody can log in without the code.',
  'mail.registerCode.subject': 'Your code for Kyakhta: {code}',
  'mail.registerCode.text':
    'Your registration code is {code}. It is valid for {minutes} minutes and can be used once. If you did not ask for it, ignore this message.',
  'mail.alreadyRegistered.subject': 'You already have an account',
  'mail.alreadyRegistered.text':
    'Someone, probably you, tried to register with this address. You already have an account named {userName}: log in with it, or set a new password if you have forgotten the old one.',
  'mail.passwordCode.subject': 'Your code for a new password: {code}',
  'mail.passwordCode.text':
    'Your code for setting a new password is {code}. It is valid for {minutes} minutes and can be used once. If you didn’t request it, ignore this message; your password stays the same.',
  'mail.accountAdded.subject': 'An account for you',
  'mail.accountAdded.text':
    'The account {userName} was opened for you. The person who opened it will give you its first password; change it after your first login. Codes and updates for this account are sent to this address.',
  'mail.passwordChanged.subject': 'Your password was changed',
  'mail.passwordChanged.text':
    'The password of your account was changed and other devices were logged out. If this was not you, choose a new password at once.',
  'mail.mobileBound.subject': 'This number is already in use',
  'mail.mobileBound.text':
    'Someone, probably you, tried to add this number to an account. It already belongs to another account: log in there, or change the number there first.',
  'mail.bindCode.subject': 'Your confirmation code: {code}',
  'mail.bindCode.text':
    'Your code for confirming this address or number is {code}. It is valid for {minutes} minutes and can be used once.',
  'mail.mailChanged.subject': 'Your email address was changed',
  'mail.mailChanged.text': 'Your account now uses the address {mail}. If this was not you, please contact us at once.',
  'mail.mobileChanged.subject': 'Your mobile number was changed',
  'mail.mobileChanged.text': 'The mobile number of your account was changed. If this was not you, choose a new password at once.',
  'mail.socialBound.subject': '{site} can now log in to your account',
  'mail.socialBound.text':
    'A {site} account was linked to your account: it can now log in without a password. If this was not you, unlink it in your account and choose a new password at once.',
  'mail.socialUnbound.subject': 'A {site} account was unlinked',
  'mail.socialUnbound.text': 'The {site} account can no longer log in to your account. If this was not you, choose a new password at once.',
  'mail.destroyCode.subject': 'Your code for deleting the account: {code}',
  'mail.destroyCode.text':
    'Your code for deleting your account is {code}. It is valid for {minutes} minutes. If you do not want to delete it, ignore this message and change your password.',
  'mail.accountDeleted.subject': 'Your account is deleted',
  'mail.accountDeleted.text': 'Your account has been deleted. Documents of past orders are kept as the law requires, without your name.',
  'mail.signCode.subject': '{code} signs contract {number}',
  'mail.signCode.text':
    'Your code to sign contract {number} is {code}. It is valid for {minutes, plural, one {# minute} other {# minutes}} and can be used once. If you didn’t request it, ignore this email: nothing is signed without the code.',
  'mail.contractWaits.subject': 'Please sign the contract for order no. {number}',
  'mail.contractWaits.text':
    'The buyer has signed. Please read and sign your contract with the platform for order no. {number} in the seller console within 72 hours; otherwise the order is closed.',
  'mail.contractReminder.subject': 'Contract for order no. {number}: {hours, plural, one {# hour} other {# hours}} left',
  'mail.contractReminder.text':
    'The contract for order no. {number} is not signed yet. In {hours, plural, one {# hour} other {# hours}} the order will be closed. Please sign or refuse the contract before then.',
  'mail.contractConcluded.subject': 'Both sides have signed: order no. {number}',
  'mail.contractConcluded.text':
    'You and the supplier have signed the contracts for order no. {number}. If you pay before delivery, please pay now: the order page shows the deadline.',
  'mail.contractEnded.subject': 'Order no. {number} was closed without a contract',
  'mail.contractEnded.text':
    'A contract for order no. {number} was refused or not signed in time. The order is closed, the goods are back in stock, and nothing was charged.',
  'mail.orderPaidByPoints.subject': 'Order no. {number} is paid with points',
  'mail.orderPaidByPoints.text':
    'Your {points} points pay for all of order no. {number}: nothing was charged. The supplier has been asked to ship.',
  'mail.groupPaid.subject': 'Order no. {number} is paid and waiting for its group',
  'mail.groupPaid.text':
    'We hold {amount} for order no. {number} until its group is complete. If it is not completed, your money is refunded to the same payment method.',
  'mail.groupComplete.subject': 'The group of order no. {number} is complete',
  'mail.groupComplete.text':
    'The group of order no. {number} is complete. The supplier has been asked to ship; we hold your money until you confirm the goods.',
  'mail.groupFailed.subject': 'The group of order no. {number} was not completed',
  'mail.groupFailed.text':
    'The group of order no. {number} was not completed, and the order is closed. {hasPaid, plural, =0 {Nothing was charged.} other {Your payment is refunded to the same payment method.}}',
  'mail.orderPaid.subject': 'Order no. {number} is paid',
  'mail.orderPaid.text': 'We hold {amount} for order no. {number} until you confirm the goods. The supplier has been asked to ship.',
  'mail.vouchersReady.subject': 'Order no. {number}: your vouchers are ready',
  'mail.vouchersReady.text':
    'We hold {amount} for order no. {number}, and your vouchers are ready. Open the order in the buyer centre to see the codes; for your safety we don’t email them. Give a code to the supplier only when you receive the service.',
  'mail.vouchersEnd.subject': 'Order no. {number}: unused vouchers expire soon',
  'mail.vouchersEnd.text':
    'Order no. {number} still has {count, plural, one {# unused voucher} other {# unused vouchers}}. The first one expires {until}.',
  'mail.payDue.subject': 'Pay {amount} for order no. {number}',
  'mail.payDue.text': 'Please pay {amount} for order no. {number} by {until}. Open the order in the buyer centre to pay.',
  'mail.payOverdue.subject': 'Order no. {number}: a payment is overdue',
  'mail.payOverdue.text':
    '{amount} for order no. {number} was not paid in time. Please pay now: until then the supplier gets nothing and the order cannot be completed.',
  'mail.readyForPickup.subject': 'Order no. {number}: ready for pickup',
  'mail.readyForPickup.text':
    'Order no. {number} is ready for you at {place} ({hours}). Show this code there: {code}. Don’t give it to anyone before you have seen the goods.',
  'mail.storeOverdue.subject': 'Order no. {number}: the buyer is late with a payment',
  'mail.storeOverdue.text':
    'A payment of {amount} for order no. {number} is overdue. The buyer has been reminded. Nothing is released until it is paid in full.',
  'mail.pickupWaits.subject': 'Order no. {number}: please collect your goods',
  'mail.pickupWaits.text':
    'Order no. {number} is still waiting for you at {place} ({hours}). Your code is {code}. If nobody collects it, Kyakhta decides what happens to the goods and the money.',
  'mail.cashMissing.subject': 'Order no. {number}: the courier’s cash has not arrived',
  'mail.cashMissing.text':
    'No cash has arrived for order no. {number} ({amount}). If the parcel was returned to you, record that on the order page: the order closes and the goods are back in stock.',
  'mail.topUpTakenBack.subject':
    '{state, select, held {Your top-up {number} was charged back} covered {Your top-up {number}: the chargeback was covered from your balance} other {Your top-up {number}: your balance is available again}}',
  'mail.topUpTakenBack.text':
    '{state, select, held {Your bank or payment service has charged back your top-up {number}. {hasHeld, plural, =0 {Nothing of it was left in your balance.} other {{amount} of your balance is on hold while we look into it.}} If you didn’t request this, contact your bank.} covered {The {amount} on hold in your balance covered the chargeback of your top-up {number}.} other {We have looked into your top-up {number}: the {amount} on hold in your balance is available again.}}',
  'mail.orderSettled.subject': 'Order no. {number} is settled and closed',
  'mail.orderSettled.text':
    'Kyakhta has settled and closed order no. {number}. {isPaid, plural, =0 {No money was held for it.} other {{toBuyer} is refunded to your payment method, {toStore} goes to the supplier.{isCovered, plural, =0 {} other { You already have {covered} of it from your bank or payment service.}}}} Reason: {reason}',
  'mail.storeSettled.subject': 'Order no. {number} is settled and closed',
  'mail.storeSettled.text':
    'Kyakhta has settled and closed order no. {number}. {isPaid, plural, =0 {No money was held for it.} other {{toStore} is released to you, less freight and commission; {toBuyer} is refunded to the buyer.}} Reason: {reason}',
  'mail.proposalDecided.subject':
    'Your proposal {isDone, plural, =0 {was rejected} other {was approved}}: {kind, select, balance {correct a balance} points {correct points} grant {grant a refund} settle {settle an overdue order} cash {record a courier’s cash} transfer {assign a bank transfer} limit {ask a second operator less often} level {change a level} bank {change the account that buyers transfer to} other {record late cash}}',
  'mail.proposalDecided.text':
    '{isDone, plural, =0 {{by} rejected your proposal.} other {{by} approved your proposal, and it was carried out.}} {hasNote, plural, =0 {} other {Note: {note}.}} Your reason was: {reason}. You find it under Proposals in the operator console.',
  'mail.lateCashStore.subject': 'Late cash for order no. {number} is yours',
  'mail.lateCashStore.text':
    '{amount} in cash arrived for order no. {number} after it had closed. It is released to you, less freight and commission. Reason: {reason}',
  'mail.lateCashBuyer.subject': 'Late cash for order no. {number} is in your balance',
  'mail.lateCashBuyer.text':
    '{amount} in cash arrived for order no. {number} after it had closed. It was added to your balance. Reason: {reason}',
  'mail.transferUnfit.subject': '{amount} of your transfer for {orders} is being returned',
  'mail.transferUnfit.text':
    '{cause, select, second {Your transfer of {amount} for {orders} has arrived, but it had already been paid.} over {Your transfer for {orders} has arrived and pays for it, but it was {amount} more than was due.} replaced {We could not use your transfer of {amount} for {orders}, because you chose another payment method.} other {We could not use your transfer of {amount} for {orders}, because it can no longer be paid.}} The money is safe and goes back to the account it came from. We will email you when it is sent.',
  'mail.paymentUnfit.subject': 'A payment for {orders} does not match',
  'mail.paymentUnfit.text':
    '{amount} arrived for {orders}, but {needed} was due. We could not use the money: it is safe, and after we have checked it we return it to the same payment method. {state, select, open {You can pay the order again right away.} paid {The order has been paid in the meantime: nothing more is due.} other {The order can no longer be paid: please don’t send more money for it.}}',
  'mail.partPaid.subject': '{amount} received for order no. {number}',
  'mail.partPaid.text': 'We have received {amount} for order no. {number} and hold it in escrow.',
  'mail.refusedAtDoor.subject': 'Order no. {number} was refused at the door',
  'mail.refusedAtDoor.text':
    'Order no. {number} was not accepted at the door, and the goods were returned to the supplier. The order is closed; nothing was charged.{hasReason, plural, =0 {} other { Reason: {reason}}}',
  'mail.paidFor':
    '{kind, select, topUp {top-up no. {numbers}} other {{count, plural, one {order no. {numbers}} other {orders no. {numbers}}}}}',
  'mail.transferWaits.subject': 'Transfer {amount} for {orders}',
  'mail.transferWaits.text':
    'Please transfer {amount} for {orders} with the reference {reference}. Our bank details and the deadline are on the payment page. Without the reference we cannot tell what the money is for.',
  'mail.transferShort.subject': '{missing} is still missing for {orders}',
  'mail.transferShort.text':
    'Your transfer for {orders} has arrived, but {missing} is still missing. Please transfer it with the same reference {reference}; if it does not arrive in time, everything is returned to you.',
  'mail.transferRefused.subject': 'Transfer of {received} for {orders} was not accepted',
  'mail.transferRefused.text':
    'We checked a transfer of {received} for {orders} and could not accept it as your payment.{isOpen, plural, =0 {} other { {missing} is missing: if the money is yours, please don’t send it again, but write to us with your bank’s receipt; otherwise transfer it with the reference {reference}.}} Money that cannot be matched to a payment goes back to its sender.',
  'mail.transferChecking.subject': '{received} for {orders} received, being checked',
  'mail.transferChecking.text':
    'We have received {received} for {orders}. A second person at Kyakhta checks large transfers; please don’t send it again.{isShort, plural, =0 {} other { {missing} is still missing: please transfer only that, with the same reference {reference}.}}',
  'mail.booksOff.subject': 'The books do not balance: {count, plural, one {# rule is broken} other {# rules are broken}}',
  'mail.booksOff.text':
    'Last night’s reconciliation found a difference: {rules}. The rows are on the page “Reconciliation” of the operator console.',
  'mail.invoiceIssued.subject': 'Invoice {number} for {amount}',
  'mail.invoiceIssued.text': 'Your invoice {number} for {amount} is issued. You can download it from your invoices.',
  'mail.invoiceFailed.subject': 'Your invoice for {orders} could not be issued',
  'mail.invoiceFailed.text':
    'Your invoice for {orders} could not be issued: {reason}. You can correct it and apply again from your invoices.',
  'mail.toppedUp.subject': '{amount} added to your balance',
  'mail.toppedUp.text': 'Your top-up {number} has arrived: {amount} was added. Your balance is now {balance}.',
  'mail.orderToShip.subject': '{how, select, ready {Prepare order no. {number} for pickup} other {Ship order no. {number}}}',
  'mail.orderToShip.text':
    '{paid, select, cash {Order no. {number} was placed with cash on delivery: the buyer pays {amount} on delivery.} part {The first instalment of order no. {number} is paid: {amount} is held in escrow.} other {Order no. {number} is paid: {amount} is held in escrow.}} {how, select, ready {Get the goods ready by {until} and mark them as ready on the order page in the seller console; the buyer then gets a code to collect them.} other {Ship the goods by {until} and enter the packages on the order page in the seller console.}}',
  'mail.shipLateBuyer.subject': 'Order no. {number} is late',
  'mail.shipLateBuyer.text':
    '{how, select, ready {Order no. {number} should have been ready by {until} and is not ready yet.} other {Order no. {number} should have been shipped by {until}, and not all of it has been.}} We have reminded the supplier. If you don’t want to wait, ask on the order page for a refund of what has not been shipped.',
  'mail.shipLate.subject':
    '{how, select, ready {Order no. {number} is overdue for pickup} other {Order no. {number} should have been shipped by now}}',
  'mail.shipLate.text':
    '{how, select, ready {Order no. {number} should have been ready by {until}. Get the goods ready and mark them as ready on the order page in the seller console.} other {Order no. {number} should have been shipped by {until}, and not all of it has been. Ship the rest and enter it on the order page in the seller console.}} The buyer is waiting.',
  'mail.orderExpired.subject':
    '{count, plural, one {Order no. {orders} is closed: it was not paid in time} other {# orders are closed: they were not paid in time}}',
  'mail.orderExpired.text':
    '{count, plural, one {Order no. {orders} was not paid in time and is closed.} other {These orders were not paid in time and are closed: {orders}.}} {hasCome, plural, =0 {You were not charged.} other {Money that has arrived is returned to you; we will email you about it.}}{hasPoints, plural, =0 {} other { The points you used have been returned to you.}} The goods are no longer reserved. If you still want them, open the order in the buyer centre and press “Buy again”.',
  'mail.payoutApproved.subject': 'Payout of {amount} approved',
  'mail.payoutApproved.text':
    'Your payout {number} of {amount} has been approved and will be sent to your account {account}. We will email you once it is sent.',
  'mail.payoutRefused.subject': 'Payout of {amount} refused',
  'mail.payoutRefused.text':
    'Your payout {number} of {amount} was refused. Reason: {reason}. The money is available to you again; you can request it again under Money in the seller console.',
  'mail.payoutPaid.subject': '{amount} is on its way to your bank',
  'mail.payoutPaid.text':
    'Your payout {number} of {amount} was sent to your account {account}. Bank reference: {reference}. If it has not arrived within a few working days, ask your bank about this reference.',
  'mail.payoutReturned.subject': 'The bank returned {amount}',
  'mail.payoutReturned.text':
    'The bank returned your payout {number} of {amount} to account {account}. Reason: {reason}. The money is available to you again: check your bank account under Money in the seller console, then request the payout again.',
  'mail.balancePayoutRefused.subject': 'Payout of {amount} refused',
  'mail.balancePayoutRefused.text':
    'Your payout {number} of {amount} from your balance was refused. Reason: {reason}. The money is back in your balance.',
  'mail.balancePayoutReturned.subject': 'The bank returned {amount}',
  'mail.balancePayoutReturned.text':
    'The bank returned your payout {number} of {amount} to account {account}. Reason: {reason}. The money is back in your balance: check your bank account under Balance in the buyer centre, then request the payout again.',
  'mail.bankAccountAdded.subject': 'A bank account was added',
  'mail.bankAccountAdded.text':
    'The bank account {account} was added to your Kyakhta account. {hours, plural, =0 {Your balance can be paid out to it.} one {Your balance can be paid out to it in # hour.} other {Your balance can be paid out to it in # hours.}} If this was not you, change your password at once and write to us.',
  'mail.orderShipped.subject': 'Order no. {number} is on its way',
  'mail.orderShipped.text':
    'The supplier has shipped order no. {number}.{isFollowed, plural, =0 {} other { You can track the packages on the order page.}}',
  'mail.waybillCorrected.subject': 'New waybill for order no. {number}',
  'mail.waybillCorrected.text': 'The supplier has corrected the waybill of a package of order no. {number}. It is now {waybill}.',
  'mail.parcelProblem.subject': 'Problem with a parcel of order no. {number}',
  'mail.parcelProblem.text':
    'A parcel of order no. {number}, waybill {waybill}, is held up on the way: {words} The order page shows where it is. You don’t need to do anything now.',
  'mail.parcelOverdue.subject': 'A parcel of order no. {number} is overdue',
  'mail.parcelOverdue.text':
    'The parcel with waybill {waybill} of order no. {number} should have arrived by now and has not. {to, select, cash {We are asking where it is. You pay nothing until you have the goods.} buyer {We are asking where it is. We hold your money until you have the goods; if you don’t want to wait, ask for a refund on the order page.} other {Please ask the carrier where it is. The buyer has been notified.}}',
  'mail.shipmentUndone.subject': 'Order no. {number} has not been sent yet',
  'mail.shipmentUndone.text':
    'The supplier has taken back a shipment of order no. {number}: the goods have not left yet. We will email you when they do.',
  'mail.orderCompleted.subject': 'Order no. {number} is completed',
  'mail.orderCompleted.text': 'Order no. {number} is completed and the supplier has been paid. Thank you.',
  'mail.storeOrderCancelled.subject': 'The buyer cancelled order no. {number}',
  'mail.storeOrderCancelled.text':
    'The buyer has cancelled order no. {number} before it was packed. {amount} was refunded. Please don’t ship it; the goods are back in stock.',
  'mail.refundOffered.subject': 'The supplier offers {amount} for order no. {number}',
  'mail.refundOffered.text':
    'Instead of what you asked for, the supplier offers {amount} for order no. {number}, for {goods}. {effect, select, reduction {The price of these goods is reduced: you keep them, and what has not been sent is still sent.} notSent {These pieces will not be sent.} partNotSent {You keep the pieces that were sent; the others will not be sent.} other {You keep these pieces.}} You don’t have to send anything back. Accept or decline it on the refund page by {until}; you can also change your application or ask Kyakhta to decide. The supplier writes: {note}',
  'mail.refundOfferAccepted.subject': 'Your offer was accepted: {amount} for order no. {number}',
  'mail.refundOfferAccepted.text':
    'The buyer accepted your offer: {amount} for order no. {number} was refunded, for {goods}. {effect, select, reduction {The price of these goods is reduced, and the order continues with them.} notSent {Please don’t ship these pieces.} partNotSent {The buyer keeps the pieces that were sent; please don’t ship the others.} other {The buyer keeps these pieces.}}',
  'mail.refundOfferDeclined.subject': 'Your offer of {amount} for order no. {number} was declined',
  'mail.refundOfferDeclined.text':
    'The buyer declined your offer of {amount} for order no. {number}, for {goods}. You can make another one; the buyer can still ask Kyakhta to decide.',
  'mail.refundOfferWithdrawn.subject': 'The supplier took back its offer of {amount} for order no. {number}',
  'mail.refundOfferWithdrawn.text':
    'The supplier took back its offer of {amount} for order no. {number}, for {goods}. {isAsked, plural, =0 {The refusal stands: until {until} you can change the application or ask Kyakhta to decide.} other {Your application stands as you made it. The supplier answers by {until}; without an answer it counts as agreed.}}',
  'mail.ownOfferWithdrawn.subject': 'You took back your offer of {amount} for order no. {number}',
  'mail.ownOfferWithdrawn.text':
    'Your store took back its offer of {amount} for order no. {number}, for {goods}. The buyer has been notified. {isAsked, plural, =0 {The refund stands refused as before.} other {Answer the application by {until}; without an answer it counts as agreed.}}',
  'mail.refundAsked.subject': 'Refund of {amount} requested: order no. {number}',
  'mail.refundAsked.text':
    'A buyer requests a refund of {amount} for order no. {number}. Reason: {note}. Answer by {until}; without an answer the refund counts as agreed.',
  'mail.refundReturn.subject': 'Send back the goods of order no. {number}',
  'mail.refundReturn.text':
    'The return for order no. {number} is agreed: {amount} is refunded once the goods are there. Send them to: {note}. Enter the waybill in the buyer centre by {until}, or the refund closes.',
  'mail.refundCame.subject': 'The goods of order no. {number} came back to you',
  'mail.refundCame.text':
    'The carrier reports parcel {note} with the goods of order no. {number} as signed for. Accept them or dispute the parcel by {until}; after that {amount} is refunded to the buyer.',
  'mail.refundSigned.subject': 'The supplier has your parcel: order no. {number}',
  'mail.refundSigned.text':
    'The carrier reports your parcel {note} for order no. {number} as signed for. The supplier has until {until} to check the goods; after that they count as accepted and {amount} is refunded to you.',
  'mail.refundRefused.subject': 'The supplier refused the refund for order no. {number}',
  'mail.refundRefused.text':
    'The supplier refused to refund {amount} for order no. {number}: {note}. Until {until} you can change the application or ask the platform to decide.',
  'mail.refundDone.subject': '{amount} for order no. {number} is being refunded',
  'mail.refundDone.text':
    'The refund for order no. {number} is granted: {amount} is refunded to the same payment method.{isCovered, plural, =0 {} other { You already have {covered} of it from your bank or payment service.}} {note}',
  'mail.refundHeldUp.subject': '{amount} for {orders} could not be sent back yet',
  'mail.refundHeldUp.text':
    'Your refund of {amount} for {orders} could not be sent to the payment method you used. The money is safe: we will send it again, or another way. You don’t need to do anything; if we need something from you, such as bank details, we will ask. We will email you when the money is sent.',
  'mail.refundSent.subject': '{amount} for {orders} has been sent to you',
  'mail.refundSent.text':
    '{by, select, bank {We have sent you your refund of {amount} for {orders} by bank transfer, because it could not be sent to the payment method you used.} other {Your refund of {amount} for {orders}, which was held up, has now been sent to the payment method you used.}} You don’t need to do anything.',
  'mail.refundClosed.subject': 'The refund for order no. {number} is closed',
  'mail.refundClosed.text': 'The refund of {amount} for order no. {number} is closed without payment. {note}',
  'mail.refundGranted.subject': 'The platform granted the buyer {amount} for order no. {number}',
  'mail.refundGranted.text':
    'After the claim period the platform granted the buyer {amount} for order no. {number}. Reason: {note}. It is taken from your money; where that was not enough, the platform has advanced it and deducts it from your next earnings. Your statement shows both.',
  'mail.refundPlatformAsked.subject': 'The buyer asked the platform to decide: order no. {number}',
  'mail.refundPlatformAsked.text':
    'The buyer asked the platform to decide about {amount} for order no. {number}. Reason: {note}. Submit your evidence in the seller console under Refunds. A ruling is expected by {until}.',
  'mail.refundBuyersEvidence.subject': 'The buyer has added evidence: order no. {number}',
  'mail.refundBuyersEvidence.text':
    'In the dispute about {amount} for order no. {number} the buyer has submitted: {note}. You can see it in the seller console under Refunds, and add evidence until the ruling, expected by {until}.',
  'mail.refundRuledFor.subject': 'The platform ruled for the buyer: order no. {number}',
  'mail.refundRuledFor.text': 'The platform ruled for the buyer: {amount} for order no. {number} is refunded. Reason: {note}',
  'mail.refundRuledAgainst.subject': 'The platform ruled against the refund: order no. {number}',
  'mail.refundRuledAgainst.text':
    'The platform ruled against the refund of {amount} for order no. {number}. It is closed, and the order continues. Reason: {note}',
  'mail.refundSilence.subject': 'No answer in time: {amount} for order no. {number} was refunded',
  'mail.refundSilence.text':
    'You did not answer in time, so {amount} for order no. {number} was refunded to the buyer. You can see the refund in the seller console under Refunds.',
  'mail.refundStoresEvidence.subject': 'The supplier has added evidence: order no. {number}',
  'mail.refundStoresEvidence.text':
    'In the dispute about {amount} for order no. {number} the supplier has submitted: {note}. You can see it on the refund page, and add evidence until the decision, expected by {until}.',
  'mail.paymentReturned.subject': '{amount} returned to you',
  'mail.paymentReturned.text':
    'Your payment of {amount} for {orders} arrived too late to be used, so we have returned it. You don’t need to do anything.',
  'mail.inquiryAsked.subject': 'Price request: “{name}”',
  'mail.inquiryAsked.text':
    'A buyer asks your store for a price for “{name}”. You can read and answer the inquiry in the seller console under Inquiries.',
  'mail.inquiryAnswered.subject': 'An answer about “{name}”',
  'mail.inquiryAnswered.text': 'A store offers “{name}” for {amount} per unit. The full answer is in your buyer centre under Inquiries.',
  'mail.applicationReceived.subject': 'We have received your application for the store “{name}”',
  'mail.applicationReceived.text':
    'Your application for the store “{name}” has arrived. We will review it within three working days and email you either way. You can follow it in your buyer centre.',
  'mail.applicationRefused.subject': 'Your application for the store “{name}” needs changes',
  'mail.applicationRefused.text':
    'Part of your application for the store “{name}” was not accepted. {reasons}. Open it in your buyer centre, correct these fields and submit it again; everything else stays the same.',
  'mail.applicationApproved.subject': 'Your store “{name}” is approved',
  'mail.applicationApproved.text':
    'Your application for the store “{name}” is approved. Set the store’s account and password in your buyer centre: with them you log in to the seller console, and the store is open.',
  'mail.goodsDecided.subject': 'Review of your products: {approved} approved, {refused} rejected',
  'mail.goodsDecided.text':
    '{approved, plural, =0 {} one {# product is approved; buyers see it as you submitted it. } other {# products are approved; buyers see them as you submitted them. }}{refused, plural, =0 {} one {# product was rejected; correct it under Products and submit it again. } other {# products were rejected; correct them under Products and submit them again. }}{reasons}',
} as const;
