import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../src/root';

type Manifest = { name: string; scripts?: Record<string, string> };

const manifests = tracked('package.json', '*/package.json').map(
  (file): Manifest => JSON.parse(readFileSync(join(root, file), 'utf8')),
);
const scriptsOf = (name: string) =>
  Object.keys(manifests.find((manifest) => manifest.name === name)?.scripts ?? {});
const rootScripts = scriptsOf('matchday');
const pnpmCommands = ['run', 'exec', 'install', 'add', 'dlx', ...rootScripts].join('|');
const otherRunner = new RegExp(String.raw`(?<!npm run )\bpnpm(@\S+)? (-|(${pnpmCommands})\b)|\bnpx `);

/** The reason why a reader who has only npm cannot run the commands of a line. */
function faults(line: string): string[] {
  const found: string[] = [];
  if (otherRunner.test(line)) found.push('is not spelled `npm run …`');
  for (const [, name = ''] of line.matchAll(/\bnpm run ([a-z][\w:-]*)/g)) {
    if (!rootScripts.includes(name)) found.push(`names no root script: ${name}`);
  }
  for (const [, name = '', script = ''] of line.matchAll(/--filter (@matchday\/[\w-]+) ([\w:-]+)/g)) {
    if (!scriptsOf(name).includes(script)) found.push(`names no script of ${name}: ${script}`);
  }
  if (/\bnpm (start|test|run [a-z][\w:-]*) -(?!- )/.test(line))
    found.push('has options without `--` before them');
  return found;
}

function tracked(...patterns: string[]): string[] {
  const files = execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' });
  return files.trim().split('\n');
}

const self = 'tooling/launcher/test/commands.test.ts';

it('finds only commands that npm can run in documents, comments and messages', () => {
  const files = tracked('*.md', '*.ts', '*.tsx', '*.yml').filter(
    (file) => file !== self && existsSync(join(root, file)),
  );
  const found = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => faults(line).map((fault) => `${file}:${index + 1} ${fault}`)),
  );
  expect(found).toEqual([]);
});

describe('a command', () => {
  it.each([
    'Run `npm run shop -- export dbu club-data`, then `npm start`.',
    'npm run openapi && npm run generate   # the contract',
    'npm run pnpm -- --filter @matchday/api test',
    'npm test -- --only=unit',
    'pnpm and turbo are found on the PATH',
  ])('accepts: %s', (line) => {
    expect(faults(line)).toEqual([]);
  });

  it.each([
    '`pnpm storybook` shows it',
    '`npx pnpm@12.21.0 dev`',
    'npx playwright test',
    'pnpm --filter @matchday/api test',
    '`npm run nothing` is no script',
    'npm run pnpm -- --filter @matchday/api nothing',
    'npm run shop --help',
    'npm test --only=unit',
  ])('rejects: %s', (line) => {
    expect(faults(line)).toHaveLength(1);
  });
});
