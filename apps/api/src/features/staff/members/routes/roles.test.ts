import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentOf, type Operation, operationsOf } from '../../../../../test/contract/operations';
import { type Staff, staffOf } from '../../../../../test/staff';
import { startTestApi, type TestApi } from '../../../../../test/test-api';
import { roles, scopesOfRole } from '../roles';

const file = join(import.meta.dirname, '../../../../../../../docs/staff-roles.md');
const begin = '<!-- roles -->\n';
const end = '<!-- /roles -->\n';

let api: TestApi;
let staff: Staff[];
beforeAll(async () => {
  api = await startTestApi();
  staff = await Promise.all(roles.map((role) => staffOf(api, role)));
});
afterAll(() => api.close());

/** Calls an operation with ids that no store has. Whatever the answer is, it shows whether the role was refused. */
async function isAllowed({ method, path }: Operation, member: Staff): Promise<boolean> {
  const url = path.replace('{part}', 'stock').replace(/\{\w+\}/g, '7f000000-0000-4000-8000-000000000000');
  const { status, body } = await member.call(url, { method });
  expect([401, 500], `${method} ${path}: ${JSON.stringify(body)}`).not.toContain(status);
  return body.errors?.[0]?.code !== 'ScopeMissing';
}

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

it('docs/staff-roles.md lists what each role may call (`vitest run -u` writes it)', async () => {
  const operations = operationsOf(documentOf(api.app)).filter(({ security }) =>
    security.includes('adminKey'),
  );
  expect(operations.length).toBeGreaterThan(20);
  const rows: string[] = [];
  for (const operation of operations) {
    const allowed = await Promise.all(staff.map((member) => isAllowed(operation, member)));
    rows.push(row([`\`${operation.id}\``, ...allowed.map((may) => (may ? 'yes' : '–'))]));
    expect(allowed[roles.indexOf('readOnly')], operation.id).toBe(operation.method === 'GET');
    expect(allowed[roles.indexOf('owner')], operation.id).toBe(true);
  }
  const table = [
    row(['operation', ...roles]),
    row(['---', ...roles.map(() => '---')]),
    row(['**scopes**', ...roles.map((role) => scopesOfRole[role].map((scope) => `\`${scope}\``).join(' '))]),
    ...rows,
  ].join('');
  const text = await readFile(file, 'utf8');
  const [before = '', rest = ''] = text.split(begin);
  const [, after = ''] = rest.split(end);
  await expect(`${before}${begin}${table}${end}${after}`).toMatchFileSnapshot(file);
});
