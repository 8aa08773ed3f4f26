import { defineConfig } from 'vitest/config';

/** Many generated cases are slow on a busy machine. */
export default defineConfig({
  test: { setupFiles: ['@matchday/test-depth/set-up'], testTimeout: 30_000 },
});
