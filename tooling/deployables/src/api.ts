import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { root } from '@matchday/launcher/root';
import { bundle } from './bundle';
import { copyTraced } from './copy-traced';
import type { Programs } from './programs';

const folder = join(root, 'apps/api');
const built = join(folder, 'dist');

const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const ownPackages = Object.keys(dependencies).filter((name) => !name.startsWith('@matchday/'));

const input = {
  main: 'src/main.ts',
  migrate: 'src/migrate.ts',
  'image-tasks': 'src/features/media/rendering/image-tasks.ts',
};

/** Whether it is one of the packages in the API's `node_modules`. What packages of the workspace need is bundled with them. */
function isOwnPackage(id: string): boolean {
  return ownPackages.some((name) => id === name || id.startsWith(`${name}/`));
}

/** Invoices open them by their path. */
const invoiceFonts = ['400Regular/NotoSans_400Regular.ttf', '700Bold/NotoSans_700Bold.ttf'].map(
  (file) => `@expo-google-fonts/noto-sans/${file}`,
);

/** Writes the API and its migration job, with the packages that they use. */
export async function buildApi(out: string): Promise<Programs> {
  await bundle({
    folder,
    input,
    directory: built,
    isExternal: (id) => isBuiltin(id) || isOwnPackage(id),
  });
  const programs = Object.keys(input).map((name) => join(built, `${name}.js`));
  await copyTraced({ folder, programs, wholePackages: ['@orama/stemmers'], files: invoiceFonts }, out);
  return {
    start: [`import './apps/api/dist/main.js';`],
    migrate: [`import './apps/api/dist/migrate.js';`],
  };
}
