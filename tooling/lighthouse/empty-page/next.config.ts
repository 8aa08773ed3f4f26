import type { NextConfig } from 'next';

const config: NextConfig = {
  poweredByHeader: false,
  // The workspace's typecheck task covers this.
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: new URL('../../../', import.meta.url).pathname },
};

export default config;
