import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkAnswers } from '../src/answers/check-answers';
import { readExistingClubs } from '../src/existing-clubs';
import { manifestOf } from '../src/shell/manifest';
import { sharedFiles } from '../src/shell/shared-files';

let repository: string;
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'matchday-clubs-'));
  for (const [id, port] of [
    ['harbour', 3001],
    ['quay', 3007],
  ] as const) {
    write(`apps/${id}/package.json`, manifest(id, port));
    write(`apps/${id}/brand/brand.ts`, id);
    write(`apps/${id}/server.ts`, 'serve()');
    write(`apps/${id}/app/[culture]/page.tsx`, 'front');
    write(`apps/${id}/.next/build.js`, 'built');
    write(`apps/${id}/node_modules/next/index.js`, 'next');
    write(`apps/${id}/store/store.json`, '{}');
  }
  write('apps/quay/app/[culture]/stadium/page.tsx', 'a page of its own');
  write('apps/quay/app/robots.ts', 'other robots');
  write('apps/harbour/app/robots.ts', 'robots');
});
afterEach(() => rmSync(repository, { recursive: true }));

function write(file: string, content: string) {
  const path = join(repository, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

const manifest = (id: string, port: number) =>
  JSON.stringify({
    name: `@matchday/${id}`,
    matchday: { name: id, domain: `${id}.example`, port, portVariable: `${id.toUpperCase()}_PORT` },
    scripts: { build: 'next build' },
    dependencies: { '@fontsource/saira': '5.3.0', next: 'catalog:' },
    devDependencies: { typescript: 'catalog:' },
  });

it('takes the files that all clubs share, whatever their own pages are', () => {
  expect(sharedFiles(readExistingClubs(repository).directories)).toEqual([
    'app/[culture]/page.tsx',
    'server.ts',
  ]);
});

it('gives a club the next port and the shared dependencies', async () => {
  const clubs = readExistingClubs(repository);
  expect(clubs.nextPort).toBe(3008);
  const answers = await checkAnswers(
    {
      name: 'Rovers',
      domain: 'rovers.example',
      colors: 'green white',
      fonts: 'Saira, Saira',
      cultures: 'en-GB',
      currency: 'GBP',
    },
    clubs,
  );
  expect(manifestOf(answers, clubs.nextPort, clubs.directories[0] ?? '')).toMatchObject({
    name: '@matchday/rovers',
    matchday: { name: 'Rovers', domain: 'rovers.example', port: 3008, portVariable: 'ROVERS_PORT' },
    scripts: { build: 'next build' },
    dependencies: { next: 'catalog:' },
  });
});

it('knows the names and domains in use', () => {
  const { ids, domains } = readExistingClubs(repository);
  expect(ids).toEqual(['harbour', 'quay']);
  expect(domains.get('quay.example')).toBe('quay');
});
