import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { ImageProcesses } from './image-processes';
import { renditionsOf } from './rendition';

const run = promisify(execFile);

/** The `nice` values of this process's children that render images. */
async function imagePriorities(): Promise<number[]> {
  const { stdout } = await run('ps', ['-A', '-o', 'ppid=,nice=,args=']);
  return stdout.split('\n').flatMap((line) => {
    const [, parent, nice, program = ''] = /^\s*(\d+)\s+(-?\d+)\s+(.*)$/.exec(line) ?? [];
    return Number(parent) === process.pid && program.includes('image-tasks') ? [Number(nice)] : [];
  });
}

it('renders in at most two processes, which leave the processor to all other work', async () => {
  const processes = new ImageProcesses();
  const image = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer();
  const [rendition] = renditionsOf({ width: 720 }, '');
  await Promise.all(Array.from({ length: 12 }, () => processes.render(image, rendition)));
  const priorities = await imagePriorities();
  await processes.close();
  expect(priorities.length).toBeGreaterThan(0);
  expect(priorities.length).toBeLessThanOrEqual(2);
  expect(Math.min(...priorities)).toBeGreaterThan(0);
});
