import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { proxyFile } from './proxy-file';

const apps = join(import.meta.dirname, '../../../../apps');
for (const app of readdirSync(apps)) {
  if (readdirSync(join(apps, app)).includes('proxy.ts'))
    writeFileSync(join(apps, app, 'proxy.ts'), proxyFile);
}
