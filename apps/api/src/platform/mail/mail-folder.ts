import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailOptions } from './mail-options';
import type { MailProvider } from './mail-provider';

const privateFolder = 0o700;
const privateFile = 0o600;

/**
 * Writes each mail atomically to `<folder>/<store>/<id>.eml`. Resending overwrites the file. For development only. Mails
 * contain links that reset passwords, so that only the owner of the process can read them.
 */
export function mailFolder(folder: string): MailProvider {
  return {
    sendTimeoutMs: 5_000,
    async send(mail) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const message = await new MailComposer(mailOptions(mail)).compile().build();
      const directory = join(folder, mail.storeId);
      await mkdir(directory, { recursive: true, mode: privateFolder });
      // The folder may be older than its mode.
      await chmod(folder, privateFolder);
      const file = join(directory, `${mail.id}.eml`);
      const temporaryFile = `${file}.${process.pid}`;
      try {
        await writeFile(temporaryFile, message, { flush: true, mode: privateFile });
        await rename(temporaryFile, file);
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      }
    },
  };
}
