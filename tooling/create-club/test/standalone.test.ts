import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkAnswers } from '../src/answers/check-answers';
import { checkFolder } from '../src/answers/check-folder';
import { writeRepository } from '../src/standalone/write-repository';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'matchday-standalone-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const given = {
  name: 'Rovers',
  domain: 'shop.rovers.example',
  colors: 'green white',
  fonts: 'Saira, Saira',
  cultures: 'en-GB',
  currency: 'GBP',
};
const answersFor = (standalone: string) =>
  checkAnswers(
    { ...given, standalone },
    { root: '/repository', ids: [], domains: new Map(), directories: [], nextPort: 3004 },
  );

function write(file: string, content: unknown) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
}

function writeClub() {
  write('club/package.json', {
    name: '@matchday/rovers',
    version: '1.0.0',
    scripts: { build: 'next build' },
    dependencies: { '@matchday/ui': 'workspace:*', next: 'catalog:' },
    devDependencies: { typescript: 'catalog:' },
  });
  write('club/node_modules/@matchday/ui/package.json', { version: '1.2.0' });
  write('club/node_modules/next/package.json', { version: '16.4.6' });
  write('club/node_modules/typescript/package.json', { version: '7.0.2' });
  write('club/brand/brand.ts', 'the brand');
  write('club/next.config.ts', 'of the workspace');
}

const read = (file: string) => readFileSync(join(folder, 'shop', file), 'utf8');

it('writes a repository that needs nothing of this one', async () => {
  writeClub();
  const answers = await answersFor(join(folder, 'shop'));
  await writeRepository(join(folder, 'club'), join(folder, 'shop'), answers);
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: 'rovers-shop',
    scripts: { build: 'next build', test: expect.stringContaining('--test') },
    dependencies: { '@matchday/ui': '^1.2.0', next: '16.4.6' },
    devDependencies: { typescript: '7.0.2' },
  });
  expect(read('brand/brand.ts')).toBe('the brand');
  expect(read('next.config.ts')).toContain("ownPages: ['/club']");
  expect(read('README.md')).toContain('https://shop.rovers.example');
  expect(read('README.md')).not.toContain('{{');
  expect(read('.gitignore')).toContain('node_modules');
  expect(read('.github/workflows/ci.yml')).toContain('npm ci');
  expect(existsSync(join(folder, 'shop/.git'))).toBe(true);
  expect(existsSync(join(folder, 'shop/node_modules'))).toBe(false);
});

describe('the folder of a repository', () => {
  it('is refused in this repository, in a folder that does not exist, and if it has files', () => {
    write('used/file', 'content');
    expect(() => checkFolder('apps/rovers', process.cwd())).toThrow('is in this repository');
    expect(() => checkFolder(join(folder, 'no/shop'), '/repository')).toThrow('does not exist');
    expect(() => checkFolder(join(folder, 'used'), '/repository')).toThrow('is not empty');
    expect(checkFolder(` ${join(folder, 'shop')} `, '/repository')).toBe(join(folder, 'shop'));
  });

  it('may be missing or blank', async () => {
    expect((await answersFor(' ')).standalone).toBeUndefined();
  });
});
