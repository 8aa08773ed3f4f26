import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allServices, readServices } from '@matchday/launcher/ports';

/** What the clubs of the repository already use. */
export interface ExistingClubs {
  /** The folder of the repository. */
  root: string;
  /** The folders under `apps/`. */
  ids: readonly string[];
  /** The club's name by its domain. */
  domains: ReadonlyMap<string, string>;
  /** The folders of the clubs. */
  directories: readonly string[];
  /** The first port after those of the clubs. */
  nextPort: number;
}

export function readExistingClubs(root: string): ExistingClubs {
  const services = readServices({}, root);
  const { clubs } = services;
  const taken = new Set(allServices(services).map(({ port }) => port));
  let nextPort = Math.max(3000, ...clubs.map(({ port }) => port)) + 1;
  while (taken.has(nextPort)) nextPort += 1;
  const domains = clubs.flatMap(({ directory, name }): [string, string][] => {
    const { matchday } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
    return matchday.domain ? [[matchday.domain, name]] : [];
  });
  return {
    root,
    ids: readdirSync(join(root, 'apps')),
    domains: new Map(domains),
    directories: clubs.map(({ directory }) => directory),
    nextPort,
  };
}
