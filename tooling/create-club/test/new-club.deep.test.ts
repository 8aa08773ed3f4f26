import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startClub } from './new-club-platform';
import { copyRepository } from './repository-copy';

const tenMinutes = 600_000;

const answers = {
  name: 'Harbour Rovers',
  domain: 'shop.rovers.example',
  colors: '#00843d white',
  fonts: 'Gabarito, Albert Sans',
  cultures: 'da-DK en-GB',
  currency: 'DKK',
};
const createClub = ['tooling/shop/src/main.ts', 'create-club'].concat(
  Object.entries(answers).flatMap(([name, answer]) => [`--${name}`, answer]),
);

test('one command makes a club whose shop sells a shirt, within ten minutes', async () => {
  const { folder, run } = await copyRepository();
  const started = performance.now();
  const output = await run('tsx', createClub);
  const created = performance.now();
  expect(output).toContain('✔ Types');
  expect(output).toContain('✔ Contrast and brand files');

  await run('turbo', ['run', 'build', '--filter=@matchday/harbourrovers', '--output-logs=errors-only']);
  const { portOffset } = await startClub(folder, 'harbourrovers');
  const browserTests = ['exec', 'playwright', 'test', '--project=harbourrovers'];
  const bought = await run('pnpm', ['--filter', '@matchday/e2e', ...browserTests, 'purchase.spec'], {
    CI: '',
    E2E_PORT_OFFSET: String(portOffset),
  });
  const ms = performance.now() - started;
  expect(bought).toContain('1 passed');
  console.log(`created in ${seconds(created - started)} s, sold its first shirt after ${seconds(ms)} s`);
  expect(ms).toBeLessThan(tenMinutes);

  // The other tests that hold for any store run without a clock.
  await run('pnpm', ['--filter', '@matchday/e2e', ...browserTests], {
    CI: '',
    E2E_PORT_OFFSET: String(portOffset),
    DATA_DIR: join(folder, '.data'),
  });
  await expect(run('tsx', createClub)).rejects.toThrow('The id "harbourrovers" is taken');
});

test('nothing remains of a club whose font does not exist', async () => {
  const { folder, run } = await copyRepository();
  const state = () => [
    readdirSync(join(folder, 'apps')),
    readFileSync(join(folder, 'pnpm-lock.yaml'), 'utf8'),
  ];
  const before = state();
  const wrong = createClub.map((argument) =>
    argument === answers.fonts ? 'No Such Font, Gabarito' : argument,
  );
  await expect(run('tsx', wrong)).rejects.toThrow('There is no font package @fontsource/no-such-font');
  expect(state()).toEqual(before);
});

const seconds = (ms: number) => Math.round(ms / 1000);
