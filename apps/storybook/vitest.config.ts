import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isDeep } from '@matchday/test-depth';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { compareWithBaseline } from './test/compare-with-baseline';
import { emulate } from './test/emulate';

const browser = process.env.BROWSER_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: { name: 'node', include: ['{src,test}/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: './vite.config.ts',
        // Lists what the stories import, so that Vite finds no new dependency during the tests.
        optimizeDeps: { entries: ['test/*.test.tsx', '../../packages/ui/src/components/**/*.tsx'] },
        test: {
          name: 'stories',
          include: ['test/*.test.tsx'],
          exclude: isDeep ? [] : ['**/*.deep.test.tsx'],
          provide: { isDeep },
          setupFiles: ['test/set-up-stories.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            commands: { compareWithBaseline, emulate },
            provider: playwright({
              launchOptions: {
                env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'test/fonts.conf') },
                executablePath: existsSync(browser) ? browser : undefined,
                args: [
                  '--no-sandbox',
                  '--font-render-hinting=none',
                  '--disable-lcd-text',
                  '--force-color-profile=srgb',
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
