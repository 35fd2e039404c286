/** Sentences of refunds, in English. ICU message format. */
export const refunds = {
  refundUnknown: 'There is no such refund.',
  refundAmountFixed: 'The amount cannot be changed in this round: the refund goes on with the amount that was asked for.',
  refundChanged: 'The buyer has changed this refund: it is for {amount} now. Check it and answer again.',
  refundNotInState: 'This refund has moved on in the meantime. Reload the page to see where it stands.',
  refundNotPossible: 'Nothing of this order can be refunded at this point.',
  refundPeriodOver: 'The claim period of this order has ended. Please contact the supplier.',
  giveNotCovered: 'You do not have enough money for this. Please ask Kyakhta to grant the refund.',
  noReasonStands:
    'A store cannot refuse a return without a reason. Enter the return address; you can dispute goods that come back opened or incomplete.',
  noReasonExcluded: 'These items are excluded from returns without a reason.',
  noReasonCartons: 'Only whole, unopened cartons can be returned without a reason: {quantity} pieces each.',
  noReasonNotNow: 'Items can be returned without a reason within seven days of receipt.',
  noReasonGoesBack: 'Without a reason, only items that are sent back are refunded.',
  notLate: 'The items are not late: the last day to ship them has not passed. Please choose another reason.',
  nothingSent: 'None of these items have been shipped yet, so their condition on arrival is not known. Please choose another reason.',
  refundRuled: 'Kyakhta has already ruled on these items for this reason. Its decision stands.',
  offerSameAsAsked: 'The buyer already asks for exactly this amount. Agree to the refund instead.',
  offerStands:
    'Your time to answer this refund is over, so your offer stands until the buyer answers it. You can still make another offer.',
  offerOutdated:
    'The order has changed since the supplier made this offer, and so has what can be refunded. The offer can’t be accepted any more. Decline it, or change your application and ask again.',
  refundOpenAlready: 'A refund of these items is already in progress. Finish or withdraw it first.',
  refundTooSmall: '{what, select, none {Nothing is left to refund here.} other {The smallest refund is {least}.}}',
  refundTooLarge: 'At most {max} can be refunded here.',
  refundCountWrong: 'Choose between 1 and {max} pieces.',
  returnNotPossible: 'Only items that were shipped can be sent back. Ask for a refund without return.',
  giftMustGoBack:
    'You cannot keep a gift that has not been shipped yet, or that is worth as much as what you return. Send it back with the items.',
  evidenceFull: 'You have reached the limit of {max} pieces of evidence.',
  returnAddressMissing: 'Enter the address for the return.',
  storeRulingMissing: 'Write the reason in the store’s language, too.',
  linesInRefund:
    '{what, select, all {The buyer asks for a refund of all of these items. Answer it before you ship anything.} packed {The buyer asks for a refund of all of these items. Answer it before you pack anything.} collected {The buyer asks for a refund of items of this order. Answer it before you make them ready.} voucher {The buyer asks for a refund of this voucher. Answer it before you redeem it.} offered {All or some of these items wait for the buyer’s answer to your offer. They stay with you until it is accepted or declined, or its time is over.} other {The buyer asks for a refund of some of these items. Leave them out, or answer the refund first.}}',
  'mail.refundOffered.subject': 'The supplier offers {amount} for order no. {number}',
  'mail.refundOffered.text':
    'Instead of what you asked for, the supplier offers {amount} for order no. {number}, for {goods}. {effect, select, reduction {The price of these goods is reduced: you keep them, and what has not been sent is still sent.} notSent {These pieces will not be sent.} partNotSent {You keep the pieces that were sent; the others will not be sent.} kept {You keep these pieces.} other {}} You don’t have to send anything back. Accept or decline it on the refund page by {until}; you can also change your application or ask Kyakhta to decide. The supplier writes: {note}',
  'mail.refundOfferAccepted.subject': 'Your offer was accepted: {amount} for order no. {number}',
  'mail.refundOfferAccepted.text':
    'The buyer accepted your offer: {amount} for order no. {number} goes back to the buyer, for {goods}. {effect, select, reduction {The price of these goods is reduced, and the order continues with them.} notSent {Please don’t ship these pieces.} partNotSent {The buyer keeps the pieces that were sent; please don’t ship the others.} kept {The buyer keeps these pieces.} other {}}',
  'mail.refundOfferDeclined.subject': 'Your offer of {amount} for order no. {number} was declined',
  'mail.refundOfferDeclined.text':
    'The buyer declined your offer of {amount} for order no. {number}, for {goods}. You can make another one; the buyer can still ask Kyakhta to decide. {count, plural, =0 {} one {# piece is no longer on hold.} other {# pieces are no longer on hold.}} {act, select, ship {Ship the goods by {shipBy}.} shipLate {Ship the goods now: the last day to ship was {shipBy}.} ready {Get the goods ready by {shipBy}.} readyLate {Get the goods ready now: the last day for that was {shipBy}.} other {}}',
  'mail.ownOfferLapsed.subject': 'The buyer did not answer your offer of {amount} for order no. {number}',
  'mail.ownOfferLapsed.text':
    'The buyer did not answer your offer of {amount} for order no. {number}, for {goods}, in time. The refund is closed, and nothing is paid out. {count, plural, =0 {The order continues.} one {# piece is no longer on hold.} other {# pieces are no longer on hold.}} {act, select, ship {Ship the goods by {shipBy}.} shipLate {Ship the goods now: the last day to ship was {shipBy}.} ready {Get the goods ready by {shipBy}.} readyLate {Get the goods ready now: the last day for that was {shipBy}.} other {}}',
  'mail.refundOfferLapsed.subject': 'The refund for order no. {number} is closed: the offer was not answered',
  'mail.refundOfferLapsed.text':
    'You did not answer the supplier’s offer of {amount} for order no. {number}, for {goods}, in time. The refund is closed, and nothing is paid out. {count, plural, =0 {The order continues.} one {The order continues, and # piece that was on hold is delivered as ordered.} other {The order continues, and # pieces that were on hold are delivered as ordered.}} As long as the claim period lasts, you can ask for a refund again.',
  'mail.refundOfferWithdrawn.subject': 'The supplier took back its offer of {amount} for order no. {number}',
  'mail.refundOfferWithdrawn.text':
    'The supplier took back its offer of {amount} for order no. {number}, for {goods}. {isAsked, plural, =0 {Until {until} you can change the application or ask Kyakhta to decide.} other {Your application stands as you made it. The supplier answers by {until}; without an answer it counts as agreed.}}',
  'mail.ownOfferWithdrawn.subject': 'You took back your offer of {amount} for order no. {number}',
  'mail.ownOfferWithdrawn.text':
    'Your store took back its offer of {amount} for order no. {number}, for {goods}. The buyer has been notified. {isAsked, plural, =0 {Until {until} the buyer can change the application or ask Kyakhta to decide.} other {Answer the application by {until}; without an answer it counts as agreed. What it asks back and has not been shipped stays with you until then.}}',
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
    'The refund for order no. {number} is granted: {amount} is refunded to the same payment method.{isCovered, plural, =0 {} other { You already have {covered} of it from your bank or payment service.}}{isOnItsWay, plural, =0 {} other { We will send {onItsWay} by bank transfer and email you when it is sent.}} {note}',
  'mail.refundHeldUp.subject': '{amount} for {orders} could not be sent back yet',
  'mail.refundHeldUp.text':
    'Your refund of {amount} for {orders} could not be sent to the payment method you used. The money is safe: we will send it again, or another way. You don’t need to do anything; if we need something from you, such as bank details, we will ask. We will email you when the money is sent.',
  'mail.refundSent.subject': '{amount} for {orders} has been sent to you',
  'mail.refundSent.text':
    '{by, select, bank {We have sent you your refund of {amount} for {orders} by bank transfer, because it could not be sent to the payment method you used.} transfer {We have sent you your refund of {amount} for {orders} by bank transfer.} other {Your refund of {amount} for {orders}, which was held up, has now been sent to the payment method you used.}}{hasReference, plural, =0 {} other { Bank reference: {reference}.}} You don’t need to do anything.',
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
  'mail.refundSilence.subject': 'No answer in time: the refund of {amount} for order no. {number} counts as agreed',
  'mail.refundSilence.text':
    'You did not answer in time, so the refund of {amount} for order no. {number} counts as agreed, and the money goes back to the buyer. {count, plural, =0 {} one {# piece has not left and must not be shipped any more. } other {# pieces have not left and must not be shipped any more. }}You can see the refund in the seller console under Refunds.',
  'mail.refundStoresEvidence.subject': 'The supplier has added evidence: order no. {number}',
  'mail.refundStoresEvidence.text':
    'In the dispute about {amount} for order no. {number} the supplier has submitted: {note}. You can see it on the refund page, and add evidence until the decision, expected by {until}.',
  'refundReason.noReason': 'Without a reason, in unopened cartons',
  'refundReason.unwanted': 'I no longer need the goods',
  'refundReason.late': 'The goods were not sent in time',
  'refundReason.missing': 'Goods are missing',
  'refundReason.damaged': 'Goods arrived damaged',
  'refundReason.different': 'Goods differ from the description',
  'refundReason.faulty': 'Quality or function is at fault',
  'refundReason.agreed': 'Agreed with the supplier',
  'export.refund.1': 'Store answers',
  'export.refund.2': 'Buyer sends the goods',
  'export.refund.3': 'Goods on the way back',
  'export.refund.4': 'Goods are back',
  'export.refund.5': 'Refunded',
  'export.refund.onItsWay': 'Money on its way back',
  'export.refund.6': 'Withdrawn',
  'export.refund.7': 'Refused by the store',
  'export.refund.offered': 'Offered another sum',
  'export.refund.10': 'Platform decides',
  'export.refund.-1': 'Closed, nothing paid back',
  'export.refundKind.0': 'Reduction of the price',
  'export.refundKind.1': 'Money only',
  'export.refundKind.2': 'Goods go back',
} as const;
