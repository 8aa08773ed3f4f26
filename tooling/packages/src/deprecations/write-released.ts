import { writeFileSync } from 'node:fs';
import { readCurrent, releasedFile } from './released-exports';

writeFileSync(releasedFile, `${JSON.stringify(readCurrent(), undefined, 1)}\n`);
