/** A short message as it leaves the house. */
export interface OutgoingSms {
  /** The same however often this message is sent, and no other's: the key under which the provider knows it again. */
  readonly deliveryId: string;
  readonly to: string;
  readonly text: string;
}
/** Sends short messages to phones. */
export interface SmsTransport {
  /** @param signal aborts when nobody waits any more */
  send(message: OutgoingSms, signal: AbortSignal): Promise<void>;
}
