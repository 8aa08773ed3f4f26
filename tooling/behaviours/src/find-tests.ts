import { type CallExpression, type Expression, parseSync, Visitor } from 'oxc-parser';

/** A test as its file declares it. */
export interface DeclaredTest {
  /** As it stands in the source; of a template, with `${}` for each value. */
  title: string;
  skipped: boolean;
}

const declaring = new Set(['it', 'test', 'describe', 'suite']);
const skipping = new Set(['skip', 'todo', 'fixme', 'fails']);

/** The tests and groups of tests that a file declares, and whether they or what holds them is skipped. */
export function findTests(file: string, source: string): DeclaredTest[] {
  const found: DeclaredTest[] = [];
  const open: CallExpression[] = [];
  new Visitor({
    CallExpression(call) {
      const title = titleOf(call);
      const names = namesOf(call.callee);
      if (title === undefined || !declaring.has(names[0] ?? '')) return;
      const skipped = open.length > 0 || names.some((name) => skipping.has(name));
      found.push({ title, skipped });
      if (skipped) open.push(call);
    },
    'CallExpression:exit'(call) {
      if (open.at(-1) === call) open.pop();
    },
  }).visit(parseSync(file, source).program);
  return found;
}

/** `it.skip` is it and skip, `it.each(…)` is it and each. */
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
