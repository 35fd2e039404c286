import {
  claimDaysDefault,
  type DoorIncoterm,
  type GoodsReview,
  type IdentityPart,
  type Locale,
  localeDefault,
  locales,
  payType,
  type PlatformIdentityNeed,
  platformIdentityNeeds,
  type PointRules,
  type SiteWord,
} from '@kyakhta/contract';

/** Bounds of a way to pay. */
export interface PayLimit {
  /** Smallest and largest payment in whole units of the settlement currency; null is none. */
  readonly least: number | null;
  readonly most: number | null;
  /** Countries goods may go to, ISO 3166-1 alpha-2; none is all. */
  readonly countries: readonly string[];
}

/** Rules of the site that an operator may set. Each has the default the contract names. */
export interface SiteSettings {
  /** Currency of all prices, orders and books (ISO 4217). */
  readonly settlementCurrency: string;
  readonly payWithinMinutes: number;
  /** Orders that a buyer may have unpaid at once. */
  readonly unpaidOrdersMax: number;
  /** Of the free pieces of a variant, the share that unpaid orders of one buyer may hold. */
  readonly heldSharePercent: number;
  /** Of the free pieces of a variant, the share that orders of all buyers may hold for more than a day without money. */
  readonly waitingSharePercent: number;
  /** Hours to pay an order once both sides have signed its contracts. */
  readonly payAfterContractHours: number;
  /** Days after the last package was signed until receipt counts as given. */
  readonly automaticReceiptDays: number;
  /** Days after receipt in which the buyer may claim; then escrow is released. */
  readonly claimDays: number;
  readonly commissionBasisPoints: number;
  /** Days a store has to answer a refund, and a buyer to go on with one that was refused. */
  readonly refundAnswerDays: number;
  /** Days a buyer has to tell by which parcel the goods go back. */
  readonly refundReturnDays: number;
  /** Days from that until the goods count as taken in while nobody has signed for the parcel: their way, and time to open it. */
  readonly refundTakeInDays: number;
  /** Days after a returned parcel was signed for until the goods count as taken in. */
  readonly refundSignedDays: number;
  /** Days an operator has to rule once both sides were heard; twice as many from the asking while the store is not. */
  readonly refundRulingDays: number;
  /** Contracts with both sides before payment, where an order needs one. */
  readonly contractsOn: boolean;
  /** Whose goods an operator looks at before buyers do. */
  readonly goodsReview: GoodsReview;
  /** The least a store may ask to be paid out, in the currency's smallest units, written out. */
  readonly withdrawalMin: string;
  /** Amounts offered for a top-up of a balance and what the platform adds to each, in whole units of the settlement currency. */
  readonly topUpOffers: readonly { readonly amount: number; readonly gift: number }[];
  /** An order of this total or more needs one, in whole units of the settlement currency; so does any that is not paid before delivery. */
  readonly contractFrom: number;
  readonly balancePaySwitch: boolean;
  /** Payment through PayPal, where PayPal is set up. */
  readonly payPalSwitch: boolean;
  /** Payment by card on PayPal's own page, where PayPal is set up. */
  readonly cardPaySwitch: boolean;
  readonly aliPaySwitch: boolean;
  readonly wxPaySwitch: boolean;
  /** Payment by card, and through the payer's own bank, on the hosted payment page. */
  readonly hostedCardSwitch: boolean;
  readonly onlineBankSwitch: boolean;
  /** Bounds by way to pay (`payType` as text); a way that is not named has none. */
  readonly payLimits: Readonly<Record<string, PayLimit>>;
  /** Cash on delivery, for stores that offer it. */
  readonly codSwitch: boolean;
  /** Payment by bank transfer, once the account is named. */
  readonly bankPaySwitch: boolean;
  /** Days that an order waits for a bank transfer. */
  readonly bankTransferDays: number;
  /** The account transfers go to, as it is printed on payment invoices. */
  readonly bankDetails: {
    readonly beneficiary: string;
    readonly account: string;
    readonly bankName: string;
    readonly bankCode: string;
    readonly bankAddress: string;
  };
  /** The platform as contracts and invoices name it; without a name the company's. */
  readonly invoiceIssuer: Readonly<Record<IdentityPart, string>>;
  /** What papers say besides goods and price: the term of the platform's lines, whose law governs and which court decides. */
  readonly contractTerms: {
    readonly doorTerm: DoorIncoterm;
    /** ISO 3166-1 alpha-2, for papers with the buyer; empty: the platform's own country. */
    readonly buyerLaw: string;
    readonly buyerCourt: string;
    /** Of the contract with the supplier; empty: as with the buyer. */
    readonly supplierLaw: string;
    readonly supplierCourt: string;
  };
  /** Name of the kept picture of the platform's stamp; empty: none. */
  readonly stamp: string;
  /** Plans of instalments for stores that offer them: per cent before shipment, after it and on arrival, such as 30-40-30. None switches them off. */
  readonly instalmentPlans: readonly string[];
  /** Days to pay a later part once it falls due. */
  readonly instalmentDays: number;
  /** Days after an overdue part, goods made ready or a courier's cash until an operator may settle the order. */
  readonly settleDays: number;
  /** From this amount on an operator's grant, settlement, cash or matched transfer needs a second one, in whole units of the settlement currency; 0: always. */
  readonly secondOperatorFrom: number;
  /** How buyers earn points and use them. */
  readonly pointRules: PointRules;
  /** A parcel is overdue so many days after its line's longest estimate. */
  readonly overdueDays: number;
  /** Where people write about the terms and about their data; the terms page names it. */
  readonly contact: string;
  /** Foot of the storefront; what stands after `|` leads to the filing site. Empty: the year and the name. */
  readonly copyright: string;
  /** Languages that are switched off; never the default one. */
  readonly languagesOff: readonly Locale[];
  readonly companyName: string;
  readonly companyInfo: string;
  /** What the site calls itself and how it greets, by language; without a word the built-in name, and no greeting. */
  readonly siteWords: Readonly<Record<SiteWord, Readonly<Record<string, string>>>>;
  /** Words often searched for, by language. */
  readonly hotSearch: Readonly<Record<string, readonly string[]>>;
  /** Popularity shown on rank cards, from the first place on; 0 beyond. */
  readonly rankPopularity: readonly number[];
  /** Figures of the guests' home page, as its owner tells them. */
  readonly marketing: {
    readonly prodTenThousands: number;
    readonly shopTenThousands: number;
    readonly categories: number;
    readonly lines: number;
    readonly newToday: number;
  };
  /** Whether the home page shows what there is in place of these. */
  readonly figuresCounted: boolean;
  /** What customers have said and may be shown; nothing is shown until there is something. */
  readonly testimonials: readonly Testimonial[];
  /** Common questions about inquiries, in the languages whose built-in ones were changed. */
  readonly inquiryQuestions: Readonly<Record<string, readonly { readonly title: string; readonly content: string }[]>>;
  /** Paths of stored pictures; empty: the built-in logo, and no code. */
  readonly logo: string;
  readonly appCode: string;
  /** The sign of the tab, and the picture beside the login; empty: the built-in sign, and none. */
  readonly icon: string;
  readonly loginPicture: string;
}
export interface Testimonial {
  readonly name: string;
  /** What the customer is and says, by language. */
  readonly words: Readonly<Record<string, { readonly role: string; readonly text: string }>>;
}

