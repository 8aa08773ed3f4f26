import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { setupFiles: ['@matchday/property-seed/set-up'] } });
