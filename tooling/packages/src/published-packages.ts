import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A value of `exports`: a file, or a file for each condition. */
type Target = string | Record<string, string>;

interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  /** What the workspace imports: the sources. */
  exports: Record<string, Target>;
  publishConfig: { exports: Record<string, Target> };
}

export interface PublishedPackage {
  name: string;
  /** The absolute path of the package's folder. */
  folder: string;
  manifest: Manifest;
}

export const root = join(import.meta.dirname, '../../..');

/** The packages in `packages`, in alphabetical order. All of them are published. */
export const publishedPackages: readonly PublishedPackage[] = globSync('packages/*/package.json', {
  cwd: root,
})
  .toSorted()
  .map((file) => {
    const manifest: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return { name: manifest.name, folder: join(root, dirname(file)), manifest };
  });
