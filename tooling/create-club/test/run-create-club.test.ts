import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { runCreateClub } from '../src/run-create-club';

async function runIn(root: string, ...args: string[]) {
  const written = { out: '', err: '' };
  const to = (stream: 'out' | 'err') => ({ write: (text: string) => ((written[stream] += text), true) });
  const code = await runCreateClub(args, root, { in: { isTTY: false }, out: to('out'), err: to('err') });
  return { code, ...written };
}

function emptyRepository(): string {
  const root = mkdtempSync(join(tmpdir(), 'matchday-empty-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'apps'));
  return root;
}

it('shows how it is used', async () => {
  expect(await runIn(emptyRepository(), '--help')).toMatchObject({
    code: 0,
    out: expect.stringContaining('--colors'),
  });
});

it('names the answers that are missing if nobody can be asked', async () => {
  const { code, err } = await runIn(emptyRepository(), '--name', 'Rovers', '--currency', 'EUR');
  expect(code).toBe(2);
  expect(err).toContain('Missing: --domain, --colors, --fonts, --cultures.\n');
});

it('refuses an unknown option', async () => {
  expect(await runIn(emptyRepository(), '--color', 'red')).toMatchObject({
    code: 2,
    err: expect.stringContaining("Unknown option '--color'"),
  });
});

it('refuses a wrong answer with the reason, and writes nothing', async () => {
  const answers = {
    name: 'Rovers',
    domain: 'rovers.example',
    colors: 'white yellow',
    fonts: 'Saira, Saira',
    cultures: 'en-GB',
    currency: 'GBP',
  };
  const args = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
  expect(await runIn(emptyRepository(), ...args)).toEqual({
    code: 1,
    out: '',
    err: '#ffffff and #ffff00 have a contrast of 1.07:1. One is shown on the other, which needs 3:1: make one lighter or darker.\n',
  });
});
