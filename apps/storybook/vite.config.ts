import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fontAddresses } from './src/clubs/font-addresses';

/** Shared by Storybook and the tests of its stories. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), fontAddresses()],
  resolve: {
    alias: { 'next/font/local': fileURLToPath(new URL('./src/clubs/local-font.ts', import.meta.url)) },
  },
});
