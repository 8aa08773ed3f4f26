import { defineConfig } from 'vitest/config';

/** Compression is slow on a busy machine. */
export default defineConfig({ test: { testTimeout: 30_000 } });
