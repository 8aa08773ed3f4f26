import type { Transporter } from 'nodemailer';
import { mailOptions } from './mail-options';
import { type MailProvider, MailRefused } from './mail-provider';

const connectWithinMs = 10_000;
const silentAtMostMs = 20_000;

/**
 * Hands mails, each over a connection of its own, to the server at an address such as `smtps://user:password@mail.example`.
 */
export function smtp(url: string): MailProvider {
  let transport: Transporter | undefined;
  return {
    sendsWithinMs: 60_000,
    async send(mail) {
      try {
        transport ??= await connect(url);
        await transport.sendMail(mailOptions(mail));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    connectionTimeout: connectWithinMs,
    greetingTimeout: connectWithinMs,
    socketTimeout: silentAtMostMs,
  });
}

/** A permanent answer to the recipient; one to our login or to the connection says nothing of the mail. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (
    error.code === 'EENVELOPE' &&
    'command' in error &&
    error.command === 'RCPT TO' &&
    Number(error.responseCode) >= 550
  );
}
