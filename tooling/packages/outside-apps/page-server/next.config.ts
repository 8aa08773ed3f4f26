import { createRequire } from 'node:module';
import type { NextConfig } from 'next';

const config: NextConfig = {
  cacheHandler: createRequire(import.meta.url).resolve('@matchday/page-server/page-store'),
};

export default config;
