import type { Transporter } from 'nodemailer';
import { mailOptions } from './mail-options';
import { type MailProvider, MailRefused } from './mail-provider';

const connectTimeoutMs = 10_000;
const socketTimeoutMs = 20_000;

/**
 * Sends mails over SMTP, each over its own connection, to a server such as `smtps://user:password@mail.example`.
 * @param options.requireTls whether to send nothing to a server that does not encrypt the connection
 */
export function smtp(url: string, options: { requireTls: boolean }): MailProvider {
  let transport: Transporter | undefined;
  return {
    sendTimeoutMs: 60_000,
    async send(mail) {
      try {
        transport ??= await connect(url, options);
        await transport.sendMail(mailOptions(mail));
      } catch (error) {
        throw isRefusal(error) ? new MailRefused(error.message, { cause: error }) : error;
      }
    },
  };
}

async function connect(url: string, { requireTls }: { requireTls: boolean }): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    requireTLS: requireTls,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
  });
}

/** Whether the server permanently rejected the recipient. Errors of the login or connection do not concern the mail. */
function isRefusal(error: unknown): error is Error {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false;
  return (
    error.code === 'EENVELOPE' &&
    'command' in error &&
    error.command === 'RCPT TO' &&
    Number(error.responseCode) >= 550
  );
}
