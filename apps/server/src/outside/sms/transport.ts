/** Sends short messages to phones. */
export interface SmsTransport {
  send(message: { readonly to: string; readonly text: string }): Promise<void>;
}

let current: SmsTransport | null = null;
/** The way to phones; null while none is set up: then a message stays in the database, as mail does. */
export const smsTransport = (): SmsTransport | null => current;
export const useSms = (transport: SmsTransport | null): void => {
  current = transport;
};
