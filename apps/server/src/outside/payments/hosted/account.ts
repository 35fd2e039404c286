/** A merchant at an acquirer that shows its own payment pages and speaks the protocol of `docs/hosted-payments.md`. */
export interface HostedAccount {
  readonly merchantId: string;
  readonly secret: string;
  /** Origin of its API and of its pages. */
  readonly origin: string;
  /** Its name as payers know it. */
  readonly title: string;
  /** Currencies that it takes, ISO 4217. */
  readonly currencies: readonly string[];
  readonly notifyUrl: string;
}
