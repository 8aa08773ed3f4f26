import { defineConfig } from 'vitest/config';

/** Real processes and sockets are slow on a busy machine. */
export default defineConfig({
  test: { testTimeout: 30_000, expect: { poll: { timeout: 15_000 } } },
});
