import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compareWithBaseline } from './test/compare-with-baseline';
import { emulate } from './test/emulate';

const browser = process.env.BROWSER_PATH ?? '/usr/bin/chromium';

const inBrowser = (name: string) => ({
  extends: './vite.config.ts',
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-dev-runtime',
      'axe-core',
      'clsx',
      '@storybook/react-vite',
    ],
  },
  test: {
    name,
    include: [`test/${name}.test.tsx`],
    setupFiles: ['test/set-up-stories.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { compareWithBaseline, emulate },
      provider: playwright({
        launchOptions: {
          executablePath: existsSync(browser) ? browser : undefined,
          args: [
            '--no-sandbox',
            '--font-render-hinting=none',
            '--disable-lcd-text',
            '--force-color-profile=srgb',
          ],
        },
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'], environment: 'node' },
      },
      inBrowser('stories'),
      inBrowser('baselines'),
    ],
  },
});
