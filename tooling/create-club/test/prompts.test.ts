import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
// A pseudo terminal has no width until it gets one.
const command = `stty cols 160 rows 50 && exec ${process.execPath} run.mjs tsx tooling/shop/src/main.ts create-club`;
const enter = '\r';
const clearLine = '\u0015';
const interrupt = '\u0003';

/** The command in a pseudo terminal. */
function openTerminal() {
  const terminal = spawn('script', ['--quiet', '--flush', '--return', '--command', command, '/dev/null'], {
    cwd: root,
    env: { ...process.env, TERM: 'xterm', INIT_CWD: '', CI: '' },
  });
  onTestFinished(() => void terminal.kill());
  let shown = '';
  let read = 0;
  terminal.stdout.on('data', (chunk: Buffer) => {
    shown += stripVTControlCharacters(chunk.toString());
  });
  const ended = new Promise<number | null>((done) => terminal.once('exit', done));
  return {
    ended,
    type: (text: string) => terminal.stdin.write(text),
    /** Resolves once the text is shown, after what an earlier call has seen. */
    shows: (text: string) =>
      expect
        .poll(() => shown.indexOf(text, read), { timeout: 30_000, message: `waits for "${text}"` })
        .toBeGreaterThan(-1)
        .then(() => {
          read = shown.indexOf(text, read) + text.length;
        }),
  };
}

it('asks for everything on a terminal, and refuses an answer with the reason until it can be used', async () => {
  const { type, shows, ended } = openTerminal();
  const questions = [
    ['What is the club called?', 'DBU', 'is taken', 'Harbour Rovers'],
    ['On which host name', 'https://rovers.example', 'is no host name', 'shop.rovers.example'],
    ['Which two colours', 'white yellow', 'have a contrast of 1.07:1', '#00843d white'],
    ['Which fonts', 'Gabarito', 'Give two fonts', 'Gabarito, Albert Sans'],
    ['In which languages', 'fr-FR', 'There is no language fr', 'da-DK en-GB'],
    ['In which currency', 'XXX', 'has no prices in "XXX"', 'DKK'],
    ['Which SVG file is the logo?', 'no-such-logo.svg', 'does not exist', ''],
    ['In which folder is the repository', 'apps/rovers', 'is in this repository', undefined],
  ] as const;
  for (const [question, wrong, reason, right] of questions) {
    await shows(question);
    type(wrong + enter);
    await shows(reason);
    type(clearLine + (right === undefined ? interrupt : right + enter));
  }
  await shows('No club was created.');
  expect(await ended).toBe(1);
});
