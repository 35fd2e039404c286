import type { AgreementWords } from './types.ts';

export const en: AgreementWords = {
  buyerTitle: 'Contract of sale with the buyer',
  sellerTitle: 'Contract of supply with the supplier',
  parties: '1. Parties',
  platformParty: 'Platform: {name}, which runs this marketplace and acts as supply-chain steward between the parties.',
  buyerParty: 'Buyer: {name}. Delivery address: {address}.',
  buyerPartyAlone: 'Buyer: {name}.',
  sellerParty: 'Supplier: {name}, {city}.',
  receiver: 'Receiver of the goods: {name}.',
  representedBy: 'Represented by {name}, acting on the basis of: {basis}.',
  form: 'Legal form: {text}',
  country: 'Country: {text}',
  registrationNumber: 'Registration number: {text}',
  phone: 'Phone: {text}',
  bank: 'Bank account: {text}',
  taxNumber: 'Tax number: {text}',
  inn: 'INN: {text}',
  kpp: 'KPP: {text}',
  uscc: 'Unified social credit code: {text}',
  registeredAt: 'Address: {text}',
  subject: '2. Subject',
  buyerSubject:
    'The platform undertakes that the goods of order {order} are delivered to the buyer by the supplier {supplier}; the buyer undertakes to take and to pay for them.',
  sellerSubject:
    'The supplier undertakes to supply the goods of order {order}, placed by a buyer of the platform; the platform undertakes to pay for them as stated below.',
  goods: '3. Goods',
  line: 'No.',
  article: 'Article',
  name: 'Goods',
  cartons: 'Cartons',
  quantity: 'Quantity',
  price: 'Price',
  amount: 'Amount',
  priceHeading: '4. Price',
  buyerPrice:
    'Goods: {goods}. Freight: {freight}. Reductions: {reduction}. Total payable: {total} {currency}. Prices were frozen when the order was placed and do not change.',
  sellerPrice:
    'Goods less reductions: {goods}. Commission of the platform ({percent} %): {commission}. Payable to the supplier: {payable} {currency}.',
  delivery: '5. Delivery',
  ordinary: 'ordinary line',
  express: 'express line',
  buyerDelivery:
    'Carriage and customs handling by the lines of the platform ({transport}) to the delivery address. Days until the goods leave the supplier: {shipDays} at most, counted from the day payment is due under the terms of payment. Days until they arrive: {daysMin} to {daysMax}.',
  sellerDelivery:
    'The supplier packs the goods in the stated cartons and hands them to the line of the platform ({transport}). Days until then: {shipDays} at most, counted from the day the platform says that the order is to be shipped.',
  collectedDelivery:
    'The buyer collects the goods from the supplier: {place}. Days until they are ready there: {shipDays} at most, counted from the day payment is due under the terms of payment. They are given out against the code that the platform sends to the buyer.',
  directDelivery:
    'The supplier hands the goods over without a carrier, to the buyer or to whom the buyer names. Days until then: {shipDays} at most, counted from the day payment is due under the terms of payment.',
  cityDelivery:
    'The supplier brings the goods to the delivery address within its city itself. Days until they arrive: {daysMax} at most, counted from the day payment is due under the terms of payment.',
  voucherDelivery:
    'The buyer is given a voucher for each piece as soon as the price is paid, and uses it with the supplier by its code. Each voucher counts as received when it is used. {vouchers}',
  voucherDays: 'Valid for so many days after payment: {days}.',
  voucherUntil: 'Valid to the end of {date} (China time).',
  voucherRefund: 'The price of a voucher that is not used in time goes back to the buyer.',
  voucherPay: 'The price of a voucher that is not used in time is paid to the supplier.',
  cityFee:
    'For delivery within its city the supplier is paid {fee} {currency} in addition, without commission; it is part of the amount payable.',
  payment: '6. Terms of payment',
  beforeDelivery: 'Payment in full before delivery, once both contracts about this order are signed.',
  cashOnDelivery: 'Cash on delivery: the total is paid to the carrier when the goods are handed over.',
  instalments: 'Payment in instalments of the total: {parts}.',
  beforeShipment: '{percent} % before shipment',
  afterShipment: '{percent} % after shipment',
  onArrival: '{percent} % on arrival',
  sellerPayment: 'The buyer pays the platform. The supplier is paid by the platform alone, from the money held for this order.',
  escrow: '7. Money held and claims',
  buyerEscrow:
    'The platform holds what was paid in escrow until the buyer says that everything is right or the claim period is over. Claim period: {claimDays} days after receipt. A claim made within it holds the money back until it is decided.',
  sellerEscrow:
    'The platform holds the money of the buyer in escrow. It is released to the supplier when the buyer says that everything is right, or when the claim period of {claimDays} days after receipt ends without an open claim. The supplier answers for quantity, quality and packing.',
  disputes: '8. Disputes',
  buyerDisputes:
    'Complaints go to the supplier first, through the order. If no agreement is reached, the platform decides on the evidence of both sides and, where the buyer is right, pays first and settles with the supplier itself. Mandatory rights of the buyer by law remain.',
  sellerDisputes:
    'Complaints of the buyer are answered through the order within 7 days. If no agreement is reached, the platform decides on the evidence of both sides; what it pays to the buyer first it may set off against what it owes the supplier.',
  signing: '9. Signing',
  signingText:
    'The platform offers this contract under number {number}. It is concluded when the other side signs it with name, consent and the code sent to its e-mail address within {hours} hours. The signature is sealed with a SHA-256 over the exact bytes of this file; the certificate of signature is part of the contract.',
  languageText: 'Both languages are equally valid; where they differ, the {other} text holds.',
  certificate: 'Certificate of signature',
  signature: '1. Signature',
  signedBy: 'Signed by: {name}',
  signedAt: 'Time: {at}',
  codeSentTo: 'Confirmed by a one-time code sent to: {mail}',
  consent: 'Words agreed to: “{consent}”',
  seal: '2. Seal',
  documentHash: 'SHA-256 of the signed file: {hash}',
  previousSeal: 'Seal before this one: {hash}',
  ownSeal: 'Seal of this signature: {hash}',
  sealText:
    'The seal is the SHA-256 of these lines, one below the other: the seal before, the SHA-256 of the file, the number of the contract, who signed (side and account), the name, the time and the words agreed to. Any later change of the file or of this record does not fit it.',
  consentText: 'I have read contract {number} and sign it; I agree that this electronic signature binds me like one by hand.',
};
