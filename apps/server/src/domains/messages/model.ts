import { createHash } from 'node:crypto';
import type { Locale, ProposalKind } from '@kyakhta/contract';
import { isRightToLeft, languageTag } from '@kyakhta/contract';
import { escape } from '../../runtime/escape.ts';
import { say, type WordId } from '../../words/index.ts';
import { writeSum } from '../../words/sums.ts';

/** Of an offer on a refund beside that: its goods, what it means for them, and whether the refund waits for its store again. */
interface OfferValues extends RefundValues {
  readonly goods: string;
  readonly effect: string;
  readonly isAsked: number;
}
/** Of an offer that ended without being accepted: how many pieces are to leave by that, what its store does with them, and until when. */
interface FreedValues extends OfferValues {
  readonly count: number;
  /** `ship`, `ready` where they are collected, with `Late` where the day is over; `none`. */
  readonly act: string;
  readonly shipBy: string;
}
/** Of a refund: its order, what is asked back, the other side's words, and until when somebody has time. */
interface RefundValues {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  readonly note: string;
  readonly until: string;
  /** What of the amount she has from her bank already; `isCovered` 0 for nothing. */
  readonly covered: string;
  readonly isCovered: number;
  /** What of it an operator has yet to send by bank; `isOnItsWay` 0 for nothing. */
  readonly onItsWay: string;
  readonly isOnItsWay: number;
}
interface Code {
  readonly code: string;
  readonly minutes: number;
}
/** How an order was settled; amounts are decimal text, `isPaid` 0 where it held none, `isCovered` 1 where the buyer had `covered` of it from her bank already. */
interface SettledValues {
  readonly number: string;
  readonly toBuyer: string;
  readonly toStore: string;
  readonly currency: string;
  readonly reason: string;
  readonly isPaid: number;
  readonly covered: string;
  readonly isCovered: number;
  /** What of the buyer’s share an operator has yet to send by bank; `isOnItsWay` 0 for nothing. */
  readonly onItsWay: string;
  readonly isOnItsWay: number;
}
/** Of a payout: the end of the account's number, the bank's reference, and why it did not come to be; empty where there is none. */
interface PayoutValues {
  readonly number: string;
  readonly amount: string;
  readonly currency: string;
  readonly account: string;
  readonly reference: string;
  readonly reason: string;
}
/**
 * Values of each template; the words are in the catalogue under `mail.<template>.*`. `orders` as a list is what a payment is
 * for: numbers of orders, or of a top-up.
 */
export interface TemplateValues {
  readonly loginCode: Code;
  readonly registerCode: Code;
  readonly passwordCode: Code;
  readonly bindCode: Code;
  /** To a number that another account has bound. */
  readonly mobileBound: object;
  readonly destroyCode: Code;
  readonly signCode: Code & { readonly number: string };
  readonly contractWaits: { readonly number: string };
  readonly contractReminder: { readonly number: string; readonly hours: number };
  readonly contractConcluded: { readonly number: string };
  readonly contractEnded: { readonly number: string };
  readonly refundAsked: RefundValues;
  readonly refundReturn: RefundValues;
  /** To the store and to the buyer: the returned parcel was signed for; `note` is its waybill. */
  readonly refundCame: RefundValues;
  readonly refundSigned: RefundValues;
  readonly refundRefused: RefundValues;
  readonly refundDone: RefundValues;
  readonly refundClosed: RefundValues;
  /** To the buyer: the provider did not send her refund back. */
  readonly refundHeldUp: { readonly orders: readonly string[]; readonly amount: string; readonly currency: string };
  /** To the buyer: what was held up has gone, by bank or the way she paid, or a refund of a bank transfer, `reference` being the bank’s. */
  readonly refundSent: {
    readonly orders: readonly string[];
    readonly amount: string;
    readonly currency: string;
    readonly by: 'bank' | 'transfer' | 'same';
    readonly reference: string;
    readonly hasReference: number;
  };
  readonly refundGranted: RefundValues;
  readonly storeOrderCancelled: RefundValues;
  /** To the buyer who cancelled what was paid. */
  readonly ownOrderCancelled: RefundValues;
  readonly refundOffered: OfferValues;
  readonly refundOfferAccepted: OfferValues;
  readonly refundOfferDeclined: FreedValues;
  /** To the buyer and to the store: she did not answer in time. */
  readonly refundOfferLapsed: FreedValues;
  readonly ownOfferLapsed: FreedValues;
  /** To the buyer and to the store: the store took its offer back; `until` when it answers, or she goes on. */
  readonly refundOfferWithdrawn: OfferValues;
  readonly ownOfferWithdrawn: OfferValues;
  /** To the store; `until` when a ruling is expected. */
  readonly refundPlatformAsked: RefundValues;
  readonly refundBuyersEvidence: RefundValues;
  readonly refundRuledFor: RefundValues;
  readonly refundRuledAgainst: RefundValues;
  /** To the store: its silence counts as agreed; `count` pieces must not be shipped any more. */
  readonly refundSilence: RefundValues & { readonly count: number };
  /** To the buyer. */
  readonly refundStoresEvidence: RefundValues;

