import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

/** A test declared in a file. */
export interface DeclaredTest {
  /** The title in the source; template values are replaced by `${}`. */
  title: string;
  skipped: boolean;
}

const declaringNames = new Set(['it', 'test', 'describe', 'suite']);
const skippingNames = new Set(['skip', 'todo', 'fixme', 'fails']);

/** The tests and groups that a file declares, and whether they or their groups are skipped. */
export function findTests(file: string, source: string): DeclaredTest[] {
  const found: DeclaredTest[] = [];
  const skippedGroups: CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call);
      const names = namesOf(call.callee);
      if (title === undefined || !declaringNames.has(names[0] ?? '')) return;
      const skipped = skippedGroups.length > 0 || names.some((name) => skippingNames.has(name));
      found.push({ title, skipped });
      if (skipped) skippedGroups.push(call);
    },
    'CallExpression:exit'(call) {
      if (skippedGroups.at(-1) === call) skippedGroups.pop();
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** The parts of a callee: `it.skip` gives it and skip, `it.each(…)` gives it and each. */
function namesOf(callee: Expression): string[] {
  if (callee.type === 'Identifier') return [callee.name];
  if (callee.type === 'CallExpression' || callee.type === 'TaggedTemplateExpression')
    return namesOf(callee.type === 'CallExpression' ? callee.callee : callee.tag);
  if (callee.type !== 'MemberExpression') return [];
  const { object, property } = callee;
  return [...namesOf(object), ...(property.type === 'Identifier' ? [property.name] : [])];
}

function titleOf({ arguments: [first] }: CallExpression): string | undefined {
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first?.type === 'TemplateLiteral') return first.quasis.map(({ value }) => value.cooked).join('${}');
  return undefined;
}
