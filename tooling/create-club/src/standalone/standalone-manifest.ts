import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '../answers/answers';

interface Manifest {
  version: string;
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * The package.json of a club in a repository of its own: the dependencies of the club in this one, in the versions that are
 * installed here. The platform's packages may be newer within their major version.
 */
export function standaloneManifest(club: string, { id, name, domain }: Answers): object {
  const { scripts, dependencies, devDependencies } = read(club);
  const versions = (names: Record<string, string>) =>
    Object.fromEntries(
      Object.keys(names).map((dependency) => {
        const { version } = read(join(club, 'node_modules', dependency));
        return [dependency, dependency.startsWith('@matchday/') ? `^${version}` : version];
      }),
    );
  return {
    name: `${id}-shop`,
    version: '1.0.0',
    private: true,
    type: 'module',
    engines: { node: '>=22' },
    matchday: { name, domain },
    scripts: { ...scripts, test: 'node --import tsx --test test/*.test.ts' },
    dependencies: versions(dependencies),
    devDependencies: versions(devDependencies),
  };
}
