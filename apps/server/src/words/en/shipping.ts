/** Sentences of shipping, in English. ICU message format. */
export const shipping = {
  deliveryKindOther: 'This order was placed with another delivery method.',
  pickupCodeWrong: 'This code does not belong to the order. Attempts left: {left}.',
  packageLimitReached: 'An order can be sent in at most {max} packages.',
  packageItemsWrong: 'The packages do not match what is left to ship. Please reload the order.',
  waybillRequired: 'Please enter the courier company and the waybill number.',
  carrierUnknown: 'This courier company does not exist.',
  waybillOfOrder: 'This is the waybill of a parcel the supplier sent you. Enter the number of the parcel you send back.',
  deliveryUnknown: 'There is no such package.',
  shipmentStands:
    'This shipment can no longer be taken back: more than half an hour has passed, the carrier has already scanned it, or a refund of the order is open.',
  'mail.readyForPickup.subject': 'Order no. {number}: ready for pickup',
  'mail.readyForPickup.text':
    'Order no. {number} is ready for you at {place} ({hours}). Show this code there: {code}. Don’t give it to anyone before you have seen the goods.',
  'mail.pickupWaits.subject': 'Order no. {number}: please collect your goods',
  'mail.pickupWaits.text':
    'Order no. {number} is still waiting for you at {place} ({hours}). Your code is {code}. If nobody collects it, Kyakhta decides what happens to the goods and the money.',
  'mail.refusedAtDoor.subject': 'Order no. {number} was refused at the door',
  'mail.refusedAtDoor.text':
    'Order no. {number} was not accepted at the door, and the goods were returned to the supplier. The order is closed; nothing was charged.{hasReason, plural, =0 {} other { Reason: {reason}}}',
  'mail.shipLateBuyer.subject': 'Order no. {number} is late',
  'mail.shipLateBuyer.text':
    '{how, select, ready {Order no. {number} should have been ready by {until} and is not ready yet.} other {Order no. {number} should have been shipped by {until}, and not all of it has been.}} We have reminded the supplier. If you don’t want to wait, ask on the order page for a refund of what has not been shipped.',
  'mail.shipLate.subject':
    '{how, select, ready {Order no. {number} is overdue for pickup} other {Order no. {number} should have been shipped by now}}',
  'mail.shipLate.text':
    '{how, select, ready {Order no. {number} should have been ready by {until}. Get the goods ready and mark them as ready on the order page in the seller console.} other {Order no. {number} should have been shipped by {until}, and not all of it has been. Ship the rest and enter it on the order page in the seller console.}} The buyer is waiting.',
  'mail.orderShipped.subject': '{isPart, plural, =0 {Order no. {number} is on its way} other {Part of order no. {number} is on its way}}',
  'mail.orderShipped.text':
    '{isPart, plural, =0 {The supplier has shipped order no. {number}.} other {The supplier has shipped part of order no. {number}; the rest follows.}}{isFollowed, plural, =0 {} other { You can track the packages on the order page.}}',
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
  'track.accepted': 'Yiwu sorting centre: parcel accepted',
  'track.departed': 'Yiwu: departed by road',
  'track.exported': 'Manzhouli: export declaration accepted',
  'track.cleared': 'Zabaykalsk: documents checked, cleared through customs',
  'track.onward': 'Chita: departed to the destination city',
  'track.returned': 'Parcel accepted for its way back',
  'track.returnExported': 'Zabaykalsk: export declaration of the return accepted',
  'track.returnCleared': 'Manzhouli: documents of the return checked',
  'track.arrived': 'Arrived at the destination city',
  'track.withCdek': 'Handed to CDEK, which brings it to the door',
  'track.delivered': 'Delivered and signed for',
} as const;
