import type { Plugin } from 'rolldown';

interface Node {
  type: string;
  start: number;
  end: number;
  id?: { name?: string } | null;
  body?: Node | null;
  init?: Node | null;
  declaration?: Node | null;
  declarations?: readonly Node[];
}

interface Insertion {
  at: number;
  text: string;
}

const source = /\/src\/.*\.tsx?$/;
const lastComment = /\/\*\*(?<text>(?:(?!\*\/)[\s\S])*)\*\/\s*$/;
const mark = /@deprecated(?<reason>(?:(?!\n\s*\*?\s*@)[\s\S])*)/;

/**
 * An exported function that its TSDoc marks as `@deprecated` warns once, at its first call, unless the app is built for
 * production. Types and constants have only the mark, which editors and linters show.
 *
 * @throws {Error} when a package is built whose mark does not name a replacement
 */
export const deprecationWarnings = (packageName: string): Plugin => ({
  name: 'deprecation-warnings',
  transform: {
    order: 'pre',
    handler(code, id) {
      if (!source.test(id) || !code.includes('@deprecated')) return null;
      const { body } = this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' });
      const insertions = (body as readonly Node[]).flatMap((statement, index) => {
        const before = code.slice((body as readonly Node[])[index - 1]?.end ?? 0, statement.start);
        const reason = reasonOf(before);
        if (reason === undefined) return [];
        if (reason === '') throw new Error(`${id}: a @deprecated mark must name what replaces the export.`);
        return functionsOf(statement).flatMap((one) => warn(one, `${packageName}: ${one.name}`, reason));
      });
      if (insertions.length === 0) return null;
      return { code: applied(code, insertions), map: null };
    },
  },
});

/** The text of the mark in the comment that ends here: undefined without a mark, empty without a text. */
function reasonOf(before: string): string | undefined {
  const comment = lastComment.exec(before)?.groups?.text ?? '';
  const reason = mark.exec(comment)?.groups?.reason;
  return reason
    ?.replaceAll(/\n\s*\*/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

function functionsOf(statement: Node): { name: string; body: Node }[] {
  if (!statement.type.startsWith('Export') || !statement.declaration) return [];
  const { declaration } = statement;
  const candidates = declaration.declarations ?? [declaration];
  return candidates.flatMap(({ id, body, init }) => {
    const block = body ?? init?.body;
    return block ? [{ name: id?.name ?? 'default', body: block }] : [];
  });
}

function warn({ name, body }: { name: string; body: Node }, title: string, reason: string): Insertion[] {
  const call = `warnDeprecated_${name}()`;
  const inside: Insertion[] =
    body.type === 'BlockStatement' || body.type === 'FunctionBody'
      ? [{ at: body.start + 1, text: `${call};` }]
      : [
          { at: body.start, text: `(${call}, ` },
          { at: body.end, text: ')' },
        ];
  const message = JSON.stringify(`${title} is deprecated. ${reason}`);
  const declaration = `
var isShown_${name} = false;
function warnDeprecated_${name}() {
  if (process.env.NODE_ENV === 'production' || isShown_${name}) return;
  isShown_${name} = true;
  console.warn(${message});
}
`;
  return [...inside, { at: Number.POSITIVE_INFINITY, text: declaration }];
}

/** From the end, so that positions stay true. */
const applied = (code: string, insertions: readonly Insertion[]) =>
  insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce(
      (text, { at, text: added }) => text.slice(0, at) + added + (at < text.length ? text.slice(at) : ''),
      code,
    );
