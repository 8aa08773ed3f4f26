import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answers } from '../answers/answers';

interface Manifest {
  scripts: Record<string, string>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

/** A club's package.json: scripts and dependencies of another club without its fonts. */
export function manifestOf({ id, name, domain }: Answers, port: number, template: string): object {
  const { scripts, dependencies, devDependencies }: Manifest = JSON.parse(
    readFileSync(join(template, 'package.json'), 'utf8'),
  );
  const shared = Object.entries(dependencies).filter(([dependency]) => !dependency.startsWith('@fontsource'));
  return {
    name: `@matchday/${id}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    matchday: { name, domain, port, portVariable: `${id.toUpperCase()}_PORT` },
    scripts,
    dependencies: Object.fromEntries(shared),
    devDependencies,
  };
}
