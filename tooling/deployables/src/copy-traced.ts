import { globSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { root } from '@matchday/launcher/root';
import { nodeFileTrace } from '@vercel/nft';

/** Compilers of TypeScript, which programs load only while they run from their sources. */
const compilers = ['**/node_modules/tsx/**', '**/node_modules/esbuild/**', '**/node_modules/typescript/**'];

interface Programs {
  /** The folder with the programs' `node_modules`. */
  folder: string;
  programs: string[];
  /** Packages of which a program chooses a module only when it runs. */
  wholePackages: string[];
  /** Files of packages that a program opens by their path. */
  files?: string[];
}

/** Copies programs of the workspace, and every file that they load, to the same places in another folder. */
export async function copyTraced(
  { folder, programs, wholePackages, files = [] }: Programs,
  out: string,
): Promise<void> {
  const modules = wholePackages.flatMap((name) =>
    globSync(join(folder, 'node_modules', name, '**/*.{js,json}')),
  );
  const { fileList } = await nodeFileTrace([...programs, ...modules], { base: root, ignore: compilers });
  const opened = files.map((file) => join(folder, 'node_modules', file));
  const others = [...modules, ...opened].map((path) => relative(root, path));
  for (const file of new Set([...fileList, ...others])) {
    await mkdir(dirname(join(out, file)), { recursive: true });
    await cp(join(root, file), join(out, file), { recursive: true, verbatimSymlinks: true });
  }
}
