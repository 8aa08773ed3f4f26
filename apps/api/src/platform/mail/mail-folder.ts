import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mailOptions } from './mail-options';
import type { MailProvider } from './mail-provider';

/** Writes each mail atomically to `<folder>/<store>/<id>.eml`. Resending overwrites the file. For development only. */
export function mailFolder(folder: string): MailProvider {
  return {
    sendTimeoutMs: 5_000,
    async send(mail) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
      const message = await new MailComposer(mailOptions(mail)).compile().build();
      const directory = join(folder, mail.storeId);
      await mkdir(directory, { recursive: true });
      const file = join(directory, `${mail.id}.eml`);
      const temporaryFile = `${file}.${process.pid}`;
      try {
        await writeFile(temporaryFile, message, { flush: true });
        await rename(temporaryFile, file);
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      }
    },
  };
}
