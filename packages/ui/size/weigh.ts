import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Compiler, createCompiler } from '@vanilla-extract/compiler';
import { build, type Metafile, type Plugin } from 'esbuild';

/** The compressed weight of a component's script in bytes. */
export interface Weight {
  /** Loaded with the page. */
  first: number;
  /** Loaded on demand. */
  later: number;
}

const root = join(import.meta.dirname, '..');
const components = join(root, 'src/components');

/** Style files export class names only, as in the shops; the style sheets are not weighed here. */
const classNames = (compiler: Compiler): Plugin => ({
  name: 'class-names',
  setup(bundle) {
    bundle.onResolve({ filter: /\.css$/ }, ({ path, importer }) =>
      path.endsWith('.vanilla.css')
        ? { path, external: true, sideEffects: false }
        : { path: join(importer, '..', `${path}.ts`) },
    );
    bundle.onLoad({ filter: /\.css\.ts$/ }, async ({ path }) => {
      const { source } = await compiler.processVanillaFile(path);
      return { contents: source.replaceAll(/^import '[^']*';$/gm, ''), loader: 'js' };
    });
  },
});

/** The outputs that are loaded together with these. */
function loadedWith(outputs: Metafile['outputs'], name: string, loaded = new Set<string>()): Set<string> {
  if (!loaded.has(name)) {
    loaded.add(name);
    for (const { path, kind } of outputs[name]?.imports ?? []) {
      if (kind === 'import-statement' && path in outputs) {
        loadedWith(outputs, path, loaded);
      }
    }
  }
  return loaded;
}

async function weigh(name: string, plugin: Plugin): Promise<Weight> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: root,
    entryPoints: [`src/components/${name}/${name}.tsx`],
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    metafile: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    plugins: [plugin],
    logLevel: 'error',
  });
  const first = loadedWith(metafile.outputs, `out/${name}.js`);
  const weight = { first: 0, later: 0 };
  for (const { path, contents } of outputFiles) {
    weight[first.has(`out/${basename(path)}`) ? 'first' : 'later'] += gzipSync(contents).length;
  }
  return weight;
}

/** Bundles each component alone and weighs it, as if a page used nothing else. */
export async function weighAll(): Promise<Record<string, Weight>> {
  const compiler = createCompiler({ root, identifiers: 'short', enableFileWatcher: false });
  try {
    const plugin = classNames(compiler);
    const names = readdirSync(components, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
    const weights: Record<string, Weight> = {};
    for (const name of names) {
      weights[name] = await weigh(name, plugin);
    }
    return weights;
  } finally {
    await compiler.close();
  }
}
