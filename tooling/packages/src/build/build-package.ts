import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'tsdown';
import { type PublishedPackage, publishedPackages } from '../published-packages';
import { deprecationWarnings } from './deprecation-warnings';
import { publishedModules } from './published-modules';
import { styleFiles } from './style-files';

const styleName = (name: string) => `${name.replace(/\.css$/, '.styles')}.js`;

/** Builds all packages. */
export async function buildAll(): Promise<void> {
  for (const published of publishedPackages) await buildPackage(published);
}

/**
 * Builds a package's `dist`: a JavaScript module, a source map and declarations for each source file, and its style
 * sheets. The entries are the sources that `exports` names.
 */
export async function buildPackage({ folder, manifest }: PublishedPackage): Promise<void> {
  const sources = Object.values(manifest.exports).filter((target) => typeof target === 'string');
  const patterns = sources.filter((target) => /\.tsx?$/.test(target));
  const entry = globSync(patterns, { cwd: folder, exclude: ['**/*.test.*', '**/*.stories.*'] });
  await build({
    cwd: folder,
    config: false,
    entry,
    root: join(folder, 'src'),
    unbundle: true,
    format: 'esm',
    platform: 'neutral',
    fixedExtension: false,
    sourcemap: true,
    dts: { sourcemap: false },
    tsconfig: join(folder, 'tsconfig.json'),
    logLevel: 'warn',
    deps: {
      neverBundle: [
        'club-brand',
        'club-theme',
        /^@matchday\/storefront\/club-slots$/,
        /^node:/,
        /^next\//,
        /^@matchday\/.*\.css$/,
      ],
    },
    plugins: [publishedModules(), deprecationWarnings(manifest.name), styleFiles(folder)],
    inputOptions: {
      checks: { bundlerTimings: false },
      onLog(level, log, write) {
        // Each module stays a module, and keeps its directive.
        if (log.code !== 'MODULE_LEVEL_DIRECTIVE') write(level, log);
      },
    },
    // Not `.css.js`: an app's own style compiler would compile them again.
    outputOptions: {
      entryFileNames: ({ name }) => styleName(name),
      chunkFileNames: ({ name }) => styleName(name),
    },
  });
}
