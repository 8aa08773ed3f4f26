import { defineConfig } from 'vitest/config';

/** Many made-up cases take their time on a busy machine. */
export default defineConfig({
  test: { setupFiles: ['@matchday/test-depth/set-up'], testTimeout: 30_000 },
});
