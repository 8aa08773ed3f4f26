import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { generatedFiles } from './generate';

it('matches the client generated from the current contract (npm run generate updates it)', async () => {
  for (const [file, text] of await generatedFiles()) {
    expect(await readFile(file, 'utf8'), file.pathname).toBe(text);
  }
});
