import { join } from 'node:path';

/** The folder of the built client. The tests build into one of their own, as those of the shops do. */
export const builtFiles = ({ NEXT_DIST_DIR }: Record<string, string | undefined>): string =>
  join(import.meta.dirname, '..', NEXT_DIST_DIR === '.next-tests' ? 'dist-tests' : 'dist');
