import { isDeep } from '@matchday/test-depth';
import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Each file builds shops and starts a platform of its own.
    fileParallelism: false,
    testTimeout: 1_200_000,
    hookTimeout: 1_200_000,
    exclude: [...configDefaults.exclude, ...(isDeep ? [] : ['**/*.deep.test.ts'])],
  },
});
