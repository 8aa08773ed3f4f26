import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // Types are checked by the workspace's own task.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: new URL('../../../', import.meta.url).pathname },
};

export default config;
