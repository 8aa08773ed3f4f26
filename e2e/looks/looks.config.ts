import { defineConfig } from '@playwright/test';
import usual from '../playwright.config';

/** Pictures of every club's screens instead of tests: `npm run looks`. A running platform is used, or one is started. */
export default defineConfig<{ pictures: 'shown' | 'left out' }>(usual, {
  testDir: '.',
  testMatch: '*.looks.ts',
  timeout: 300_000,
  projects: usual.projects?.map((project) => Object.assign({}, project, { grep: /./ })),
  use: {
    pictures: 'shown',
    screenshot: 'off',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
