import { readFile } from 'node:fs/promises';
import { breakingChanges } from './compare-documents';
import type { Document } from './document';

/** The committed documents and the declared changes. */
export const files = {
  current: new URL('../../../../packages/api-client/openapi.json', import.meta.url),
  released: new URL('../../../../packages/api-client/released/openapi.json', import.meta.url),
  declared: new URL('../../../../packages/api-client/released/breaking-changes.json', import.meta.url),
};

/** A breaking change since the release, with the reason why it is necessary. */
export interface DeclaredChange {
  change: string;
  reason: string;
}

/** Compares the contract with the released one. */
export async function contractChanges(): Promise<{ undeclared: string[]; outdated: string[] }> {
  const [current, released, declared] = await Promise.all([
    readJson<Document>(files.current),
    readJson<Document>(files.released),
    readJson<DeclaredChange[]>(files.declared),
  ]);
  return splitChanges(breakingChanges(released, current), declared);
}

/** Splits into changes without a declaration, and declarations without a change. */
export function splitChanges(changes: readonly string[], declared: readonly DeclaredChange[]) {
  const known = new Set(declared.filter(({ reason }) => reason.trim() !== '').map(({ change }) => change));
  return {
    undeclared: changes.filter((change) => !known.has(change)),
    outdated: declared.map(({ change }) => change).filter((change) => !changes.includes(change)),
  };
}

async function readJson<T>(file: URL): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8'));
}
