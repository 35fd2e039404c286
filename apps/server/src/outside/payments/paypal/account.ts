/** How to reach PayPal. */
export interface PayPalAccount {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly environment: 'live' | 'sandbox';
  /** Origin of a sandbox gateway that stands in for PayPal; null is PayPal itself. */
  readonly gatewayUrl: string | null;
}

/** What a call may take, connection, access token and answer together. */
export const patienceMs = 5000;
