import { isDeep } from '@matchday/test-depth';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    setupFiles: ['@matchday/test-depth/set-up'],
    // Builds and starts are slow on a busy machine.
    testTimeout: isDeep ? 900_000 : 60_000,
    hookTimeout: 900_000,
    fileParallelism: false,
    exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.ts'])],
  },
});
