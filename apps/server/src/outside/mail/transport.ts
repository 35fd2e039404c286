import type { Transporter } from 'nodemailer';

/** A mail as it leaves the house. */
export interface OutgoingMail {
  /** The same however often this mail is sent, and no other's: its Message-ID is made of it. */
  readonly deliveryId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export interface MailTransport {
  /** @param signal aborts when nobody waits any more */
  send(mail: OutgoingMail, signal: AbortSignal): Promise<void>;
}

/** Milliseconds a mail server may take, each at most. */
export interface SmtpPatience {
  /** To take the connection, names and TLS included. */
  readonly connectMs: number;
  /** To say who it is. */
  readonly greetMs: number;
  /** Between two words of it. */
  readonly silenceMs: number;
}
const patience: SmtpPatience = { connectMs: 10_000, greetMs: 10_000, silenceMs: 20_000 };

/** The domain of a sender such as `Kyakhta <no-reply@shop.example>`. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/** A mail server, by its address. @param from the sender that recipients see */
export const smtp = (url: string, from: string, { connectMs, greetMs, silenceMs }: SmtpPatience = patience): MailTransport => {
  // Loaded by the first mail: the process that answers calls sends none.
  let opening: Promise<Transporter> | undefined;
  const transporter = (): Promise<Transporter> =>
    (opening ??= import('nodemailer').then(({ createTransport }) =>
      createTransport(
        { url, connectionTimeout: connectMs, dnsTimeout: connectMs, greetingTimeout: greetMs, socketTimeout: silenceMs },
        { from },
      ),
    ));
  return {
    send: async ({ deliveryId, to, subject, text, html }, signal) => {
      await (await transporter()).sendMail({ messageId: `<${deliveryId}@${domainOf(from)}>`, to, subject, text, html, signal });
    },
  };
};
