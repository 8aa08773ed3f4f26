import { existsSync } from 'node:fs';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';

/** Listed here so that Vite does not discover them during a run, which would reload the tests. */
const ariaModules = ['react-aria-components/ComboBox', 'react-aria-components/I18nProvider'];

/** Emulates forced colours, as for a visitor whose system colours replace the brand's. */
const forceColors: BrowserCommand<[forced: boolean]> = async ({ page }, forced) =>
  page.emulateMedia({ forcedColors: forced ? 'active' : 'none' });

const browser = process.env.BROWSER_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'theme',
          include: ['src/theme/**/*.test.ts'],
          environment: 'node',
          setupFiles: ['@matchday/test-depth/set-up'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'size', include: ['size/**/*.test.ts'], environment: 'node' } },
      {
        plugins: [react(), vanillaExtractPlugin()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'vitest-browser-react',
            'axe-core',
            'clsx',
            ...ariaModules,
          ],
        },
        test: {
          name: 'components',
          setupFiles: ['test/apply-brand.ts'],
          include: ['src/components/**/*.test.tsx'],
          testTimeout: 30_000,
          expect: { poll: { timeout: 15_000 } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { forceColors },
            provider: playwright({
              launchOptions: {
                executablePath: existsSync(browser) ? browser : undefined,
                args: ['--no-sandbox'],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
