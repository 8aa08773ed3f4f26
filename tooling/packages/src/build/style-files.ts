import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createCompiler } from '@vanilla-extract/compiler';
import type { Plugin } from 'rolldown';

interface GraphReader {
  getModuleInfo(
    id: string,
  ): { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

const styleFile = /\.css\.ts$/;
const component = /\/components\/(?<name>[^/]+)\/\k<name>\.tsx$/;
const styleImport = /^import '(?<file>[^']+)\.vanilla\.css';$/gm;

/**
 * Compiles style files: modules get only their class names, so that Node can import them, and the rules go to
 * `<file>.css` in `dist`. Each component has a style sheet `dist/styles/<name>.css` that imports its own rules and those
 * of everything that it is built on, in this order; `dist/styles/styles.css` imports all.
 */
export function styleFiles(folder: string): Plugin {
  const source = join(folder, 'src');
  const dist = join(folder, 'dist');
  const compiler = createCompiler({ root: folder, identifiers: 'short', enableFileWatcher: false });
  /** Of each style file, the style files with its rules: those that it builds on, and itself. */
  const rulesOf = new Map<string, string[]>();
  const write = (file: string, text: string) => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  const published = (file: string) => join(dist, relative(source, file)).replace(styleFile, '.css');
  const writeSheet = (sheet: string, files: readonly string[]) =>
    write(sheet, files.map((file) => `@import '${specifier(dirname(sheet), published(file))}';\n`).join(''));
  const own = (file: string) => file.startsWith(source);
  return {
    name: 'style-files',
    async transform(_code, id) {
      if (!styleFile.test(id)) return null;
      const { source: module } = await compiler.processVanillaFile(id);
      const files = [...module.matchAll(styleImport)].map(({ groups }) =>
        resolve(folder, groups?.file ?? ''),
      );
      if (own(id)) rulesOf.set(id, files.filter(own));
      return { code: module.replaceAll(styleImport, ''), map: null, moduleType: 'js' };
    },
    writeBundle() {
      if (rulesOf.size === 0) return;
      const modules = [...this.getModuleIds()].filter(own).toSorted();
      // A component's rules come after those of what it is built on, which only the component's module imports.
      const ids = [
        ...modules.filter((id) => !styleFile.test(id)),
        ...modules.filter((id) => styleFile.test(id)),
      ];
      const rulesBelow = (entries: readonly string[]) => [
        ...new Set(entries.flatMap((id) => reachedFrom(this, id)).flatMap((id) => rulesOf.get(id) ?? [])),
      ];
      for (const file of rulesBelow(ids)) write(published(file), compiler.getCssForFile(file).css);
      for (const [file, files] of rulesOf) if (!files.includes(file)) writeSheet(published(file), files);
      write(
        join(dist, 'styles/style-sheet.d.ts'),
        '/** Importing a style sheet gives nothing but its rules. */\nexport {};\n',
      );
      writeSheet(join(dist, 'styles/styles.css'), rulesBelow(ids));
      for (const id of ids) {
        const name = component.exec(id)?.groups?.name;
        if (name) writeSheet(join(dist, 'styles', `${name}.css`), rulesBelow([id]));
      }
    },
    closeBundle: () => compiler.close(),
  };
}

/** The modules that a module imports, deepest first, and itself. */
function reachedFrom(graph: GraphReader, id: string, seen = new Set<string>()): string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const imported = [...(info?.importedIds ?? []), ...(info?.dynamicallyImportedIds ?? [])];
  return [...imported.flatMap((next) => reachedFrom(graph, next, seen)), id];
}

function specifier(from: string, to: string): string {
  const path = relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}