export const siteDefaults: SiteSettings = {
  settlementCurrency: 'USD',
  payWithinMinutes: 30,
  unpaidOrdersMax: 20,
  heldSharePercent: 50,
  waitingSharePercent: 80,
  payAfterContractHours: 72,
  automaticReceiptDays: 15,
  claimDays: claimDaysDefault,
  commissionBasisPoints: 500,
  refundAnswerDays: 7,
  refundReturnDays: 7,
  refundTakeInDays: 30,
  refundSignedDays: 10,
  refundRulingDays: 3,
  withdrawalMin: '100',
  topUpOffers: [100, 500, 1000, 5000, 10_000, 50_000].map((amount) => ({ amount, gift: 0 })),
  contractsOn: true,
  goodsReview: 'marked',
  contractFrom: 3000,
  balancePaySwitch: true,
  payPalSwitch: true,
  cardPaySwitch: true,
  aliPaySwitch: true,
  wxPaySwitch: true,
  hostedCardSwitch: true,
  onlineBankSwitch: true,
  payLimits: {},
  codSwitch: true,
  bankPaySwitch: true,
  bankTransferDays: 5,
  bankDetails: { beneficiary: '', account: '', bankName: '', bankCode: '', bankAddress: '' },
  invoiceIssuer: {
    name: '',
    form: '',
    country: '',
    registrationNumber: '',
    taxNumber: '',
    address: '',
    phone: '',
    signatory: '',
    basis: '',
  },
  contractTerms: { doorTerm: 'DAP', buyerLaw: '', buyerCourt: '', supplierLaw: '', supplierCourt: '' },
  stamp: '',
  instalmentPlans: ['30-40-30', '50-50-0', '30-0-70'],
  instalmentDays: 5,
  settleDays: 14,
  secondOperatorFrom: 1000,
  pointRules: { earnedPerUnit: 1, perUnit: 100, step: 10, sharePercent: 50, validDays: 365 },
  overdueDays: 3,
  contact: '',
  copyright: '',
  languagesOff: [],
  companyName: 'Kyakhta',
  companyInfo: '',
  siteWords: { title: {}, logoText: {}, welcome: {} },
  hotSearch: {},
  rankPopularity: [4.8, 4.5, 4.2],
  marketing: { prodTenThousands: 10, shopTenThousands: 1, categories: 2000, lines: 200, newToday: 2300 },
  figuresCounted: true,
  testimonials: [],
  inquiryQuestions: {},
  logo: '',
  appCode: '',
  icon: '',
  loginPicture: '',
};

