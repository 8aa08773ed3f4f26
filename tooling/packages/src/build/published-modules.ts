import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'rolldown';

/** A module in a folder `published` replaces its namesake beside that folder when a package is built. */
export const publishedModules = (): Plugin => ({
  name: 'published-modules',
  async resolveId(specifier, importer, options) {
    const found = await this.resolve(specifier, importer, { ...options, skipSelf: true });
    if (!found || found.external || dirname(found.id).endsWith('/published')) return found;
    const replacement = join(dirname(found.id), 'published', basename(found.id));
    return existsSync(replacement) ? { ...found, id: replacement } : found;
  },
});
