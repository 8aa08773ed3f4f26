/** The exports of each module of a package, and whether each is deprecated. */
export type PublicExports = Readonly<Record<string, Readonly<Record<string, 'deprecated' | 'supported'>>>>;

const chapter = /^## (?<module>\S+)\n\n```ts\n(?<code>[\s\S]*?)\n```/gm;
const declaration =
  /^(?<exported>export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?(?:class|const|enum|function|interface|let|namespace|type|var) (?<name>[\w$]+)/;
const defaultExport = /^export default (?<name>[\w$]+);$/;
const renamed = /^export \{ (?<name>[\w$]+)(?: as (?<as>[\w$]+))? \}/;
const synopsis = /^\/\/ @(?:public|beta|alpha|internal)/;

/** Reads an API report: api-extractor writes a declaration's tags above it. */
export function publicExports(report: string): PublicExports {
  const modules = [...report.matchAll(chapter)].map(({ groups }): [string, PublicExports[string]] => [
    groups?.module ?? '',
    exportsOf(groups?.code ?? ''),
  ]);
  return Object.fromEntries(modules);
}

function exportsOf(code: string): PublicExports[string] {
  const states = new Map<string, 'deprecated' | 'supported'>();
  const found: [string, 'deprecated' | 'supported'][] = [];
  let tags = '';
  for (const line of code.split('\n')) {
    const declared = declaration.exec(line)?.groups;
    if (declared?.name) {
      const state = tags.includes('@deprecated') ? 'deprecated' : 'supported';
      states.set(declared.name, state);
      if (declared.exported) found.push([declared.name, state]);
    }
    const { name = '', as = name } = renamed.exec(line)?.groups ?? {};
    if (name) found.push([as, states.get(name) ?? 'supported']);
    const main = defaultExport.exec(line)?.groups?.name;
    if (main) found.push(['default', states.get(main) ?? 'supported']);
    tags = synopsis.test(line) ? line : '';
  }
  return Object.fromEntries(found.toSorted(([a], [b]) => a.localeCompare(b)));
}

/** The exports that are gone although the released version did not deprecate them, one line each. */
export function removedTooEarly(released: PublicExports, current: PublicExports): string[] {
  return Object.entries(released).flatMap(([module, names]) =>
    Object.entries(names)
      .filter(([name, state]) => state === 'supported' && !current[module]?.[name])
      .map(([name]) => `${name} of ${module}`),
  );
}
