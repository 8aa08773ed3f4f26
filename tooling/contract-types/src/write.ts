import { writeFile } from 'node:fs/promises';
import { generatedFiles } from './generate';

for (const [file, text] of await generatedFiles()) await writeFile(file, text);
