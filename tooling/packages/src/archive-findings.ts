import { readFile } from 'node:fs/promises';
import { checkPackage, createPackageFromTarballData, type Problem } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** What publint finds in a packed package, one line each. */
export async function publintFindings(archive: string): Promise<string[]> {
  const { buffer } = Uint8Array.from(await readFile(archive));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, level: 'suggestion', strict: true });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** What arethetypeswrong finds for Node's resolution and that of bundlers, one line each. */
export async function typeFindings(archive: string, entries: readonly string[]): Promise<string[]> {
  const contents = createPackageFromTarballData(Uint8Array.from(await readFile(archive)));
  const analysis = await checkPackage(contents, { entrypoints: [...entries] });
  if (!analysis.types) return ['The package has no declarations'];
  return analysis.problems.filter(concernsModules).map((problem) => JSON.stringify(problem));
}

/** The packages are modules: `require` loads them only in Node 22 and later, and Node 10's resolution has no `exports`. */
function concernsModules(problem: Problem): boolean {
  const resolution = 'resolutionKind' in problem ? problem.resolutionKind : undefined;
  return resolution !== 'node10' && resolution !== 'node16-cjs';
}
