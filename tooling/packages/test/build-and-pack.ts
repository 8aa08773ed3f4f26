import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildAll } from '../src/build/build-package';
import { packAll } from '../src/pack';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The paths of the packed packages, by name. */
    archives: Record<string, string>;
  }
}

/** Builds and packs all packages once for all tests. */
export default async function setUp(project: TestProject) {
  const directory = await mkdtemp(join(tmpdir(), 'matchday-packages-'));
  await buildAll();
  project.provide('archives', Object.fromEntries(await packAll(directory)));
  return () => rm(directory, { recursive: true });
}
