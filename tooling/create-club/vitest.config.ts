import { isDeep } from '@matchday/test-depth';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['@matchday/test-depth/set-up'],
    // Browsers, installs and builds are slow on a busy machine.
    testTimeout: isDeep ? 1_800_000 : 60_000,
    hookTimeout: 600_000,
    exclude: [...configDefaults.exclude, 'standalone/**', ...(isDeep ? [] : ['**/*.deep.test.ts'])],
  },
});
