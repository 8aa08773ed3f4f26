import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'demo/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: 'test/database-template.ts',
    setupFiles: ['@matchday/property-seed/set-up'],
    maxWorkers: 2,
    // The files of a process share its modules and the compiled database; each has its own data and server.
    isolate: false,
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    hookTimeout: 180_000,
  },
});
