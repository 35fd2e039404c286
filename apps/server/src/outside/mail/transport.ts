import type { Transporter } from 'nodemailer';

/** A mail as it leaves the house. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
export interface MailTransport {
  send(mail: OutgoingMail): Promise<void>;
}

let current: MailTransport | null = null;

/** Sets up SMTP once, at start. Without an address mail stays in the database. */
export const useSmtp = (url: string, from: string): void => {
  // Loaded by the first mail: the process that answers calls sends none.
  let opening: Promise<Transporter> | undefined;
  const transporter = (): Promise<Transporter> =>
    (opening ??= import('nodemailer').then(({ createTransport }) => createTransport(url, { from })));
  current = {
    send: async (mail) => {
      await (await transporter()).sendMail({ to: mail.to, subject: mail.subject, text: mail.text, html: mail.html });
    },
  };
};

export const mailTransport = (): MailTransport | null => current;