  readonly alreadyRegistered: { readonly userName: string };
  readonly accountAdded: { readonly userName: string };
  readonly passwordChanged: object;
  readonly mailChanged: { readonly mail: string };
  readonly mobileChanged: object;
  readonly socialBound: { readonly site: string };
  readonly socialUnbound: { readonly site: string };
  readonly accountDeleted: object;
  readonly orderPaid: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly orderPaidByPoints: { readonly number: string; readonly points: number };
  readonly groupPaid: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly groupComplete: { readonly number: string };
  /** `hasPaid` is 1 where something was paid. */
  readonly groupFailed: {
    readonly number: string;
    readonly hasPaid: number;
    /** What an operator has yet to send by bank; `isOnItsWay` 0 for nothing. */
    readonly onItsWay: string;
    readonly currency: string;
    readonly isOnItsWay: number;
  };
  readonly vouchersReady: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly vouchersEnd: { readonly number: string; readonly count: number; readonly until: string };
  /** Bank money that goes back: `cause` says why, see `flows/payment/provider/tell-unfit.ts`. */
  readonly transferUnfit: {
    readonly orders: readonly string[];
    readonly amount: string;
    readonly currency: string;
    readonly cause: string;
  };
  readonly lateCashStore: { readonly number: string; readonly amount: string; readonly currency: string; readonly reason: string };
  readonly lateCashBuyer: { readonly number: string; readonly amount: string; readonly currency: string; readonly reason: string };
  /** To an operator: what became of what she proposed. `isDone` and `hasNote` are 1 or 0. */
  readonly proposalDecided: {
    readonly kind: ProposalKind;
    readonly isDone: number;
    readonly by: string;
    readonly hasNote: number;
    readonly note: string;
    readonly reason: string;
  };
  readonly payDue: { readonly number: string; readonly amount: string; readonly currency: string; readonly until: string };
  readonly payOverdue: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly partPaid: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly transferWaits: {
    readonly orders: readonly string[];
    readonly amount: string;
    readonly currency: string;
    readonly reference: string;
  };
  readonly transferShort: {
    readonly orders: readonly string[];
    readonly missing: string;
    readonly currency: string;
    readonly reference: string;
  };
  /** `received` with what a second operator still has to see; `isShort` 0 where nothing is missing. */
  readonly transferChecking: TemplateValues['transferShort'] & { readonly received: string; readonly isShort: number };
  /** `received` is not hers after all; `isOpen` 0 where nothing can be paid any more. */
  readonly transferRefused: TemplateValues['transferShort'] & { readonly received: string; readonly isOpen: number };
  /** `reason` in the words of the person who recorded it; `hasReason` 0 for none. */
  readonly refusedAtDoor: { readonly number: string; readonly reason: string; readonly hasReason: number };
  readonly booksOff: { readonly count: number; readonly rules: string };
  readonly invoiceIssued: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly invoiceFailed: { readonly orders: readonly string[]; readonly reason: string };
  readonly toppedUp: { readonly number: string; readonly amount: string; readonly currency: string; readonly balance: string };
  /** To the store: `amount` is what the buyer has paid, or pays at the door; `until` is its last day to ship. */
  readonly orderToShip: {
    readonly number: string;
    readonly amount: string;
    readonly currency: string;
    readonly paid: 'whole' | 'part' | 'cash';
    readonly how: 'ship' | 'ready';
    readonly until: string;
  };
  /** To the buyer, whose supplier should have shipped by `until`. */
  readonly shipLateBuyer: { readonly number: string; readonly how: 'ship' | 'ready'; readonly until: string };
  readonly shipLate: { readonly number: string; readonly how: 'ship' | 'ready'; readonly until: string };
  /** To the buyer; `hasCome` is 1 where money came all the same, `hasPoints` 1 where points were used. */
  readonly orderExpired: { readonly count: number; readonly orders: string; readonly hasCome: number; readonly hasPoints: number };
  readonly payoutApproved: PayoutValues;
  readonly payoutRefused: PayoutValues;
  readonly payoutPaid: PayoutValues;
  readonly payoutReturned: PayoutValues;
  /** To a buyer, of her balance. */
  readonly balancePayoutRefused: PayoutValues;
  readonly balancePayoutReturned: PayoutValues;
  /** To a buyer; `hours` until it can be used, 0 at once. */
  readonly bankAccountAdded: { readonly account: string; readonly hours: number };
  /** `isFollowed` 0 where no carrier has it; `isPart` 1 while more of it is to leave. */
  readonly orderShipped: { readonly number: string; readonly isFollowed: number; readonly isPart: number };
  /** The waybill that holds now. */
  readonly waybillCorrected: { readonly number: string; readonly waybill: string };
  /** To buyer and store: what holds a parcel up, in the words of the person who looks after it. */
  readonly parcelProblem: { readonly number: string; readonly waybill: string; readonly words: string };
  /** A parcel is past its line's longest estimate. */
  readonly parcelOverdue: { readonly number: string; readonly waybill: string; readonly to: 'buyer' | 'cash' | 'store' };
  readonly shipmentUndone: { readonly number: string };
  readonly readyForPickup: { readonly number: string; readonly code: string; readonly place: string; readonly hours: string };
  readonly pickupWaits: { readonly number: string; readonly code: string; readonly place: string; readonly hours: string };
  readonly cashMissing: { readonly number: string; readonly amount: string; readonly currency: string };
  /** `state` is held, covered or released; `hasHeld` 0 where the balance had nothing to hold. */
  readonly topUpTakenBack: {
    readonly number: string;
    readonly state: string;
    readonly hasHeld: number;
    readonly amount: string;
    readonly currency: string;
  };
  readonly orderSettled: SettledValues;
  readonly storeSettled: SettledValues;
  readonly paymentUnfit: {
    readonly orders: readonly string[];
    readonly amount: string;
    readonly currency: string;
    readonly needed: string;
    readonly neededCurrency: string;
    readonly state: string;
  };
  readonly storeOverdue: { readonly number: string; readonly amount: string; readonly currency: string };
  readonly orderCompleted: { readonly number: string };
  readonly inquiryAsked: { readonly name: string };
  readonly inquiryAnswered: { readonly name: string; readonly amount: string; readonly currency: string };
  readonly applicationReceived: { readonly name: string };
  readonly applicationRefused: { readonly name: string; readonly reasons: string };
  readonly applicationApproved: { readonly name: string };
  readonly goodsDecided: { readonly approved: number; readonly refused: number; readonly reasons: string };
  readonly offerAsked: Readonly<{ title: string; count: number; begins: string; until: string; isAgain: number }>;
  readonly paymentReturned: { readonly orders: readonly string[]; readonly amount: string; readonly currency: string };
}

