import { execFile } from 'node:child_process';
import { appendFile, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { publishedPackages, root } from '../src/published-packages';
import { startRegistry } from './registry';

const execute = promisify(execFile);
const changed = '@matchday/validation';
const others = publishedPackages.map(({ name }) => name).filter((name) => name !== changed);
const text = 'Apps can ask whether the release was rehearsed.';

test('a release is published, and an app outside the repository updates by one version', async () => {
  const registry = await startRegistry();
  const repository = await copyOfTheRepository(registry);
  const app = await folderOf('app', registry);
  await cp(join(root, 'tooling/packages/outside-apps/node'), app.folder, { recursive: true });

  // The changes that wait for a release come first.
  await repository.run('npm', 'run', 'versions');
  await commit(repository, 'Release the changes so far');
  const before = await versions(repository);
  await repository.run('npm', 'run', 'release');
  await app.run('npm', 'install', '--no-audit', '--no-fund', ...Object.keys(before));
  expect(await installed(app)).toEqual(before);
  await app.run('node', 'node_modules/typescript/bin/tsc', '-p', '.');
  expect(JSON.parse(await app.run('node', 'out/main.js'))).toMatchObject({ text: 'Kurv' });

  await appendFile(
    join(repository.folder, 'packages/validation/src/index.ts'),
    "\nexport const rehearsed = 'yes';\n",
  );
  await writeFile(
    join(repository.folder, '.changeset/rehearsal.md'),
    `---\n'${changed}': minor\n---\n\n${text}\n`,
  );
  await repository.run('npm', 'run', 'versions');
  const after = await versions(repository);
  expect(after).toEqual({ ...before, [changed]: nextMinor(before[changed]) });
  const changelog = await readFile(join(repository.folder, 'packages/validation/CHANGELOG.md'), 'utf8');
  expect(changelog).toContain(`## ${after[changed]}\n\n### Minor Changes\n\n- ${text}`);
  const report = await readFile(join(repository.folder, 'packages/validation/api-report.md'), 'utf8');
  expect(report).toContain('rehearsed');

  const changelogOfClub = await readFile(join(repository.folder, 'apps/dbu/CHANGELOG.md'), 'utf8');
  expect(changelogOfClub).toContain(`- Is built with the changes of ${changed}.`);

  const output = await repository.run('npm', 'run', 'release');
  expect(output).toContain(`${changed}@${after[changed]}`);
  for (const name of others) expect(output).not.toContain(`${name}@`);
  await app.run('npm', 'update', '--no-audit', '--no-fund', changed);
  expect(await installed(app)).toEqual(after);
  const program = `import { rehearsed } from '${changed}'; process.stdout.write(rehearsed)`;
  expect(await app.run('node', '--input-type=module', '--eval', program)).toBe('yes');
  expect(JSON.parse(await app.run('node', 'out/main.js'))).toMatchObject({ text: 'Kurv' });
});

test('a pull request is published under a tag of its own, and not as the latest version', async () => {
  const registry = await startRegistry();
  const repository = await copyOfTheRepository(registry);
  const app = await folderOf('app', registry);
  await writeFile(
    join(repository.folder, '.changeset/rehearsal.md'),
    `---\n'${changed}': minor\n---\n\n${text}\n`,
  );
  await repository.run('npm', 'run', 'snapshot', '--', 'pr7');
  const tags = JSON.parse(await app.run('npm', 'view', changed, 'dist-tags', '--json'));
  expect(tags.pr7).toMatch(/^0\.0\.0-pr7-\d{14}$/);
  await app.run('npm', 'install', '--no-audit', '--no-fund', `${changed}@pr7`);
  const program = `import { validateField } from '${changed}'; process.stdout.write(typeof validateField)`;
  expect(await app.run('node', '--input-type=module', '--eval', program)).toBe('function');
  await expect(repository.run('npm', 'run', 'snapshot', '--', 'latest')).rejects.toThrow(
    'is no name for a snapshot',
  );
});

interface Folder {
  folder: string;
  /** Runs a program in the folder, and resolves with its output. */
  run: (program: string, ...args: string[]) => Promise<string>;
}

async function folderOf(name: string, registry: string): Promise<Folder> {
  const folder = await mkdtemp(join(tmpdir(), `matchday-release-${name}-`));
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 3 }));
  await writeFile(join(folder, '.npmrc'), registry);
  const env = {
    ...process.env,
    GIT_AUTHOR_NAME: 'Releaser',
    GIT_AUTHOR_EMAIL: 'releaser@shop.example',
    GIT_COMMITTER_NAME: 'Releaser',
    GIT_COMMITTER_EMAIL: 'releaser@shop.example',
  };
  const run = async (program: string, ...args: string[]) => {
    const { stdout } = await execute(program, args, {
      cwd: folder,
      env,
      maxBuffer: 64 * 1024 * 1024,
      timeout: 550_000,
    }).catch((error: { stdout: string; stderr: string }) => {
      throw new Error(`${program} ${args.join(' ')} failed:\n${error.stdout}\n${error.stderr}`);
    });
    return stdout;
  };
  return { folder, run };
}

/** The files of the repository, as one commit. */
async function copyOfTheRepository(registry: string): Promise<Folder> {
  const copy = await folderOf('repository', registry);
  const archive = join(copy.folder, '.files.tar');
  await execute(
    'sh',
    ['-c', 'git ls-files -z --cached --others --exclude-standard | tar --null -T - -cf "$0"', archive],
    { cwd: root },
  );
  await copy.run('tar', '-xf', archive);
  await rm(archive);
  await copy.run('git', 'init', '--quiet', '--initial-branch=main');
  await commit(copy, 'Copy the repository');
  return copy;
}

async function commit({ run }: Folder, message: string): Promise<void> {
  await run('git', 'add', '--all');
  await run('git', 'commit', '--quiet', '--message', message);
}

async function versions({ folder }: Folder): Promise<Record<string, string>> {
  const manifests = publishedPackages.map(async ({ name }) => {
    const file = join(folder, name.replace('@matchday', 'packages'), 'package.json');
    const { version }: { version: string } = JSON.parse(await readFile(file, 'utf8'));
    return [name, version] as const;
  });
  return Object.fromEntries(await Promise.all(manifests));
}

/** The versions of the packages that an app has, each once. */
async function installed({ run }: Folder): Promise<Record<string, string>> {
  const modules = (
    await run('find', 'node_modules', '-path', '*/@matchday/*/package.json', '-not', '-path', '*/dist/*')
  )
    .trim()
    .split('\n');
  expect(modules).toHaveLength(publishedPackages.length);
  const listing: { dependencies: Record<string, { version: string }> } = JSON.parse(
    await run('npm', 'ls', '--json', '--depth=0'),
  );
  return Object.fromEntries(
    publishedPackages.map(({ name }) => [name, listing.dependencies[name]?.version ?? 'none']),
  );
}

function nextMinor(version = ''): string {
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${(minor ?? 0) + 1}.0`;
}
