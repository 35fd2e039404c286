/**
 * Words of the contracts in one language. `{name}` stands for a value; figures are not declined, so no sentence hangs a
 * noun on one. Paper and page use the same words.
 */
export interface AgreementWords {
  readonly buyerTitle: string;
  readonly sellerTitle: string;
  readonly parties: string;
  readonly platformParty: string;
  readonly buyerParty: string;
  readonly buyerPartyAlone: string;
  readonly sellerParty: string;
  /** Who takes the goods in, where the buyer is a firm. */
  readonly receiver: string;
  /** Who signs for a firm and on what basis. */
  readonly representedBy: string;
  /** What a party is registered under: `{text}`. */
  readonly form: string;
  readonly country: string;
  readonly registrationNumber: string;
  readonly phone: string;
  readonly bank: string;
  readonly taxNumber: string;
  readonly inn: string;
  readonly kpp: string;
  readonly uscc: string;
  readonly registeredAt: string;
  readonly subject: string;
  readonly buyerSubject: string;
  readonly sellerSubject: string;
  readonly goods: string;
  readonly line: string;
  readonly article: string;
  readonly name: string;
  readonly cartons: string;
  readonly quantity: string;
  readonly price: string;
  readonly amount: string;
  readonly priceHeading: string;
  readonly buyerPrice: string;
  readonly sellerPrice: string;
  readonly delivery: string;
  readonly ordinary: string;
  readonly express: string;
  readonly buyerDelivery: string;
  readonly sellerDelivery: string;
  readonly collectedDelivery: string;
  readonly directDelivery: string;
  readonly cityDelivery: string;
  /** `{vouchers}`: of each line how long it can be used and what becomes of an unused one. */
  readonly voucherDelivery: string;
  readonly voucherDays: string;
  readonly voucherUntil: string;
  readonly voucherRefund: string;
  readonly voucherPay: string;
  readonly cityFee: string;
  readonly payment: string;
  readonly beforeDelivery: string;
  readonly cashOnDelivery: string;
  readonly instalments: string;
  readonly beforeShipment: string;
  readonly afterShipment: string;
  readonly onArrival: string;
  readonly sellerPayment: string;
  readonly escrow: string;
  readonly buyerEscrow: string;
  readonly sellerEscrow: string;
  readonly disputes: string;
  readonly buyerDisputes: string;
  readonly sellerDisputes: string;
  readonly signing: string;
  readonly signingText: string;
  /** `{other}` is the language that holds where the two differ. */
  readonly languageText: string;
  readonly certificate: string;
  readonly signature: string;
  readonly signedBy: string;
  readonly signedAt: string;
  readonly codeSentTo: string;
  readonly consent: string;
  readonly seal: string;
  readonly documentHash: string;
  readonly previousSeal: string;
  readonly ownSeal: string;
  readonly sealText: string;
  /** What the signer agrees to. */
  readonly consentText: string;
}
