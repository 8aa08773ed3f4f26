import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import type { BrandTokens } from '@matchday/ui/theme';
import { referenceTheme } from '@matchday/ui/theme/reference-theme';
import { readTokens } from './read-tokens';
import { themeFile } from './theme-file';
import { leaves, toGroups, withValues } from './token-tree';

/** The files of a brand that `tokens.ts` is often put together from. */
const parts = ['colors.ts', 'typography.ts'];

const brandOf = (club: string, root: string) => join(root, 'apps', club, 'brand');

/**
 * A club's tokens as they are in its brand.
 * @throws Error if there is no such club
 */
export async function tokensOf(club: string, root: string): Promise<BrandTokens> {
  const file = join(brandOf(club, root), 'tokens.ts');
  if (!/^[\w-]+$/.test(club) || !existsSync(file)) throw new Error(`There is no club ${club} in apps/.`);
  const { tokens }: { tokens: BrandTokens } = await import(pathToFileURL(file).href);
  return tokens;
}

/** A club's tokens as a file in the DTCG format, in the order of the contract. */
export function exportTokens(tokens: BrandTokens): string {
  const values = new Map(leaves(tokens));
  const ordered = withValues(referenceTheme, (path) => values.get(path) ?? '');
  return `${JSON.stringify(toGroups(ordered), null, 2)}\n`;
}

/**
 * Writes the tokens of a file in the DTCG format into a club's brand. The brand stays as it is if its values are the same;
 * otherwise `tokens.ts` has all of them, and the files that it was put together from go.
 * @returns whether the brand changed
 * @throws {TokensRefused} if the tokens cannot become a brand
 */
export async function importTokens(club: string, source: string, root: string): Promise<boolean> {
  const before = await tokensOf(club, root);
  const tokens = await readTokens(source);
  if (isDeepStrictEqual(before, tokens)) return false;
  const brand = brandOf(club, root);
  const file = join(brand, 'tokens.ts');
  writeFileSync(file, themeFile(tokens));
  for (const part of parts) if (!isImported(part, brand)) rmSync(join(brand, part), { force: true });
  execFileSync('biome', ['format', '--write', file], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  return true;
}

const isImported = (part: string, brand: string) =>
  globSync('*.{ts,tsx}', { cwd: brand }).some((file) =>
    readFileSync(join(brand, file), 'utf8').includes(`'./${part.replace('.ts', '')}'`),
  );
