import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrandTokens } from '../src/theme/tokens';

const apps = path.resolve(import.meta.dirname, '../../../apps');

/** The sources of a club's brand files. */
export interface Club {
  /** The output folder: `apps/<club>/public/brand`. */
  folder: string;
  mark: Buffer;
  logo: Buffer;
  tokens: BrandTokens;
}

/** The clubs of these names; without names, every club that has a mark. */
export async function readClubs(chosen: readonly string[]): Promise<Club[]> {
  const names = chosen.length > 0 ? chosen : await readdir(apps);
  return Promise.all(
    names.filter((name) => existsSync(path.join(apps, name, 'public/brand/mark.svg'))).map(readClub),
  );
}

async function readClub(name: string): Promise<Club> {
  const folder = path.join(apps, name, 'public/brand');
  const load = (file: string) => import(pathToFileURL(path.join(apps, name, 'brand', file)).href);
  const [mark, logo, { tokens }] = await Promise.all([
    readFile(path.join(folder, 'mark.svg')),
    readFile(path.join(folder, 'logo.svg')),
    load('tokens.ts') as Promise<Pick<Club, 'tokens'>>,
  ]);
  return { folder, mark, logo, tokens };
}
