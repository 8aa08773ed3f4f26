import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFacts } from '../sources/source-facts';
import { runIn, turboCache } from '../versions/run-in';
import type { VersionMeasurements } from './measurements';
import { comparableBuild, outputHash } from './output-hash';

const tsx = import.meta.resolve('tsx');
const script = join(import.meta.dirname, '../sources/print-source-facts.ts');

/** Reads a version's sources in a process of its own, which loads the version's modules. */
export function sourceFactsOf(source: string): SourceFacts {
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  return JSON.parse(execFileSync(process.execPath, ['--import', tsx, script, source], options));
}

/** Builds every shop of the version that is checked out, and reads what it consists of. */
export async function measureVersion(source: string, logs: string): Promise<VersionMeasurements> {
  const sources = sourceFactsOf(source);
  const clubs = Object.keys(sources.clubs);
  const shops = clubs.map((club) => `--filter=./apps/${club}`);
  await runIn(source, ['turbo', 'run', 'build', '--concurrency=2', ...shops], join(logs, 'build.log'), {
    env: { ...comparableBuild, ...turboCache(source) },
  });
  return {
    sources,
    contract: JSON.parse(readFileSync(join(source, 'packages/api-client/openapi.json'), 'utf8')),
    outputs: Object.fromEntries(clubs.map((club) => [club, outputHash(join(source, 'apps', club, '.next'))])),
  };
}
