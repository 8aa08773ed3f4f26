import { join } from 'node:path';
import { findBrowser } from '@matchday/launcher/browser';
import { isDeep } from '@matchday/test-depth';
import { defineConfig, devices } from '@playwright/test';
import { dataDirectory, platformEnvironment, services } from './platform';

const startsWithinMs = 15 * 60_000;
const executablePath = await findBrowser();

/**
 * A test runs in the first club. A test with this tag depends on brand, culture, currency or the length of texts and
 * runs in every club. The deep tests run everything in every club.
 */
const inEveryClub = /@every-club/;

/** A club with data of its own instead of a demonstration runs the tests that need no more than a product on sale. */
const inEveryStore = /@every-store/;

export default defineConfig<{ clubId: string }>({
  testDir: '.',
  // These take minutes. The back office's smoke test runs always.
  testIgnore: isDeep
    ? []
    : ['first-seconds-timing.spec.ts', 'backoffice/{*jobs,drafts,looks,passkeys}.spec.ts'],
  // The configuration of the looks, in a folder of its own, extends this one.
  globalSetup: join(import.meta.dirname, 'restock.ts'),
  outputDir: 'test-results',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  fullyParallel: true,
  // Pages wait for their server part of the time: a third worker uses what two leave of two cores.
  workers: 3,
  // The retry records a trace. In the deep tests, a test that needs the retry still fails the run.
  retries: process.env.CI ? 1 : 0,
  failOnFlakyTests: isDeep,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // A test cannot intercept requests of a service worker.
    serviceWorkers: 'block',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking'],
      // The width of a text must not depend on the machine's fonts and font settings.
      env: {
        ...process.env,
        FONTCONFIG_FILE: join(import.meta.dirname, '../apps/storybook/test/fonts.conf'),
      },
    },
    screenshot: 'only-on-failure',
    // Recording every test takes a third of its time.
    trace: 'on-first-retry',
  },
  projects: services.clubs.map(({ id, url, dataFolder }, index) => ({
    name: id,
    use: { baseURL: url, clubId: id },
    ...(index > 0 && !isDeep && { grep: inEveryClub }),
    ...(dataFolder && { grep: inEveryStore }),
  })),
  webServer: {
    cwd: import.meta.dirname,
    command: `rm -rf ${dataDirectory} && exec tsx ../tooling/launcher/src/start.ts`,
    // The launcher opens the shops last, so the last shop means that everything is ready.
    url: `${services.clubs.at(-1)?.url}/`,
    env: platformEnvironment,
    timeout: startsWithinMs,
    reuseExistingServer: !process.env.CI,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
