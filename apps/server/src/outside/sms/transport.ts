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

let current: SmsTransport | null = null;
/** The way to phones; null while none is set up: then a message stays in the database, as mail does. */
export const smsTransport = (): SmsTransport | null => current;
export const useSms = (transport: SmsTransport | null): void => {
  current = transport;
};
