import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';

export interface MailFolder {
  /** The DATA_DIR of the server whose mails are read. */
  dataDir: string;
  /** The file names of a store's mails. */
  files(storeId?: string): Promise<string[]>;
  /** A store's parsed mails. */
  read(storeId?: string): Promise<Email[]>;
  /** Deletes all mails. */
  clear(): Promise<void>;
  remove(): Promise<void>;
}

/** Creates a data directory, and reads the mails that the server writes to it. */
export async function newMailFolder(): Promise<MailFolder> {
  const dataDir = await mkdtemp(join(tmpdir(), 'matchday-mails-'));
  const folder = (storeId: string) => join(dataDir, 'mails', storeId);
  const files = (storeId = 'north') => readdir(folder(storeId)).catch(() => []);
  return {
    dataDir,
    files,
    read: async (storeId = 'north') =>
      Promise.all(
        (await files(storeId)).map(async (file) =>
          PostalMime.parse(await readFile(join(folder(storeId), file))),
        ),
      ),
    clear: () => rm(join(dataDir, 'mails'), { recursive: true, force: true }),
    remove: () => rm(dataDir, { recursive: true }),
  };
}
