import { join } from 'node:path';
import { root } from '@matchday/launcher/root';
import { bundle } from './bundle';
import { copyTraced } from './copy-traced';
import type { Programs } from './programs';

const folder = join(root, 'apps/api');
const built = join(folder, 'dist');

const input = {
  main: 'src/main.ts',
  migrate: 'src/migrate.ts',
  'image-tasks': 'src/features/media/rendering/image-tasks.ts',
};

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
    isExternal: (id) => !/^(?:[./]|@matchday\/)/.test(id),
  });
  const programs = Object.keys(input).map((name) => join(built, `${name}.js`));
  await copyTraced({ folder, programs, wholePackages: ['@orama/stemmers'], files: invoiceFonts }, out);
  return {
    start: [`import './apps/api/dist/main.js';`],
    migrate: [`import './apps/api/dist/migrate.js';`],
  };
}