type Template = keyof TemplateValues;

/** Values that are amounts, decimal text, each with the value that names its currency: they are written as the language writes them. */
const currencyIn: Readonly<Record<string, string>> = {
  amount: 'currency',
  balance: 'currency',
  covered: 'currency',
  missing: 'currency',
  onItsWay: 'currency',
  received: 'currency',
  toBuyer: 'currency',
  toStore: 'currency',
  needed: 'neededCurrency',
};
type Value = string | number | readonly string[];
/** What a payment is for, in the words of a language: "orders no. 1, 2". */
const paidFor = (locale: Locale, numbers: readonly string[]): string =>
  say(locale, 'mail.paidFor', {
    kind: numbers.some((number) => number.startsWith('T')) ? 'topUp' : 'order',
    count: numbers.length,
    numbers: numbers.join(', '),
  });
const written = (locale: Locale, values: Readonly<Record<string, Value>>): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]): [string, string | number] => {
      if (typeof value === 'object') return [name, paidFor(locale, value)];
      const currency = values[currencyIn[name] ?? ''];
      return [name, currency === undefined ? value : writeSum(locale, String(value), String(currency))];
    }),
  );

/** Subject, plain text and HTML of one mail in the recipient's language. */
export const compose = <T extends Template>(
  template: T,
  locale: Locale,
  values: TemplateValues[T],
): { readonly subject: string; readonly text: string; readonly html: string } => {
  const filled = written(locale, values as Readonly<Record<string, Value>>);
  const subject = say(locale, `mail.${template}.subject` satisfies WordId, filled);
  const text = say(locale, `mail.${template}.text` satisfies WordId, filled);
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr';
  const html = `<!doctype html><html lang="${languageTag[locale]}" dir="${direction}"><meta charset="utf-8"><title>${escape(subject)}</title><body><h1>${escape(subject)}</h1><p>${escape(text)}</p></body></html>`;
  return { subject, text, html };
};

/** Names a message towards those who carry it: made of what never changes of it, so that sending it again is the same sending. */
export const deliveryId = ({ id, at }: { readonly id: number; readonly at: Date }): string =>
  createHash('sha256').update(`mail ${id} ${at.toISOString()}`).digest('hex').slice(0, 32);
