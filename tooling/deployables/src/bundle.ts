import { join } from 'node:path';
import { rolldown } from 'rolldown';

interface Bundle {
  /** The folder of the app, with its `tsconfig.json`. */
  folder: string;
  /** The modules to write, by the name of their file. */
  input: Record<string, string>;
  /** Where to write them. */
  directory: string;
  /** Whether the program imports a module from `node_modules` when it runs. */
  isExternal: (id: string) => boolean;
}

/** Writes modules of TypeScript as JavaScript that Node runs, with what they import. */
export async function bundle({ folder, input, directory, isExternal }: Bundle): Promise<void> {
  const build = await rolldown({
    cwd: folder,
    input,
    platform: 'node',
    tsconfig: join(folder, 'tsconfig.json'),
    external: isExternal,
    checks: { bundlerTimings: false },
  });
  await build.write({ dir: directory, format: 'esm', sourcemap: true, cleanDir: true });
  await build.close();
}
