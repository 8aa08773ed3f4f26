import { copyFile, writeFile } from 'node:fs/promises';
import { files } from './contract-changes';

// Makes the current document the released one. From now on, it is what changes are compared with.
await copyFile(files.current, files.released);
await writeFile(files.declared, '[]\n');
