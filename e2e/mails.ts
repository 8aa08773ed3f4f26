import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { mailDirectory } from './platform';

/** The path, query and fragment of a link that was mailed to an address, such as `/login/#confirm=…`. */
export async function linkMailedTo(clubId: string, email: string, page: RegExp): Promise<string> {
  let link: string | undefined;
  const find = async () => {
    link = (await mailsTo(clubId, email)).flatMap((text) => linksOf(text).filter((one) => page.test(one)))[0];
    return link;
  };
  await expect.poll(find, { message: `a mail to ${email} with a link to ${page}` }).toBeTruthy();
  return link ?? '';
}

/** The texts of all mails to an address. */
export async function mailsTo(clubId: string, email: string): Promise<string[]> {
  const directory = mailDirectory(clubId);
  const entries: string[] = await readdir(directory).catch(() => []);
  const files = entries.filter((entry) => entry.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(directory, file), 'utf8')));
  return mails.filter((mail) => mail.includes(`\nTo: ${email}`)).map(decoded);
}

/** Decodes quoted-printable as far as links need it: soft line breaks and character codes. */
const decoded = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

const linksOf = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s"<>]+/g)].map(([address]) => {
    const { pathname, search, hash } = new URL(address.replaceAll('&amp;', '&'));
    return `${pathname}${search}${hash}`;
  });
