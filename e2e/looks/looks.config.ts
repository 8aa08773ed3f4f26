import { defineConfig } from '@playwright/test';
import usual from '../playwright.config';

/** Takes screenshots of every screen of every club: `npm run looks`. Uses a running platform, or starts one. */
export default defineConfig<{ images: 'loaded' | 'blank' }>(usual, {
  testDir: '.',
  testMatch: '*.looks.ts',
  timeout: 300_000,
  projects: usual.projects?.map((project) => Object.assign({}, project, { grep: /./ })),
  use: {
    images: 'loaded',
    screenshot: 'off',
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
});
