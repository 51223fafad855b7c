import { createTransport } from 'nodemailer';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Mailer {
  /** Resolves when the next server has taken it over. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** A server that waits longer than this is not going to take it. */
const PATIENCE_MS = 15_000;

/** Sends through a server: `smtp://` or `smtps://`, with user and password in the address where it wants them. */
export function smtpMailer(url: string, from: string): Mailer {
  const timeouts = {
    connectionTimeout: PATIENCE_MS,
    greetingTimeout: PATIENCE_MS,
    socketTimeout: PATIENCE_MS,
    dnsTimeout: PATIENCE_MS,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
    close: () => transport.close(),
  };
}
