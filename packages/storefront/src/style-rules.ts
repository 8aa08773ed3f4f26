import { createVanillaExtractPlugin } from '@vanilla-extract/next-plugin';
import type { NextConfig } from 'next';

const classNames = createVanillaExtractPlugin({ outputCss: false, unstable_turbopack: { mode: 'auto' } });
const stylesheet = createVanillaExtractPlugin({
  unstable_turbopack: { mode: 'auto', glob: ['**/storefront/src/{stylesheet,task-stylesheet}.ts'] },
});

/** In the workspace, the styles of a shop are compiled into two files (`stylesheet.ts`, `task-stylesheet.ts`). */
export const compileStyles = (config: NextConfig): NextConfig => classNames(stylesheet(config));
