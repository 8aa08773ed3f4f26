import { configDefaults, defineConfig } from 'vitest/config';

const deep = process.env.TEST_DEPTH === 'deep';

export default defineConfig({
  test: {
    // Processes, builds and browsers are slow on a busy machine.
    testTimeout: deep ? 1_800_000 : 60_000,
    hookTimeout: deep ? 1_800_000 : 60_000,
    exclude: [...configDefaults.exclude, ...(deep ? [] : ['**/*.deep.test.ts'])],
  },
});
