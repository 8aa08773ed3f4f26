import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** All received mails, parsed. */
  received: Email[];
  close(): Promise<void>;
}

/** Starts a mail server that accepts every mail. */
export async function startMailServer(port: number): Promise<MailServer> {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    async onData(stream, _session, done) {
      const parts: Buffer[] = [];
      for await (const part of stream) parts.push(Buffer.from(part));
      received.push(await PostalMime.parse(Buffer.concat(parts)));
      done();
    },
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(resolve);
    });
  return { received, close };
}
