import { createHash } from 'node:crypto';
import { existsSync, globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';

const code = /\.(?:[cm]?[jt]sx?)$/;

/** Packages from outside stay imports: their versions are compared instead. */
const outside: Plugin = {
  name: 'outside',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@matchday/') || path.startsWith('club-')
        ? undefined
        : { path, external: true },
    );
    // A club says only some languages, so texts are compared by club.
    onResolve({ filter: /^\.\/[a-z]{2}$/ }, ({ path, resolveDir }) =>
      resolveDir.endsWith('dictionary/src/languages') ? { path, external: true } : undefined,
    );
  },
};

/**
 * The hash of everything that these entries are built from, in its shortest form: a comment, a type, a test or a function
 * that nothing calls does not change it.
 */
export async function bundleHash(
  folder: string,
  patterns: readonly string[],
  alias: Record<string, string> = {},
): Promise<string> {
  const entryPoints = globSync([...patterns], { cwd: folder })
    .filter((file) => code.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `./${file}`)
    .toSorted();
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints,
    alias,
    plugins: [outside],
    bundle: true,
    splitting: true,
    minify: true,
    treeShaking: true,
    format: 'esm',
    platform: 'node',
    target: 'esnext',
    jsx: 'automatic',
    legalComments: 'none',
    outdir: 'out',
    outbase: '.',
    write: false,
    loader: { '.sql': 'text' },
    logLevel: 'error',
  });
  const hash = createHash('sha256');
  for (const { path, hash: content } of outputFiles.toSorted((a, b) => (a.path < b.path ? -1 : 1)))
    hash.update(`${path.slice(folder.length)} ${content}\n`);
  return hash.digest('hex');
}

/** The entries of a club's shop: its routes, and the files that Next or its server start with. */
export const shopHash = (club: string) =>
  bundleHash(
    club,
    ['app/**/*', 'proxy.ts', 'instrumentation*.ts', 'next.config.ts', 'server.ts'],
    Object.fromEntries(
      [
        ['club-brand', 'brand/brand.ts'],
        ['club-theme', 'brand/theme.css.ts'],
      ].flatMap(([name = '', file = '']) => (existsSync(join(club, file)) ? [[name, join(club, file)]] : [])),
    ),
  );
