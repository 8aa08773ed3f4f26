import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

/** The package's styles are ready-made; what is left are those of the club: its theme, pages and components. */
export const compileStyles: (config: NextConfig) => NextConfig = createVanillaExtractPlugin({
  unstable_turbopack: { mode: 'auto' },
});
