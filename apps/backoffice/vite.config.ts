import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { builtFiles } from './server/built-files';

export default defineConfig({
  plugins: [react()],
  // For `dev`: calls go to the running server of the back office.
  server: { proxy: { '/api': process.env.BACKOFFICE_ORIGIN || 'http://127.0.0.1:3010' } },
  build: {
    outDir: builtFiles(process.env),
    // The folder of all files. No store has this name.
    assetsDir: '-',
    // Nothing is inlined: the policy allows scripts and styles of this origin only.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
  },
});
