import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailOptions } from './mail-options';
import type { MailProvider } from './mail-provider';

/**
 * Writes each mail as `<folder>/<store>/<id>.eml`, whole or not at all. Sent again, a mail is the same file.
 * For development: nobody receives these.
 */
export function mailFolder(folder: string): MailProvider {
  return {
    sendsWithinMs: 5_000,
    async send(mail) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const message = await new MailComposer(mailOptions(mail)).compile().build();
      const directory = join(folder, mail.storeId);
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${mail.id}.eml`);
      const unfinished = `${file}.${process.pid}`;
      try {
        await writeFile(unfinished, message, { flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
  };
}
