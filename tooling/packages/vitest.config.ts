import { configDefaults, defineConfig } from 'vitest/config';

const deep = process.env.TEST_DEPTH === 'deep';

export default defineConfig({
  test: {
    globalSetup: ['test/build-and-pack.ts'],
    // Installs, builds and browsers are slow on a busy machine.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    fileParallelism: false,
    exclude: [...configDefaults.exclude, ...(deep ? [] : ['**/*.deep.test.ts'])],
  },
});
