import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mailFolder } from './mail-folder';

it('writes mails that only their owner can read, also into a folder that everyone could read', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'matchday-mails-'));
  onTestFinished(() => rm(directory, { recursive: true }));
  const folder = join(directory, 'mails');
  await mkdir(folder, { mode: 0o755 });
  await mailFolder(folder).send({
    id: 'reset',
    storeId: 'north',
    messageId: '<reset@north.example>',
    date: new Date(),
    from: { name: 'North', address: 'shop@north.example' },
    to: 'freja@example.com',
    subject: 'Your new password',
    html: '<p>a link</p>',
    text: 'a link',
  });
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'north'))).toBe('700');
  expect(await modeOf(join(folder, 'north/reset.eml'))).toBe('600');
});