/** Whether buyers can pay by bank transfer: it is on, and there is an account to send to. */
export const takesTransfers = (s: Pick<SiteSettings, 'bankPaySwitch' | 'bankDetails'>): boolean =>
  s.bankPaySwitch && s.bankDetails.account !== '' && s.bankDetails.beneficiary !== '';

/** What is not told of the platform as a party of its papers. */
export const missingOfParty = ({
  invoiceIssuer,
  bankDetails: b,
  contractTerms: t,
}: Pick<SiteSettings, 'invoiceIssuer' | 'bankDetails' | 'contractTerms'>): PlatformIdentityNeed[] => {
  const untold: Readonly<Partial<Record<PlatformIdentityNeed, boolean>>> = {
    bank: b.beneficiary === '' || b.account === '' || b.bankName === '',
    law: t.buyerLaw === '',
    court: t.buyerCourt === '',
  };
  const isParty = (need: PlatformIdentityNeed): need is Extract<PlatformIdentityNeed, IdentityPart> => need in invoiceIssuer;
  return platformIdentityNeeds.filter((need) => untold[need] ?? (isParty(need) && invoiceIssuer[need] === ''));
};

/** What papers with a buyer, or the contract with a supplier, say besides goods and price. */
export const paperTermsOf = ({ contractTerms: t, invoiceIssuer }: SiteSettings, party: 'buyer' | 'seller') => {
  const [law, court] = [t.buyerLaw || invoiceIssuer.country, t.buyerCourt];
  return {
    doorTerm: t.doorTerm,
    law: party === 'seller' ? t.supplierLaw || law : law,
    court: party === 'seller' ? t.supplierCourt || court : court,
  };
};

/** The platform as a party of its papers, with its bank as one line. */
export const platformParty = ({ companyName, invoiceIssuer, bankDetails: b, stamp }: SiteSettings) => ({
  ...invoiceIssuer,
  name: invoiceIssuer.name || companyName,
  stamp: stamp === '' ? null : stamp,
  bank: b.account === '' ? '' : [b.bankName, b.bankCode, b.account, b.beneficiary].filter((text) => text !== '').join(', '),
});
export type PlatformParty = ReturnType<typeof platformParty>;

/** The switch of each way to pay that needs a provider. */
export const payWaySwitches = {
  [payType.payPal]: 'payPalSwitch',
  [payType.cardViaPayPal]: 'cardPaySwitch',
  [payType.card]: 'hostedCardSwitch',
  [payType.onlineBank]: 'onlineBankSwitch',
  [payType.alipay]: 'aliPaySwitch',
  [payType.wechat]: 'wxPaySwitch',
} as const satisfies Readonly<Record<number, keyof SiteSettings>> as Readonly<
  Record<number, 'payPalSwitch' | 'cardPaySwitch' | 'hostedCardSwitch' | 'onlineBankSwitch' | 'aliPaySwitch' | 'wxPaySwitch' | undefined>
>;

/** The languages the site offers. */
export const languagesOn = ({ languagesOff }: Pick<SiteSettings, 'languagesOff'>): Locale[] =>
  locales.filter((locale) => locale === localeDefault || !languagesOff.includes(locale));
