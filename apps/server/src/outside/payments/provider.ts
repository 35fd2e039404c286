import type { Money } from '@kyakhta/money';

/** An amount as the provider wrote it: it may be of any currency and is compared before it is believed. */
export interface ToldAmount {
  readonly currency: string;
  /** Decimal text in major units, such as "12.50". */
  readonly value: string;
}

/** Money a provider took, or tried to take. */
export interface ProviderCapture {
  readonly id: string;
  /** pending: the provider itself does not know yet. */
  readonly state: 'completed' | 'pending' | 'declined' | 'refunded';
  readonly amount: ToldAmount;
}

/** Money of a capture that went back, by our refund or by anybody else's hand: a refund in the provider's dashboard, a chargeback. */
export interface ProviderReturn {
  readonly id: string;
  readonly state: 'completed' | 'pending' | 'failed';
  readonly amount: ToldAmount;
  /** The capture it belongs to; null when the provider does not say. */
  readonly captureId: string | null;
  /** What we gave it as `reference`; null on one that is none of ours. */
  readonly reference: string | null;
}

/** A payment as the provider keeps it. */
export interface ProviderOrder {
  readonly id: string;
  /** created: the payer has not agreed · approved: may be captured · completed: captured, or tried to be · voided: will never be paid */
  readonly state: 'created' | 'approved' | 'completed' | 'voided';
  /** Where the payer agrees to it; null once that is over. */
  readonly approveUrl: string | null;
  /** What a QR code says that the payer scans to agree; absent for other ways. */
  readonly codeUrl?: string;
  /** Our payment number, as we gave it. */
  readonly reference: string | null;
  readonly captures: readonly ProviderCapture[];
  /** All that went back of its captures, or tried to. */
  readonly refunds: readonly ProviderReturn[];
}

export interface ProviderRefund {
  readonly id: string;
  readonly state: 'completed' | 'pending' | 'failed';
  readonly amount: ToldAmount;
}

/** A piece of news that was verified to come from the provider; what it says is asked again before it is believed. */
export interface ProviderNews {
  /** The provider's id of the event: the same event is sent many times. */
  readonly id: string;
  readonly type: string;
  /** The provider's order it is about, when it names one. */
  readonly orderId: string | null;
  /** Our reference of the order or the refund it is about, when it names one. */
  readonly reference: string | null;
  /** The capture it is about, when it names one. */
  readonly captureId: string | null;
}

/** The provider did not answer, or with an internal error: whether it did what was asked is not known. */
export class ProviderSilent extends Error {
  override readonly name = 'ProviderSilent';
}
/** The provider refused, and did nothing. `reason` is its own word, such as INSTRUMENT_DECLINED. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
  readonly reason: string;
  constructor(reason: string, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** account: with the provider · card: straight to the provider's card form · bank: straight to the payer's own bank */
export type Means = 'account' | 'card' | 'bank';

/**
 * A payment provider. Each call takes 5 seconds at most.
 * `key` makes a call repeatable: the same key again does nothing twice and answers as the first did.
 * @throws ProviderSilent when the outcome is not known
 * @throws ProviderRefused when the provider said no
 */
export interface PaymentProvider {
  /** Its name in the books; never changes. */
  readonly name: string;
  /** Its name as payers know it. */
  readonly title: string;
  /** Whether payers abroad can pay in this currency, an ISO 4217 code. */
  takes(currency: string): boolean;
  createOrder(order: {
    readonly key: string;
    /** Our payment number; comes back in everything the provider says. */
    readonly reference: string;
    readonly amount: Money;
    readonly description: string;
    /** BCP 47 tag of the payer's language. */
    readonly language: string;
    readonly means: Means;
    /** Nobody can agree to it after this, by the clock of the world outside; null where the provider gets no limit. */
    readonly expiresAt: Date | null;
    readonly returnUrl: string;
    readonly cancelUrl: string;
  }): Promise<ProviderOrder>;
  /** Null when the provider knows no such order. */
  findOrder(id: string): Promise<ProviderOrder | null>;
  /**
   * Nobody may agree to it any more. Only at providers that take the money when the payer agrees: elsewhere what was agreed
   * to is simply never taken. Closing what is over, or was never opened, is a success.
   */
  closeOrder?(id: string): Promise<void>;
  /**
   * Takes the money the payer agreed to. Capturing what is captured answers with it, as a success. A provider that takes the
   * money when the payer agrees answers how it stands.
   */
  captureOrder(id: string, key: string): Promise<ProviderOrder>;
  refundCapture(
    captureId: string,
    refund: {
      readonly key: string;
      /** Our payment number and the refund's own, joined by a dash; comes back in whatever the provider says of it. */
      readonly reference: string;
      readonly amount: Money;
    },
  ): Promise<ProviderRefund>;
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** Verifies a message that says it comes from the provider. Null when it is not genuine. */
  readNews(headers: Readonly<Record<string, string | undefined>>, body: Buffer): Promise<ProviderNews | null>;
}
